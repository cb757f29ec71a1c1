// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

/// The figures that the descriptions of the reference pictures give, cases 01 to 37.
///
/// Boxes agree within one pixel, flat colours within 2 levels.
@Suite struct LayoutFidelity {
  @Test(arguments: widgets + cards) @MainActor func agrees(_ one: Measured) throws {
    try one.verify()
  }

  private static func rows(_ y0: Double, _ y1: Double, x: ClosedRange<Double>) -> Rect {
    Rect(minX: x.lowerBound, minY: y0, maxX: x.upperBound, maxY: y1)
  }

  static let widgets = [
    Measured(
      "01_ha_energy_small_light",
      .size(480, 480),
      .pixel(1, 1, 0xFFFFFF),
      // "Today", "kWh", "Solar", "kWh", "Grid" stand on these lines.
      .inkRows(18.33, 29.67, within: rows(10, 36, x: 14...55)),
      .inkBottom(66.67, within: rows(45, 72, x: 92...135)),
      .inkBottom(84.67, within: rows(72, 96, x: 32...70)),
      .inkBottom(123.33, within: rows(100, 129, x: 80...125)),
      .inkBottom(141.33, within: rows(129, 156, x: 32...70)),
      .box(0xFF9800, 16, 48.67, 39, 69.33, within: rows(40, 72, x: 14...39))
    ),
    Measured(
      "02_ha_energy_small_nodata_dark",
      .size(480, 480),
      .pixel(1, 1, 0x000000),
      .inkBottom(66.67, within: rows(45, 72, x: 14...100)),
      .inkBottom(84.67, within: rows(72, 96, x: 32...70)),
      .inkBottom(123.33, within: rows(100, 129, x: 14...100)),
      .inkBottom(141.33, within: rows(129, 156, x: 32...70))
    ),
    Measured(
      "07_ha_live_activity_progress_light",
      .size(1080, 390),
      .pixel(16.2, 54, 0x95DBFB),
      .pixel(17.2, 54, 0xCDEEFD),
      .pixel(62.8, 54, 0xCDEEFD),
      .box(0x95DBFB, 16, 30, 64, 78),
      .box(0x03A9F4, 26, 40, 54, 68, within: rows(32, 76, x: 17...63)),
      .box(0xE0E0E0, 150, 90.33, 344, 100.33, within: rows(85, 110, x: 150...360)),
      .pixel(18, 95, 0x19AFF3),
      .pixel(60, 95, 0x12ADF3),
      .pixel(100, 95, 0x0BABF4),
      .pixel(140, 95, 0x04A9F4),
      .pixel(146, 95, 0x03A9F4),
      .pixel(148, 95, 0xE0E0E0),
      .inkBottom(46.67, within: rows(25, 60, x: 300...350))
    ),
    Measured(
      "09_ha_live_activity_critical_light",
      .size(1080, 390),
      .pixel(40, 42.2, 0xFDD9D7),
      .pixel(40, 41.2, 0xFBB0AA),
      .box(0xFBB0AA, 16, 41, 64, 89),
      .inkBottom(57.67, within: rows(36, 71, x: 300...350))
    ),
    Measured(
      "10_ha_live_activity_small_progress",
      .size(546, 252),
      .box(0x03A9F4, 12, 21, 30, 39.33, within: rows(10, 50, x: 0...60)),
      .pixel(20, 60, 0x19B1F5),
      .pixel(46.7, 60, 0x0EADF5),
      .inkRows(57, 63, within: rows(50, 80, x: 0...90))
    ),
    Measured(
      "11_ha_calendar_small_light",
      .size(510, 510),
      .box(0x4269D0, 16, 67.33, 19, 96),
      .box(0xF4BD4A, 16, 100, 19, 128.67),
      .inkRows(18.33, 26.67, within: rows(10, 30, x: 10...60)),
      .inkBottom(56.67, within: rows(32, 66, x: 10...60)),
      .inkBottom(79, within: rows(66, 81, x: 22...40))
    ),
    Measured(
      "12_ha_calendar_medium_light",
      .size(1092, 510),
      .box(0x4269D0, 62, 16, 65, 44.67, within: rows(0, 50, x: 50...80)),
      .box(0xF4BD4A, 62, 52.67, 65, 81.33),
      .box(0x4269D0, 62, 89.33, 65, 118, within: rows(85, 130, x: 50...80)),
      .box(0x18BCF2, 330, 16, 348, 34)
    ),
    Measured(
      "14_ha_calendar_medium_empty",
      .size(1092, 510),
      .inkBottom(100.67, within: rows(86, 105, x: 150...200)),
      .pixel(182, 60, 0x009AC7)
    ),
    Measured(
      "15_ha_accessory_rect",
      .size(516, 228),
      // The last line has a descender; its capitals begin here.
      .inkRows(17.33, 29.33, within: rows(10, 31, x: 0...170)),
      .inkRows(48.67, 61, within: rows(48, 70, x: 0...170))
    ),
    Measured(
      "16_ha_tiles_medium_light",
      .size(1050, 480),
      .box(0xB2E0EE, 20, 23, 58, 61, within: rows(8, 76, x: 8...66)),
      .box(0xE0E0E0, 7.67, 7.67, 171.33, 76.33, within: rows(0, 80, x: 0...175)),
      .box(0xE0E0E0, 178.67, 83.67, 342.33, 152.33, within: rows(80, 160, x: 175...350)),
      .pixel(7.4, 40, 0xEFEFEF),
      .pixel(7.7, 40, 0xE0E0E0),
      .pixel(8.1, 40, 0xE0E0E0),
      .pixel(8.4, 40, 0xEFEFEF),
      .inkRows(29.33, 39.67, within: rows(20, 42, x: 69...140)),
      .inkRows(45, 54.33, within: rows(42, 60, x: 69...140))
    ),
    Measured(
      "17_ha_tiles_large_light",
      .size(1050, 930),
      .box(0xE0E0E0, 7.67, 159.67, 171.33, 228.33, within: rows(155, 310, x: 0...175)),
      .pixel(100, 235, 0xFFFFFF),
      .pixel(100, 300, 0xFFFFFF)
    ),
    Measured(
      "18_ha_tiles_small_dark",
      .size(480, 480),
      .pixel(2, 2, 0x000000),
      .pixel(80, 70, 0x1C1B1B),
      .box(0x14414F, 20, 23, 58, 61, within: rows(0, 78, x: 0...66)),
      .pixel(7.4, 40, 0x191B1B),
      .pixel(7.7, 40, 0x333737),
      .pixel(8.1, 40, 0x333737),
      .pixel(8.4, 40, 0x272929),
      .box(0x333737, 7.67, 83.67, 152.33, 152.33, within: rows(80, 160, x: 0...160))
    ),
    Measured(
      "22_ha_rect_complication_all",
      .size(660, 360),
      .pixel(2, 2, 0x000000),
      .box(0x0C3416, 165, 56.33, 182, 63.33, within: rows(45, 75, x: 165...190)),
      .inkRows(48.67, 71, within: rows(47, 74, x: 110...162)),
      .box(0x30D158, 36, 48.67, 160.67, 71),
      .inkBottom(30.67, within: rows(18, 34, x: 34...41)),
      .inkRows(76, 83.67, within: rows(74, 86, x: 34...60))
    ),
    Measured(
      "23_ha_rect_complication_textonly",
      .size(660, 360),
      .inkBottom(57, within: rows(44, 60, x: 34...100)),
      .inkRows(62.67, 73, within: rows(60, 78, x: 34...100))
    ),
  ]

