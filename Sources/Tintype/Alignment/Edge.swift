// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both sides of a line of text.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where reading begins.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where reading ends.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same insets with leading as left and trailing as right, as layout counts before mirroring.
  var logical: Insets {
    Insets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

/// Directions along which something applies.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Along a line of text.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Along a line of text.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    var axes: [TintypeGeometry.Axis] {
      (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
    }
  }
}
