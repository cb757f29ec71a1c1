// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// Views in rows and columns.
///
/// Each `GridRow` inside is a row of cells; any other view stands in a row of its own, across all
/// columns.
public struct Grid<Content> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  /// Lays views out in rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which cells lie in their columns and rows.
  ///   - horizontalSpacing: Points between columns; `nil` lets each pair of neighbours decide.
  ///   - verticalSpacing: Points between rows; `nil` lets each pair of neighbours decide.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let rule = GridRule(
      alignment: alignment.guides,
      horizontalSpacing: horizontalSpacing.map {
        context.checkedDistance($0, of: "Grid(horizontalSpacing:)")
      },
      verticalSpacing: verticalSpacing.map {
        context.checkedDistance($0, of: "Grid(verticalSpacing:)")
      }
    )
    let children = content.resolve(in: context.inside(stackAxis: nil))
    return [context.node(rule, children: children)]
  }
}

/// A row of a grid; outside of a grid its views stand for themselves.
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  /// Makes a row of cells.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the cells lie beside each other; `nil` takes the grid's.
  ///   - content: The cells.
  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let row = GridRowTrait(id: context.tree.newRow(), alignment: alignment?.guide)
    return content.resolve(in: context).map { cell in
      context.node(TraitRule { $0.gridRow = row }, children: [cell])
    }
  }
}

extension View {
  /// Lets a cell of a grid take several columns.
  ///
  /// - `count`: ≥ 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutRule { _ in TraitRule { $0.gridColumns = max(1, count) } }
  }

  /// Places a view in its cell by a point that both have, in place of the grid's guides.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutRule { _ in TraitRule { $0.gridAnchor = anchor.point } }
  }

  /// Lets a cell fill its column or row without making it longer.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutRule { _ in TraitRule { $0.gridUnsizedAxes = axes.axes } }
  }

  /// Sets the guide of the whole column that the cell stands in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutRule { _ in TraitRule { $0.gridColumnAlignment = guide.guide } }
  }
}