  static let cards = [
    Measured(
      "24_vault_note_title_desc",
      .size(750, 750),
      .pixel(0.1, 0.1, 0xFFFFFF),
      .pixel(125, 200, 0xF2F2F7),
      .pixel(0.5, 125, 0xCFCFD2),
      .pixel(125, 0.5, 0xCFCFD2),
      .box(0xA1A1A3, 16, 16, 28, 30, within: rows(10, 36, x: 10...40)),
      .inkBottom(57.33, within: rows(36, 70, x: 14...80)),
      .inkRows(76.33, 87.67, within: rows(72, 95, x: 14...130))
    ),
    Measured(
      "26_vault_note_title_only",
      .size(750, 750),
      .inkBottom(65, within: rows(36, 76, x: 14...100))
    ),
    Measured(
      "27_vault_encrypted_short",
      .size(750, 750),
      .inkBottom(64, within: rows(36, 76, x: 14...100)),
      .inkRows(225, 232, within: rows(215, 240, x: 14...100))
    ),
    Measured(
      "28_vault_encrypted_long",
      .size(750, 750),
      .inkBottom(56.33, within: rows(38, 61, x: 14...240)),
      .inkBottom(80.33, within: rows(62, 85, x: 14...240)),
      .inkBottom(199.67, within: rows(181, 210, x: 14...240)),
      .inkRows(225, 232, within: rows(215, 240, x: 14...100))
    ),
    Measured(
      "29_vault_totp_visible",
      .size(750, 750),
      .inkRows(222, 234, within: rows(214, 240, x: 120...130)),
      .pixel(125, 228, 0x0088FF),
      .pixel(180, 228, 0x00AEB7),
      .pixel(232, 228, 0x33C65D),
      .inkBottom(52.67, within: rows(36, 58, x: 14...90)),
      .inkBottom(70, within: rows(58, 80, x: 14...60)),
      .inkBottom(119.67, within: rows(85, 130, x: 14...170))
    ),
    Measured(
      "30_vault_totp_notready_redacted",
      .size(750, 750),
      .box(0x8E8E93, 16, 222, 234, 234, within: rows(200, 245, x: 5...245)),
      .inkBottom(52.67, within: rows(36, 58, x: 14...90)),
      .inkBottom(70, within: rows(58, 80, x: 14...60))
    ),
    Measured(
      "31_vault_totp_editing",
      .size(750, 750),
      .pixel(125, 180, 0x0088FF),
      .pixel(125, 228, 0x4CABFF),
      .box(0x4CABFF, 16, 222, 234, 234, within: rows(200, 245, x: 5...245)),
      .pixel(0.1, 0.1, 0xFFFFFF)
    ),
    Measured(
      "33_vault_timer_half",
      .size(450, 60),
      .box(0x0088FF, 0, 0, 75, 20),
      .box(0xF2F2F7, 75, 0, 150, 20),
      .share(0x0088FF, 0.5),
      .share(0xF2F2F7, 0.5)
    ),
    Measured("34_vault_timer_redacted_placeholder", .size(450, 60), .share(0x8E8E93, 1)),
    Measured(
      "35_vault_timer_redacted_privacy",
      .size(450, 60),
      .share(0x0088FF, 0.5),
      .share(0xF2F2F7, 0.5)
    ),
    Measured(
      "36_vault_tagpill_selected_light",
      .size(900, 600),
      .pixel(10, 10, 0xFFFFFF),
      .pixel(150, 85, 0xF0F0F0),
      .inkRows(81.33, 119, within: rows(70, 130, x: 149...151)),
      .box(0xF0F0F0, 80.67, 82.33, 219.33, 118, within: rows(82, 118.4, x: 75...225)),
      .pixel(100, 100, 0x303030)
    ),
    Measured(
      // A symbol's box, which the stand-in fills, begins 2 points above its ink.
      "37_vault_qr_grid",
      .box(0x000000, 41, 0, 66.67, 29.33, within: rows(0, 34, x: 36...70)),
      .box(0x000000, 79.67, 37.33, 105, 66.67, within: rows(34, 72, x: 76...110)),
      .box(0x000000, 195, 112, 220.33, 141.33, within: rows(110, 142, x: 192...230)),
      .box(0x34C759, 3, 2.67, 27.33, 27, within: rows(0, 34, x: 0...36)),
      .pixel(3.4, 28.8, 0xF2F2F2)
    ),
  ]
}
