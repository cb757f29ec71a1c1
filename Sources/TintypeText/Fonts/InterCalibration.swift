// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The numbers that make open fonts as wide and as tall as Apple's.
///
/// **Units:** tables hold size in points and tracking in thousandths of an em.
/// **Source:** facts `font-calibration.md` (fits), `text-styles.json` (Apple's tracking tables).
enum InterCalibration {
  /// How a stand-in is set at one nominal size and weight.
  struct Setting: Hashable, Sendable {
    /// Em of the stand-in in parts of the nominal size.
    var scale: Double
    /// The optical size axis, where the font has one.
    var opticalSize: Double?
    /// Added to every glyph, in parts of the nominal size.
    var tracking: Double
  }

  static func setting(design: FontDesign, size: Double, weight: Double) -> Setting {
    switch design {
    case .default:
      let perMille = value(in: sfPro, at: size) + sizeTerm(size) + weightTerm(weight)
      return Setting(scale: 0.969, opticalSize: opticalSize(size), tracking: perMille / 1000)
    case .rounded:
      return Setting(
        scale: 1,
        opticalSize: nil,
        tracking: (value(in: sfProRounded, at: size) - 35) / 1000
      )
    case .serif:
      return Setting(
        scale: 1.05,
        opticalSize: min(max(size * 4 / 3, 8), 60),
        tracking: (value(in: newYork, at: size) - 1) / 1000
      )
    case .monospaced:
      return Setting(scale: 0.966, opticalSize: nil, tracking: 0.0386)
    }
  }

  /// Apple's own tracking of its own fonts, in parts of the nominal size.
  static func appleTracking(design: FontDesign, size: Double) -> Double {
    switch design {
    case .default: value(in: sfPro, at: size) / 1000
    case .rounded: value(in: sfProRounded, at: size) / 1000
    case .serif: value(in: newYork, at: size) / 1000
    case .monospaced: 0
    }
  }

  /// Inter's `opsz` axis: its text cut up to 17 pt, its display cut from 28 pt.
  private static func opticalSize(_ size: Double) -> Double {
    value(in: [(17, 14), (28, 32)], at: size)
  }

  private static func sizeTerm(_ size: Double) -> Double {
    value(in: [(22, 13.5), (28, -7)], at: size)
  }

  /// Regular, medium, semibold, bold, heavy; nothing was measured below and above.
  private static func weightTerm(_ weight: Double) -> Double {
    value(in: [(400, 0), (500, 5), (600, 10), (700, 10), (800, 19)], at: weight)
  }

  /// Straight lines between the rows of a table, constant beyond its ends.
  private static func value(in table: [(x: Double, y: Double)], at x: Double) -> Double {
    guard let above = table.firstIndex(where: { $0.x >= x }) else { return table.last?.y ?? 0 }
    guard above > 0 else { return table[0].y }
    let (low, high) = (table[above - 1], table[above])
    return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
  }

  private static let sfPro: [(x: Double, y: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13),
    (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7),
    (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1),
    (80, 0), (96, 0),
  ]

  private static let sfProRounded: [(x: Double, y: Double)] = [
    (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35),
    (15, 30), (16, 26), (17, 22), (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (23, 16),
    (24, 15), (25, 14), (27, 14), (28, 13), (29, 13), (30, 12), (34, 12), (35, 11), (36, 11),
    (37, 10), (42, 10), (43, 9), (44, 8), (49, 8), (50, 7), (51, 6), (56, 6), (58, 4), (62, 4),
    (64, 3), (66, 2), (72, 2), (76, 1), (80, 0),
  ]

  private static let newYork: [(x: Double, y: Double)] = [
    (6, 40), (8, 25), (10, 16), (11, 11), (12, 6), (13, 4), (14, 2), (15, 0), (16, -2), (17, -4),
    (18, -6), (19, -8), (20, -10), (22, -10), (23, -11), (25, -11), (26, -12), (30, -12),
    (31, -13), (33, -13), (34, -14), (52, -14), (54, -15), (66, -15), (70, -16), (160, -16),
    (180, -17), (200, -17), (220, -18),
  ]
}
