// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// How far a view wishes to be from its neighbours.
public struct ViewSpacing: Sendable {
  package private(set) var spacing: Spacing

  /// No wish at any side that a neighbour could not overrule, and none for any distance.
  public static let zero = ViewSpacing(
    Spacing(
      top: EdgeSpacing(uncategorised: 0),
      bottom: EdgeSpacing(uncategorised: 0),
      leading: EdgeSpacing(uncategorised: 0),
      trailing: EdgeSpacing(uncategorised: 0)
    )
  )

  /// The wishes of an ordinary view.
  public init() { self.init(.ordinary) }

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// Takes over the wishes of another view as well, at some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for (edge, axis, atEnd) in Self.sides where edges.contains(edge) {
      spacing[axis, atEnd: atEnd] =
        spacing[axis, atEnd: atEnd].union(other.spacing[axis, atEnd: atEnd])
    }
  }

  /// These wishes and those of another view, at some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the next view along a direction, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(spacing.distance(to: next.spacing, along: axis.geometry))
  }

  private static let sides: [(Edge.Set, TintypeGeometry.Axis, Bool)] = [
    (.top, .vertical, false), (.bottom, .vertical, true),
    (.leading, .horizontal, false), (.trailing, .horizontal, true),
  ]
}

extension Axis {
  var geometry: TintypeGeometry.Axis { self == .horizontal ? .horizontal : .vertical }

  init(_ axis: TintypeGeometry.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
