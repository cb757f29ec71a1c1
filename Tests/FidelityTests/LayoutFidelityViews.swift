// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

/// The figures that the descriptions of the reference pictures give, cases 38 to 97.
///
/// Boxes agree within one pixel, flat colours within 2 levels.
@Suite struct LayoutFidelityViews {
  @Test(arguments: flows + hosted + screens) @MainActor func agrees(_ one: Measured) throws {
    try one.verify()
  }

  private static func rows(_ y0: Double, _ y1: Double, x: ClosedRange<Double>) -> Rect {
    Rect(minX: x.lowerBound, minY: y0, maxX: x.upperBound, maxY: y1)
  }

  private static func all(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Rect {
    Rect(minX: x0, minY: y0, maxX: x1, maxY: y1)
  }

  static let flows = [
    Measured(
      "38_flow_baseline_pills",
      .size(340, 140),
      .clear(7.5, 70),
      .box(0xFFFFFF, 8, 16, 332, 124),
      .box(0x0088FF, 20, 28, 126, 76),
      .box(0xFF8D28, 134, 47, 184, 72),
      .box(0x34C759, 192, 45, 241, 74),
      .box(0xFF2D55, 249, 51, 301, 72),
      .box(0xCB30E0, 20, 88, 67, 112),
      .pixel(60, 50, 0xD6ECFF),
      .pixel(160, 60, 0xFFEDDC),
      .pixel(215, 60, 0xDEF6E4),
      .pixel(275, 60, 0xFFDDE4),
      .pixel(40, 100, 0xF6DEFA)
    ),
    Measured(
      "39_flow_last_baseline_multiline",
      .size(340, 170),
      .box(0xFFFFFF, 8, 48, 332, 122),
      .box(0x0088FF, 20, 64, 85, 110),
      .box(0xFF8D28, 93, 61, 148, 107),
      .box(0x34C759, 156, 85, 199, 106),
      .box(0xCB30E0, 207, 60, 281, 107)
    ),
    Measured(
      "41_flow_valign_center",
      .size(320, 300),
      .clear(6.5, 150),
      .box(0xFFFFFF, 7, 75, 313, 225),
      .inkRows(95, 140, within: all(19, 76, 69, 155)),
      .inkRows(90, 145, within: all(77, 76, 127, 155)),
      .inkRows(92, 142, within: all(135, 76, 185, 155)),
      .inkRows(97, 137, within: all(193, 76, 243, 155)),
      .inkRows(87, 147, within: all(251, 76, 301, 155)),
      .inkRows(160, 208, within: all(19, 149, 69, 224)),
      .inkRows(155, 213, within: all(135, 149, 185, 224)),
      .inkRows(161, 207, within: all(251, 149, 301, 224)),
      .pixel(44, 135, 0x0088FF)
    ),
    Measured(
      "42_flow_mixed_flex",
      .size(320, 140),
      .box(0xFFFFFF, 0, 4, 320, 136),
      .inkRows(16, 66, within: all(20, 6, 50, 70)),
      .inkRows(74, 124, within: all(20, 70, 300, 134)),
      .pixel(37, 60, 0xFF383C),
      .pixel(150, 60, 0x34C759),
      .pixel(250, 60, 0x0088FF),
      .box(0xFFFFFF, 0, 30, 12, 50, within: all(0, 30, 30, 50)),
      .box(0xFFFFFF, 62, 30, 70, 50, within: all(40, 30, 90, 50)),
      .box(0xFFFFFF, 185, 30, 193, 50, within: all(150, 30, 220, 50)),
      .box(0xFFFFFF, 308, 30, 320, 50, within: all(250, 30, 320, 50))
    ),
    Measured(
      "43_flow_lazy_rects",
      .size(320, 200),
      .clear(6.5, 100),
      .box(0x0088FF, 19, 52, 64, 96),
      .box(0xFF8D28, 72, 52, 127, 96),
      .box(0x34C759, 135, 52, 185, 96),
      .box(0xFFCC00, 193, 52, 233, 96),
      .box(0xAC7F5E, 241, 52, 301, 96),
      .box(0x00C8B3, 19, 104, 67, 148),
      .box(0x6155F5, 75, 104, 127, 148),
      .box(0x00C0E8, 135, 104, 193, 148),
      .box(0x8E8E93, 201, 104, 243, 148),
      .box(0xFF2D55, 251, 104, 297, 148)
    ),
  ]

  static let hosted = [
    Measured(
      "47_ring_axes_group",
      .size(400, 1648),
      .box(0x007AFF, 100, 0, 200, 200, within: all(0, 0, 200, 204)),
      .box(0x007AFF, 0, 208, 100, 408, within: all(0, 204, 200, 412)),
      .box(0x007AFF, 0, 416, 200, 516, within: all(0, 412, 200, 620)),
      .box(0x007AFF, 0, 724, 200, 824, within: all(0, 620, 200, 824)),
      .pixel(181, 100, 0x007AFF),
      .pixel(178, 100, 0xFFFFFF)
    ),
    Measured(
      "70_skeleton_lines",
      .size(300, 150),
      .box(0xF2F2F7, 0, 0, 100, 21, within: all(0, 0, 100, 25)),
      .box(0xF2F2F7, 0, 29, 50, 50, within: all(0, 25, 100, 50)),
      .clear(70, 40),
      .clear(50, 25),
      .share(0xF2F2F7, 0.63)
    ),
    Measured(
      "75_hello_padding_yellow",
      .size(127, 53),
      .box(0xFFCC00, 0, 0, 127, 53),
      .inkRows(19, 36, within: all(5, 5, 120, 48))
    ),
    Measured(
      "78_text_default_padding",
      .size(333, 157),
      .clear(1, 1),
      .inkRows(19.67, 35.67, within: all(1, 1, 110, 51))
    ),
    Measured(
      "79_text_bg_padding",
      .size(683, 157),
      .box(0xFF383C, 0, 0, 227.67, 52.33),
      .inkRows(19.67, 35.67, within: all(1, 1, 220, 51))
    ),
    Measured(
      "88_airsettings_custom_content",
      .inkRows(3.5, 16.5, within: all(12, 0, 140, 20)),
      .inkRows(24, 37, within: all(12, 20.5, 140, 41))
    ),
    Measured(
      "90_doordash_state_view",
      .size(400, 400),
      .inkBottom(189, within: all(20, 150, 50, 200)),
      .inkBottom(238, within: all(182, 215, 224, 250))
    ),
    Measured(
      "91_hosting_hstack_height",
      .size(960, 127),
      .inkRows(15.33, 27.67, within: all(0, 0, 40, 42)),
      .inkRows(4.33, 16.67, within: all(280, 0, 320, 20)),
      .inkRows(26.33, 38.67, within: all(280, 20, 320, 42))
    ),
    Measured(
      "92_hosting_hstack_size",
      .size(436, 122),
      .box(0x34C759, 0, 0, 68.67, 40.67),
      .box(0xFF9500, 76.67, 0, 145.33, 40.67),
      .clear(72, 20),
      .inkBottom(37, within: all(1, 22, 60, 40))
    ),
    Measured(
      "93_hosting_hstack_width",
      .size(206, 300),
      .inkRows(4.33, 16.67, within: all(1, 0, 68, 40)),
      .inkRows(84, 96.33, within: all(0, 60, 68.6, 100))
    ),
    Measured(
      "95_imagerenderer_text_red",
      .size(780, 1688),
      .box(0xFF383C, 10, 360.5, 380.5, 483.5),
      .clear(5, 400)
    ),
    Measured(
      "96_pf_checkmark_fixed",
      .size(400, 200),
      .pixel(5, 5, 0xFFFFFF),
      .box(0xFFCC00, 38.5, 25, 161.5, 75.5),
      .box(0x007AFF, 48.5, 35, 151.5, 65.5),
      .inkBottom(56, within: all(80, 36, 150, 64))
    ),
    Measured(
      "97_pf_checkmark_fit",
      .size(246, 101),
      .box(0xFFCC00, 0, 0, 123, 50.5),
      .box(0x007AFF, 10, 10, 113, 40.5),
      .pixel(15.1, 10.2, 0x007AFF),
      .inkRows(17, 34, within: all(13, 11, 33, 40))
    ),
  ]

  static let screens = [
    Measured(
      "82_ferrostar_grid_full",
      .size(1290, 2796),
      .pixel(1, 1, 0x34C759),
      .pixel(429, 931, 0x34C759),
      .box(0x0088FF, 16, 16, 80, 80, within: all(0, 0, 100, 84)),
      .box(0xFF383C, 16, 88, 80, 844, within: all(0, 0, 100, 932)),
      .box(0x0088FF, 16, 852, 80, 916, within: all(0, 844, 100, 932)),
      .box(0x0088FF, 151.33, 16, 278.67, 454, within: all(140, 0, 283, 466)),
      .box(0x0088FF, 151.33, 478, 278.67, 916, within: all(140, 466, 283, 932)),
      .box(0x0088FF, 286.67, 16, 414, 80, within: all(283, 0, 430, 84)),
      .box(0xFF383C, 286.67, 88, 414, 844, within: all(283, 0, 430, 932)),
      .box(0x0088FF, 286.67, 852, 414, 916, within: all(283, 846, 430, 932))
    ),
    Measured(
      "83_ferrostar_trip_progress",
      .size(1290, 2796),
      .box(0xFFFFFF, 0, 445, 430, 487.33, within: all(0, 430, 430, 500)),
      .box(0xFFFFFF, 7.67, 450, 422, 450.33, within: all(0, 450, 430, 450.34)),
      .pixel(160, 400, 0x82CB72),
      .inkBottom(474, within: all(205, 455, 250, 480))
    ),
    Measured(
      "84_ferrostar_speed_us",
      .size(1290, 2796),
      .pixel(10, 10, 0x82CB72),
      .box(0xFFFFFF, 185, 424, 245, 508, within: all(170, 410, 260, 520)),
      .box(0x000000, 187, 426, 243, 506, within: all(170, 410, 260, 520)),
      .box(0xFFFFFF, 189, 460, 195, 470, within: all(187.4, 460, 195, 470)),
      .inkBottom(457.33, within: all(192, 446, 238, 460)),
      .inkBottom(483.5, within: all(192, 464, 238, 487)),
      .inkRows(491, 501, within: all(192, 487.5, 238, 503))
    ),
    Measured(
      "89_sbb_divider",
      .size(1125, 2001),
      .box(0xE5E5E5, 0, 333, 375, 334, within: all(0, 325, 375, 345))
    ),
  ]
}
