// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeRaster

/// Profiles of the shadows and blurs of the reference pictures, within 3 levels.
@Suite struct ShadowFidelity {
  @Test(arguments: cases) @MainActor func agrees(_ one: Measured) throws {
    try one.verify()
  }

  static let cases = [
    Measured("71_shadow_layering", disc + layers),
    Measured("73_popularity_badge_80", badge),
    Measured("83_ferrostar_trip_progress", card),
  ]

  private static let disc: [Measured.Check] = [
    .size(200, 200),
    .box(0x34C759, 50, 50, 150, 150),
    .clear(0, 0),
    .clear(199, 0),
  ]

  /// Four shadows of each other, to the left of the disc and towards its upper left.
  private static let layers: [Measured.Check] =
    [
      (4, 0x0080_FF02), (8, 0x2B55_D506), (12, 0x3366_CC0A), (16, 0x3A68_B916), (20, 0x4567_C125),
      (24, 0x4F6D_B03D), (28, 0x5672_A95C), (32, 0x5D70_9784), (36, 0x5F6A_82AF),
      (40, 0x5D67_69D4), (44, 0x5260_51ED), (48, 0x4254_3AF9),
    ].map { .straight($0.0, 100, $0.1, within: 3) }
    + [
      (36, 0x246D_DB07), (40, 0x3373_BF14), (44, 0x4F6D_B62A), (48, 0x556E_A751),
      (52, 0x5B6F_9587), (56, 0x5F6A_77C1), (60, 0x5662_54EA),
    ].map { .straight($0.0, $0.0, $0.1, within: 3) }

  /// The shadow of a dashed ring of which a fifth is missing; the dashes themselves stand
  /// elsewhere, since Apple's circle is a little shorter for them.
  private static let badge: [Measured.Check] =
    [
      (6, 24, 0x36BC_5113), (8, 24, 0x33CC_550F), (10, 24, 0x40BF_6008), (40, 28, 0x3DCE_5515),
      (38, 28, 0x37DB_5B0E), (36, 26, 0x33FF_6605), (24, 38, 0x3BC4_620D), (24, 36, 0x2BD5_5506),
      (24, 34, 0x0080_8002), (2, 30, 0x36C9_5E13), (1, 30, 0x33CC_550F), (0, 30, 0x2BBF_550C),
      (46, 30, 0x33CC_550F), (47, 20, 0x37C8_5B0E),
    ].map { .straight($0.0, $0.1, $0.2, within: 3) }
    + [.size(48, 48), .straight(9, 9, 0, within: 1), .straight(24, 19, 0, within: 2)]

  /// The default shadow with a radius of 12, above and below a card.
  private static let card: [Measured.Check] = [
    (421, 0x82CB72), (424, 0x81C971), (427, 0x80C870), (430, 0x7EC56E), (433, 0x7CC16D),
    (436, 0x79BD6A), (439, 0x75B767), (442, 0x71B063), (444.67, 0x6DAA60), (487.67, 0x6EAB60),
    (490, 0x71B063), (493, 0x75B767), (496, 0x79BD6A), (499, 0x7CC16D), (502, 0x7EC56E),
    (505, 0x80C870), (508, 0x81C971), (511, 0x82CB72),
  ].map { .pixel(160, $0.0, $0.1, within: 3) }

  /// The light of a text blurred by 20 points, down the middle of case 72.
  ///
  /// Where it is strong it is up to 15 % weaker than Apple's, since the stand-in's letters hold
  /// less ink.
  @Test @MainActor func aBlurFadesAsInCase72() throws {
    let picture = try MeasuredPicture(of: "72_rainbow_glow")
    for (y, alpha) in [(38, 3), (46, 6), (54, 15), (142, 24), (150, 10), (158, 3), (166, 0)] {
      #expect(abs(Int(picture.pixmap[150, y].alpha) - alpha) <= 3, "at \(y)")
    }
    for (y, alpha) in [(62, 32), (70, 59), (78, 96), (118, 113), (126, 77), (134, 45)] {
      let found = Int(picture.pixmap[150, y].alpha)
      #expect(found <= alpha && Double(found) >= 0.85 * Double(alpha), "at \(y): \(found)")
    }
  }
}
