// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

/// Edges and colours of shapes, strokes and images in the reference pictures.
///
/// Edges agree within one pixel, flat colours within 2 levels.
@Suite struct ShapeFidelity {
  @Test(arguments: gauges + rings + skeletons + cards + texts) @MainActor
  func agrees(_ one: Measured) throws {
    try one.verify()
  }

  private static func area(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Rect {
    Rect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  /// From where to where a row has a colour.
  private static func span(
    _ color: UInt32,
    _ y: Double,
    _ x0: Double,
    _ x1: Double,
    within x: ClosedRange<Double> = 0...400,
    scale: Double = 3
  ) -> Measured.Check {
    let top = (y * scale).rounded(.down) / scale
    let row = (top + 0.01)...(top + 1 / scale + 0.01)
    return .box(color, x0, top, x1, top + 1 / scale, within: area(x, row))
  }

  static let gauges = [
    Measured(
      "04_ha_gauge_small_capacity_light",
      .size(480, 480),
      .pixel(5, 5, 0xFFFFFF),
      span(0x009AC7, 80, 20.67, 139.33),
      span(0x009AC7, 120, 36.67, 123.33),
      span(0x009AC7, 40, 108, 123.67, within: 80...160),
      // The track shows between the caps of the arc.
      span(0xBFE6F1, 40, 36, 52, within: 20...60),
      .box(0xBFE6F1, 30.33, 24, 76, 58.67, within: area(20...76, 24...60)),
      .inkRows(20.6, 139.4, within: area(0...160, 0...160)),
      .box(0x18BCF2, 72, 56.67, 88, 72.33),
      .inkBottom(98.33, within: area(52...108, 76...104))
    ),
    Measured(
      "06_ha_gauge_small_single_light",
      .size(480, 480),
      span(0x009AC7, 87.33, 20.67, 139.33),
      span(0x009AC7, 60, 27.33, 132.67),
      span(0x009AC7, 120, 30.67, 44, within: 0...80),
      span(0xBFE6F1, 115, 120, 132.33),
      span(0xBFE6F1, 120, 116, 129.33),
      .inkRows(27.67, 39.67, within: area(70...90, 20...60)),
      .inkRows(100, 131, within: area(20...60, 100...150)),
      .box(0x18BCF2, 72, 120, 88, 135.67),
      .inkBottom(106.33, within: area(52...108, 84...112))
    ),
    Measured(
      "19_ha_gauge_accessoryCircularCapacity",
      .size(360, 360),
      .pixel(1, 1, 0x000000),
      span(0x30D158, 60, 83.67, 89, within: 76...100),
      span(0x30D158, 45, 78.33, 84.67, within: 76...100),
      span(0x30D158, 75, 78, 84.33, within: 76...100),
      .pixel(33.5, 55, 0x11491F),
      .pixel(45, 38, 0x11491F),
      .inkRows(31, 89, within: area(20...100, 20...100)),
      .inkBottom(64.33, within: area(42...78, 57.5...65.9))
    ),
    Measured(
      // Apple's "68%" stands 2 points higher above "Battery" than spacing explains.
      "20_ha_gauge_accessoryCircular_minmax",
      .size(360, 360),
      span(0x30D158, 60, 31, 36.33, within: 20...40),
      span(0x30D158, 70, 33, 38.67, within: 20...44),
      .box(0x30D158, 31, 31, 88.67, 75.67, within: area(20...100, 20...80)),
      // A hole goes through the ground, and a dot stands in it.
      .clear(74, 41),
      .clear(78, 36.8),
      .clear(82, 41),
      .clear(78, 45),
      .box(0x30D158, 75.33, 38, 80.67, 43.67, within: area(74.8...81.2, 37.8...44)),
      .inkBottom(83.33, within: area(42...78, 77...90))
    ),
    Measured(
      "22_ha_rect_complication_all",
      .pixel(170, 60, 0x0C3416),
      .pixel(60, 60, 0x30D158),
      .box(0x30D158, 36, 48.67, 160.67, 71)
    ),
  ]

  static let rings = [
    Measured(
      "44_ring_half_noText",
      .size(400, 400),
      .pixel(50, 100, 0xFFFFFF),
      .box(0x007AFF, 100, 0, 200, 200),
      span(0x007AFF, 4, 100, 128, scale: 2),
      span(0x007AFF, 50, 163, 186.5, scale: 2),
      span(0x007AFF, 100, 180, 200, scale: 2),
      span(0x007AFF, 190, 100, 142.5, scale: 2)
    ),
    Measured(
      "45_ring_half_roundcap",
      .size(400, 400),
      .inkRows(0, 200, within: area(80...200, 0...200)),
      span(0x007AFF, 4, 92, 128, scale: 2),
      span(0x007AFF, 10, 90.5, 143.5, scale: 2),
      span(0x007AFF, 100, 180, 200, scale: 2),
      span(0x007AFF, 190, 90.5, 142.5, scale: 2)
    ),
    Measured(
      // iOS 14 cut curves by their parameter instead of their length: its arc ends at 273.77°
      // instead of 273.6°. iOS 26 cuts by length (case 04).
      "46_ring_76_text",
      .size(400, 400),
      .box(0x007AFF, 0, 0, 200, 200),
      span(0x007AFF, 100, 180, 200, within: 160...200, scale: 2),
      span(0x007AFF, 150, 14, 186, scale: 2),
      span(0x007AFF, 50, 163, 186.5, scale: 2),
      .inkRows(93.57, 102, within: area(2...2.5, 80...102)),
      .inkRows(94.6, 102, within: area(18...18.5, 80...102)),
      .inkRows(93, 106.5, within: area(48...152, 88...112))
    ),
    Measured(
      "48_progressring_default",
      .size(400, 400),
      .pixel(100, 60, 0xFFFFFF),
      span(0x8E8E93, 100, 0, 200, scale: 2),
      span(0x007AFF, 100, 176, 192, scale: 2),
      span(0x007AFF, 30, 131, 159.5, scale: 2),
      span(0x007AFF, 60, 165, 182.5, scale: 2),
      span(0x8E8E93, 30, 28.5, 171.5, scale: 2),
      .box(0x007AFF, 100, 8, 192, 192),
      .inkRows(89.5, 110.5, within: area(70...130, 80...120))
    ),
  ]

  static let skeletons = [
    Measured(
      "68_skeleton_capsule",
      .size(300, 150),
      .clear(0, 0),
      .clear(99.9, 49.9),
      .opaque(y: 0, 23, 77),
      .opaque(y: 3.5, 12.33, 87.67),
      .opaque(y: 10.17, 5, 95),
      .opaque(y: 25, 0, 100)
    ),
    Measured(
      "69_skeleton_roundrect_dark",
      .size(300, 150),
      .clear(0, 0),
      .opaque(y: 0, 10, 90),
      .opaque(y: 3.5, 2.33, 97.67),
      .opaque(y: 10.17, 0, 100)
    ),
  ]

  /// A square card with a border, whose icon, text and bar the layout's figures cover.
  private static func card(_ name: String, fill: UInt32 = 0xF2F2F7) -> Measured {
    Measured(
      name,
      .size(750, 750),
      .pixel(0.1, 0.1, 0xFFFFFF),
      .pixel(242, 125, fill),
      span(0xCFCFD2, 0, 13, 237),
      span(0xCFCFD2, 0.5, 9.67, 240.33),
      .box(0xCFCFD2, 0, 8.33, 1, 241.67, within: area(0...1, 0...250)),
      // Over the host's white, where the fill is cut off.
      .pixel(8.7, 0.5, 0xD7D7D7)
    )
  }

  /// Colours of texts, taken where a stroke is thick enough to fill a pixel.
  static let texts = [
    Measured(
      "01_ha_energy_small_light",
      .holds(0x8A8A8E, within: area(14...55, 10...36)),
      .holds(0xFF9800, within: area(41...83, 48...72)),
      .holds(0x488FC2, within: area(41...73, 105...128))
    ),
    Measured(
      "02_ha_energy_small_nodata_dark",
      .holds(0x8D8D93, within: area(14...55, 10...36)),
      .holds(0x8D8D93, within: area(16...38, 54...68))
    ),
    Measured(
      "07_ha_live_activity_progress_light",
      .holds(0x000000, within: area(76...152, 33...54)),
      .holds(0x8A8A8E, within: area(76...186, 60...78))
    ),
    Measured(
      "11_ha_calendar_small_light",
      .holds(0x009AC7, within: area(16...44, 17...28)),
      .holds(0x000000, within: area(27...124, 68...80)),
      .holds(0x8A8A8E, within: area(27...64, 84...96))
    ),
    Measured(
      "14_ha_calendar_medium_empty",
      .holds(0x000000, within: area(148...217, 87...102)),
      .holds(0x8A8A8E, within: area(94...271, 114...127))
    ),
    Measured("15_ha_accessory_rect", .holds(0x8A8A8E, within: area(0...150, 16...30))),
    Measured(
      "18_ha_tiles_small_dark",
      .holds(0xFFFFFF, within: area(70...110, 29...40)),
      .holds(0x98989E, within: area(70...124, 44...55))
    ),
    Measured(
      "22_ha_rect_complication_all",
      .holds(0xFFFFFF, within: area(36...102, 21...32)),
      .holds(0xCCCCCC, within: area(36...102, 36...47)),
      .holds(0x8D8D93, within: area(165...182, 75...84))
    ),
    Measured("23_ha_rect_complication_textonly", .holds(0xCCCCCC, within: area(36...79, 62...74))),
    Measured("24_vault_note_title_desc", .holds(0x85858B, within: area(16...113, 76...88))),
    Measured("84_ferrostar_speed_us", .holds(0x8A8A8E, within: area(203...227, 490...502))),
    Measured(
      "88_airsettings_custom_content",
      .holds(0x000000, within: area(10...150, 0...20)),
      .holds(0x007AFF, within: area(0...158, 21...40))
    ),
    Measured("95_imagerenderer_text_red", .holds(0x0088FF, within: area(12...331, 369...399))),
    Measured("96_pf_checkmark_fixed", .holds(0x000000, within: area(79...146, 43...57))),
  ]

  static let cards = [
    card("24_vault_note_title_desc"),
    card("26_vault_note_title_only"),
    card("27_vault_encrypted_short"),
    card("28_vault_encrypted_long"),
    card("29_vault_totp_visible"),
    card("30_vault_totp_notready_redacted"),
    Measured("31_vault_totp_editing", span(0x0088FF, 0, 16.33, 233.67)),
    Measured(
      "09_ha_live_activity_critical_light",
      .box(0xF44336, 26, 51, 54, 79, within: area(17...63, 42...88))
    ),
    Measured("12_ha_calendar_medium_light", .box(0x18BCF2, 330, 16.33, 348, 34)),
    Measured(
      "77_text_body_on_blue",
      .size(135, 61),
      .box(0x0088FF, 0, 0, 45, 20.33),
      // Heights of "b", "l" and the parentheses differ between the fonts by two pixels.
      .inkBottom(16.67, within: area(0...31, 0...20.3))
    ),
  ]
}
