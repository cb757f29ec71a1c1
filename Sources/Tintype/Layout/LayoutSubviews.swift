// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let subviews: ArraySlice<LayoutSubview>

  /// The direction of reading in the container.
  ///
  /// Places count from the leading edge either way; they are mirrored afterwards.
  public let layoutDirection: LayoutDirection

  init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The number of the first subview.
  public var startIndex: Int { subviews.startIndex }

  /// One more than the number of the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview of a number.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Some of the subviews, which keep their numbers.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }

  /// The subviews of some numbers.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { subviews[$0] }), layoutDirection: layoutDirection)
  }
}

/// Where the subviews of one container go, while its layout says so.
@MainActor final class PlacementRecord {
  var placements: [Int: Placement] = [:]
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode
  let index: Int
  let record: PlacementRecord

  /// The size of the view when it is offered one, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = assumingMainActor { node.size(for: proposal.proposal) }
    return CGSize(width: size.width, height: size.height)
  }

  /// The size and the guides of the view when it is offered a size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(context: assumingMainActor { node.dimensions(for: proposal.proposal) })
  }

  /// The distances that the view wishes from its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(assumingMainActor { node.spacing }) }

  /// How early the view wants to be served; 0 is usual.
  public var priority: Double { assumingMainActor { node.priority } }

  /// A value that the view sets for layouts.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let key = ObjectIdentifier(key)
    return assumingMainActor { node.traits.values[key] } as? Key.Value ?? Key.defaultValue
  }

  /// Gives the view its place.
  ///
  /// - Parameters:
  ///   - position: Where the anchor lies, in the coordinates of the container's bounds.
  ///   - anchor: The point of the view that lies there.
  ///   - proposal: The offer that decides the view's size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    assumingMainActor {
      let size = node.size(for: proposal.proposal)
      record.placements[index] = Placement(
        child: index,
        origin: Point(
          x: position.x - anchor.x * size.width,
          y: position.y - anchor.y * size.height
        ),
        proposal: proposal.proposal
      )
    }
  }

  /// Whether both are the same view of the same container.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Names a value that views set for the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension LayoutValueKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets a value for the layout around the view.
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}

/// Sets a value for the layout around a view.
private struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("layoutValue") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context).map { child in
      let rule = TraitRule { $0.values[ObjectIdentifier(Key.self)] = value }
      return context.node(rule, children: [child])
    }
  }
}
