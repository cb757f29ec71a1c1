// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeRaster

/// Colours along the gradients of the reference pictures, within 4 levels.
///
/// How Apple mixes colours is fitted, see `RootLight` and `AnyGradient`.
@Suite struct GradientFidelity {
  @Test(arguments: stops + tints + opacities) @MainActor func agrees(_ one: Measured) throws {
    try one.verify()
  }

  private static func across(_ y: Double, _ colors: [(Double, UInt32)]) -> [Measured.Check] {
    colors.map { .pixel($0.0, y, $0.1, within: 4) }
  }

  private static func down(_ x: Double, _ colors: [(Double, UInt32)]) -> [Measured.Check] {
    colors.map { .pixel(x, $0.0, $0.1, within: 4) }
  }

  static let stops = [
    // Red, blue and green.
    Measured(
      "29_vault_totp_visible",
      across(
        228,
        [
          (18, 0xFC3A41), (22, 0xF63E4A), (30, 0xEA485C), (38, 0xDE516C), (46, 0xD25B7C),
          (54, 0xC6658B), (62, 0xB96F99), (70, 0xAC78A7), (78, 0x997BB5), (86, 0x857DC2),
          (94, 0x707FCF), (102, 0x5981DC), (110, 0x4184E8), (118, 0x2486F5), (122, 0x1287FB),
          (125, 0x0089FF), (130, 0x008BF8), (140, 0x0092EB), (150, 0x0099DF), (160, 0x00A0D2),
          (170, 0x00A7C5), (180, 0x00AEB7), (190, 0x00B3A7), (200, 0x0DB797), (210, 0x1CBC85),
          (220, 0x26C073), (232, 0x33C65D),
        ]
      )
    )
  ]

  /// `Color.gradient`.
  static let tints = [
    Measured(
      "41_flow_valign_center",
      down(44, [(95, 0x2EA8FF), (104, 0x239EFF), (110, 0x1B98FF), (117, 0x1192FF)])
        + down(44, [(122, 0x068CFF), (131, 0x0088FF), (139, 0x0088FF)])
        + down(102, [(90, 0xFFAC58), (101, 0xFFA34B), (109, 0xFF9D42), (117, 0xFF9637)])
        + down(102, [(124, 0xFF912E), (134, 0xFF8D28), (144, 0xFF8D28)])
        + down(160, [(92, 0x62DD81), (102, 0x55D675), (109, 0x4DD26E), (117, 0x42CD65)])
        + down(160, [(123, 0x38C95C), (132, 0x34C759), (141, 0x34C759)])
        + down(218, [(97, 0xFFCD00), (105, 0xFFCD00), (111, 0xFECB00), (117, 0xFAC600)])
        + down(218, [(121, 0xF8C400), (129, 0xF4BE00), (136, 0xF0B900)])
        + down(276, [(87, 0xCAA489), (99, 0xC29A7D), (108, 0xBA9173), (117, 0xB58A6B)])
        + down(276, [(124, 0xAF8363), (135, 0xAC7F5E), (146, 0xAC7F5E)])
        + down(44, [(160, 0x37DFCD), (169, 0x2BD8C6), (176, 0x23D4C1), (184, 0x16CFBB)])
        + down(44, [(189, 0x0ACAB5), (198, 0x00C8B3), (207, 0x00C8B3)])
        + down(102, [(158, 0x887CFF), (168, 0x7D71FC), (176, 0x7568FA), (184, 0x6C60F8)])
        + down(102, [(190, 0x665AF7), (199, 0x6155F5), (209, 0x6155F5)])
        + down(160, [(155, 0x37D8FA), (166, 0x2BD1F5), (175, 0x22CCF1), (184, 0x15C6EC)])
        + down(160, [(190, 0x0CC4EB), (201, 0x00C0E8), (212, 0x00C0E8)])
        + down(218, [(163, 0xB0B0B4), (171, 0xA6A6AB), (177, 0xA0A0A5), (184, 0x97979C)])
        + down(218, [(189, 0x919196), (196, 0x8E8E93), (204, 0x8E8E93)])
        + down(276, [(161, 0xFF587E), (170, 0xFF4B73), (177, 0xFF416A), (184, 0xFF3761)])
        + down(276, [(189, 0xFF315A), (197, 0xFF2D55), (206, 0xFF2D55)])
    ),
    Measured(
      "42_flow_mixed_flex",
      down(37, [(16, 0xFF6267), (26, 0xFF555A), (33, 0xFF4D53), (41, 0xFF4349)])
        + down(37, [(47, 0xFF3B40), (56, 0xFF383C), (65, 0xFF383C)])
        + down(127, [(16, 0x62DD81), (26, 0x54D675), (33, 0x4CD26E), (41, 0x42CD65)])
        + down(127, [(47, 0x38C95C), (56, 0x34C759), (65, 0x34C759)])
        + down(250, [(16, 0x2EA8FF), (26, 0x229DFF), (33, 0x1A98FF), (41, 0x1091FF)])
        + down(250, [(47, 0x048AFF), (56, 0x0088FF), (65, 0x0088FF)])
        + down(150, [(74, 0xFFCC00), (84, 0xFFCC00), (91, 0xFECB00), (99, 0xFAC600)])
        + down(150, [(105, 0xF7C200), (114, 0xF4BE00), (123, 0xF0B900)])
    ),
  ]

