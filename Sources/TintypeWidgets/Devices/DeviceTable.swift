// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The devices whose widget sizes are publicly known.
///
/// Source: Apple's Human Interface Guidelines, Widgets, Specifications, except where a row says
/// otherwise. On iOS 26 SpringBoard computes sizes by a rule that is not wholly known; the published
/// sizes stand for it.
package enum DeviceTable {
  /// What is drawn when no device is named: the size of most iPhones from the 12 to the 16, with
  /// corners that fit both systems.
  package static let canonical = Device(
    name: "the default device",
    scale: 3,
    screen: Size(width: 393, height: 852),
    sizes: phone(158, 338, 354).merging(lockScreen(72, 160, 234)) { first, _ in first },
    corners: .fixed(22)
  )

  /// Every known device, newest phones first.
  package static let all: [Device] = phones + pads

  private struct Row {
    var names: [String]
    var scale: Double = 3
    var screen: (Double, Double)
    var sizes: [WidgetFamily: Size] = [:]
    var accessories: [WidgetFamily: Size] = [:]

    var devices: [Device] {
      names.map { name in
        Device(
          name: name,
          scale: scale,
          screen: Size(width: screen.0, height: screen.1),
          sizes: sizes.merging(accessories) { first, _ in first }
        )
      }
    }
  }

  private static let phones: [Device] = phoneRows.flatMap(\.devices)
  private static let pads: [Device] = padRows.flatMap(\.devices)

  private static let phoneRows: [Row] = [
    // SpringBoardHome's table and screenshots of iOS 18; accessory sizes are not public.
    Row(
      names: ["iPhone 17 Pro Max", "iPhone 16 Pro Max"],
      screen: (440, 956),
      sizes: phone(170, 364, 382)
    ),
    Row(
      names: ["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"],
      screen: (402, 874),
      sizes: phone(162, 344, 366)
    ),
    // Nothing about the Air's widgets is public.
    Row(names: ["iPhone Air"], screen: (420, 912)),
    Row(
      names: ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"],
      screen: (430, 932),
      sizes: phone(170, 364, 382),
      accessories: lockScreen(76, 172, 257)
    ),
    Row(
      names: ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"],
      screen: (393, 852),
      sizes: phone(158, 338, 354),
      accessories: lockScreen(72, 160, 234)
    ),
    Row(
      names: [
        "iPhone 16e", "iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro", "iPhone 12",
      ],
      screen: (390, 844),
      sizes: phone(158, 338, 354),
      accessories: lockScreen(72, 160, 234)
    ),
    Row(
      names: ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"],
      screen: (428, 926),
      sizes: phone(170, 364, 382),
      accessories: lockScreen(76, 172, 257)
    ),
    Row(
      names: ["iPhone 13 mini", "iPhone 12 mini"],
      screen: (375, 812),
      sizes: phone(155, 329, 345),
      accessories: lockScreen(72, 157, 225)
    ),
    Row(
      names: ["iPhone 11 Pro Max", "iPhone XS Max"],
      screen: (414, 896),
      sizes: phone(169, 360, 379),
      accessories: lockScreen(72, 160, 248, circle: 76)
    ),
    Row(
      names: ["iPhone 11", "iPhone XR"],
      scale: 2,
      screen: (414, 896),
      sizes: phone(169, 360, 379),
      accessories: lockScreen(72, 160, 248, circle: 76)
    ),
    Row(
      names: ["iPhone 11 Pro", "iPhone XS", "iPhone X"],
      screen: (375, 812),
      sizes: phone(155, 329, 345),
      accessories: lockScreen(72, 157, 225)
    ),
    Row(
      names: [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7",
        "iPhone 6s",
      ],
      scale: 2,
      screen: (375, 667),
      sizes: phone(148, 321, 324),
      accessories: lockScreen(68, 153, 225)
    ),
    // Measured on devices: the guidelines print 159 and 357.
    Row(
      names: ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"],
      screen: (414, 736),
      sizes: phone(157, 348, 351),
      accessories: lockScreen(76, 170, 248)
    ),
    Row(
      names: ["iPhone SE (1st generation)"],
      scale: 2,
      screen: (320, 568),
      sizes: phone(141, 292, 311)
    ),
  ]

  /// Sizes that layout works with; the Home Screen then shows the picture smaller.
  ///
  /// Whole points, as devices report, where the guidelines print halves. Accessory sizes are not
  /// public.
  private static let padRows: [Row] = [
    Row(
      names: ["iPad Pro 13-inch", "iPad Air 13-inch", "iPad Pro 12.9-inch"],
      scale: 2,
      screen: (1024, 1366),
      sizes: pad(170, 379, 795)
    ),
    Row(
      names: [
        "iPad Pro 11-inch", "iPad Air 11-inch", "iPad Air 10.9-inch", "iPad (11th generation)",
        "iPad (10th generation)",
      ],
      scale: 2,
      screen: (834, 1194),
      sizes: pad(155, 342, 716)
    ),
    Row(
      names: ["iPad Pro 10.5-inch", "iPad Air (3rd generation)"],
      scale: 2,
      screen: (834, 1112),
      sizes: pad(150, 328, 682)
    ),
    Row(
      names: ["iPad 10.2-inch"],
      scale: 2,
      screen: (810, 1080),
      sizes: pad(146, 321, 669)
    ),
    Row(
      names: ["iPad mini 8.3-inch"],
      scale: 2,
      screen: (744, 1133),
      sizes: pad(141, 306, 635)
    ),
    Row(
      names: ["iPad 9.7-inch", "iPad mini 7.9-inch"],
      scale: 2,
      screen: (768, 1024),
      sizes: pad(141, 306, 635)
    ),
  ]

  private static func phone(
    _ small: Double,
    _ mediumWidth: Double,
    _ largeHeight: Double
  ) -> [WidgetFamily: Size] {
    [
      .systemSmall: Size(width: small, height: small),
      .systemMedium: Size(width: mediumWidth, height: small),
      .systemLarge: Size(width: mediumWidth, height: largeHeight),
    ]
  }

  private static func pad(
    _ small: Double,
    _ large: Double,
    _ extraLargeWidth: Double
  ) -> [WidgetFamily: Size] {
    [
      .systemSmall: Size(width: small, height: small),
      .systemMedium: Size(width: large, height: small),
      .systemLarge: Size(width: large, height: large),
      .systemExtraLarge: Size(width: extraLargeWidth, height: large),
    ]
  }

  /// Circle and rectangle share their height on most; the line is 26 points high everywhere.
  private static func lockScreen(
    _ height: Double,
    _ width: Double,
    _ inlineWidth: Double,
    circle: Double? = nil
  ) -> [WidgetFamily: Size] {
    [
      .accessoryCircular: Size(width: circle ?? height, height: circle ?? height),
      .accessoryRectangular: Size(width: width, height: height),
      .accessoryInline: Size(width: inlineWidth, height: 26),
    ]
  }
}
