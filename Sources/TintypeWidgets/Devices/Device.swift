// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Tintype
package import TintypeGeometry

/// A device whose widgets can be drawn.
package struct Device: Sendable, Equatable {
  /// How the outline of a widget is rounded.
  package enum Corners: Sendable, Equatable {
    /// The same on every system, in points.
    case fixed(Double)
    /// By the rule of each system.
    case bySystem
  }

  /// What people call it; unique in the table.
  package var name: String
  /// Pixels per point.
  package var scale: Double
  /// Portrait size in points.
  package var screen: Size
  /// Size in points of each family whose size is publicly known.
  package var sizes: [WidgetFamily: Size]
  /// The rounding of its widgets.
  package var corners: Corners = .bySystem

  /// The size in points that a family is laid out at.
  ///
  /// - Throws: For a family that the device doesn't have, or whose size nobody has published.
  package func size(of family: WidgetFamily) throws(DeviceError) -> Size {
    guard let size = sizes[family] else {
      throw .unknownSize(family: family, device: name, known: knownFamilies)
    }
    return size
  }

  /// The families whose size is known, in the order of their declaration.
  package var knownFamilies: [WidgetFamily] {
    WidgetFamily.allCases.filter { sizes[$0] != nil }
  }

  /// Radius in points of a widget's continuous corners.
  ///
  /// iOS 26 takes 0.17 of the small widget's side for every family (SpringBoardHome disassembly);
  /// for older systems 22 is the middle of what has been guessed from pictures. Circular
  /// accessories are discs; the other accessories have no outline.
  package func cornerRadius(of family: WidgetFamily, system: SystemVersion) throws(DeviceError)
    -> Double
  {
    switch family {
    case .accessoryCircular:
      return try size(of: family).width / 2
    case .accessoryRectangular, .accessoryInline:
      return 0
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      switch (corners, system) {
      case (.fixed(let radius), _): return radius
      case (.bySystem, .iOS18): return 22
      case (.bySystem, .iOS26): return try 0.17 * size(of: .systemSmall).width
      }
    }
  }
}
