// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

/// A layout that one of our own rules carries out.
protocol NativeLayout {
  @MainActor var nativeRule: any LayoutRule { get }
}

/// Asks a layout's own rule in place of the layout.
private enum RuleCall {
  static func size(
    _ layout: any NativeLayout,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGSize {
    let size = assumingMainActor(with: layout) { layout in
      layout.nativeRule.sizeThatFits(
        proposal.proposal,
        children: subviews.map(\.node)
      )
    }
    return CGSize(width: size.width, height: size.height)
  }

  static func place(
    _ layout: any NativeLayout,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    let placements = assumingMainActor(with: layout) { layout in
      layout.nativeRule.placements(
        proposal.proposal,
        size: Size(width: bounds.width, height: bounds.height),
        children: subviews.map(\.node)
      )
    }
    for placement in placements {
      let point = CGPoint(
        x: bounds.minX + placement.origin.x,
        y: bounds.minY + placement.origin.y
      )
      subviews[placement.child].place(at: point, proposal: ProposedViewSize(placement.proposal))
    }
  }

  static func spacing(_ layout: any NativeLayout, _ subviews: LayoutSubviews) -> ViewSpacing {
    ViewSpacing(
      assumingMainActor(with: layout) { layout in
        layout.nativeRule.spacing(children: subviews.map(\.node))
      }
    )
  }
}

/// Views beside each other, as a layout.
public struct HStackLayout: Layout, NativeLayout, Sendable {
  /// The guide on which the views lie above each other.
  public var alignment: VerticalAlignment
  /// Points between neighbours; `nil` lets each pair decide.
  public var spacing: CGFloat?

  /// Makes the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  @MainActor var nativeRule: any LayoutRule {
    StackRule(axis: .horizontal, alignment: alignment.guide, spacing: spacing.map(Double.init))
  }

  /// The row's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { RuleCall.size(self, proposal, subviews) }

  /// Places the views of the row.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { RuleCall.place(self, in: bounds, proposal, subviews) }

  /// The distances that the row's ends wish.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    RuleCall.spacing(self, subviews)
  }
}

/// Views below each other, as a layout.
public struct VStackLayout: Layout, NativeLayout, Sendable {
  /// The guide on which the views lie side by side.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; `nil` lets each pair decide.
  public var spacing: CGFloat?

  /// Makes the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  @MainActor var nativeRule: any LayoutRule {
    StackRule(axis: .vertical, alignment: alignment.guide, spacing: spacing.map(Double.init))
  }

  /// The column's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { RuleCall.size(self, proposal, subviews) }

  /// Places the views of the column.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { RuleCall.place(self, in: bounds, proposal, subviews) }

  /// The distances that the column's ends wish.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    RuleCall.spacing(self, subviews)
  }
}

/// Views in front of each other, as a layout.
public struct ZStackLayout: Layout, NativeLayout, Sendable {
  /// The guides on which the views lie.
  public var alignment: Alignment

  /// Makes the layout of a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor var nativeRule: any LayoutRule {
    ZStackRule(alignment: alignment.guides)
  }

  /// The pile's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { RuleCall.size(self, proposal, subviews) }

  /// Places the views of the pile.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { RuleCall.place(self, in: bounds, proposal, subviews) }

  /// The distances that the pile wishes.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    RuleCall.spacing(self, subviews)
  }
}

/// Views in rows and columns, as a layout.
public struct GridLayout: Layout, NativeLayout, Sendable {
  /// The guides on which cells lie in their columns and rows.
  public var alignment: Alignment
  /// Points between columns; `nil` lets each pair of neighbours decide.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` lets each pair of neighbours decide.
  public var verticalSpacing: CGFloat?

  /// Makes the layout of a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor var nativeRule: any LayoutRule {
    GridRule(
      alignment: alignment.guides,
      horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init)
    )
  }

  /// The grid's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { RuleCall.size(self, proposal, subviews) }

  /// Places the cells of the grid.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { RuleCall.place(self, in: bounds, proposal, subviews) }

  /// The distances that the grid wishes.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    RuleCall.spacing(self, subviews)
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var result = LayoutProperties()
    result.stackOrientation = axis
    return result
  }
}