  static let opacities = [
    Measured(
      "07_ha_live_activity_progress_light",
      across(95, [(18, 0x19AFF2), (60, 0x12ADF3), (100, 0x0BABF4), (140, 0x04A9F4)])
    ),
    Measured(
      "10_ha_live_activity_small_progress",
      across(
        60,
        [(20, 0x19B1F5), (33.3, 0x14AFF5), (46.7, 0x0EADF5), (60, 0x09ABF4), (71.7, 0x05AAF4)]
      )
    ),
    // A mask that thins nothing where the text stands, and one of 0.3 everywhere.
    Measured("24_vault_note_title_desc", .pixel(125, 225, 0xF2F2F7)),
    Measured(
      "31_vault_totp_editing",
      across(228, [(30, 0x4CABFF), (125, 0x4CABFF), (220, 0x4CABFF)])
    ),
    // Gradients of nothing leave their ground alone.
    Measured("68_skeleton_capsule", across(25, [(1, 0xF2F2F7), (25, 0xF2F2F7), (50, 0xF2F2F7)])),
    Measured(
      "69_skeleton_roundrect_dark",
      across(25, [(1, 0x1C1C1E), (25, 0x1C1C1E), (50, 0x1C1C1E)])
    ),
  ]

  /// Hues turn clockwise from the right, mixed straight through sRGB as iOS 15 mixed them.
  ///
  /// How strong they are depends on the letters in front, so only the hues are compared.
  @Test @MainActor func aRainbowTurnsAsInCase72() throws {
    let picture = try MeasuredPicture(of: "72_rainbow_glow")
    let hues: [(x: Int, y: Int, color: UInt32)] = [
      (30, 100, 0x00FFB9), (60, 70, 0x00DEDE), (200, 75, 0xEF00E0), (240, 70, 0xEE00C6),
      (240, 135, 0xFF5300), (200, 130, 0xFF7800), (100, 130, 0x00FF3E), (60, 135, 0x00FF60),
    ]
    for (x, y, color) in hues {
      let found = picture.pixmap[x, y]
      let wanted = [16, 8, 0].map { Double(color >> $0 & 255) }
      let levels = [found.red, found.green, found.blue].map {
        255 * Double($0) / Double(found.alpha)
      }
      // A premultiplied level counts for as much more as the pixel is clear.
      let limit = 4 + 255 / Double(found.alpha)
      #expect(zip(wanted, levels).allSatisfy { abs($0 - $1) <= limit }, "(\(x), \(y)): \(levels)")
    }
  }
}
