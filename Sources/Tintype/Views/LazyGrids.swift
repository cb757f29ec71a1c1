// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long the columns or rows are, in points.
  public enum Size: Sendable {
    /// One of exactly this length.
    case fixed(CGFloat)
    /// One that takes its share of the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// Points to the next item; `nil` for 8.
  public var spacing: CGFloat?
  /// Where views lie in their cells; `nil` takes the grid's alignment.
  public var alignment: Alignment?

  /// Makes an item.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Headings that stay in view while the others scroll; in a still image none has to.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headings of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views row by row, in columns of given widths.
public struct LazyVGrid<Content> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// Fills rows one after the other.
  ///
  /// - Parameters:
  ///   - columns: The columns of each row.
  ///   - alignment: The guide on which views lie in their columns, unless a column has its own.
  ///   - spacing: Points between rows; `nil` for 8.
  ///   - pinnedViews: Without effect in a still image.
  ///   - content: The views.
  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let rule = LazyGridRule(
      axis: .vertical,
      items: columns.map { context.item($0, of: "LazyVGrid") },
      alignment: Alignment(horizontal: alignment, vertical: .center).guides,
      spacing: spacing.map { context.checkedDistance($0, of: "LazyVGrid(spacing:)") }
    )
    return [context.node(rule, children: content.resolve(in: context.insideLazyGrid()))]
  }
}

/// Views column by column, in rows of given heights.
public struct LazyHGrid<Content> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// Fills columns one after the other.
  ///
  /// - Parameters:
  ///   - rows: The rows of each column.
  ///   - alignment: The guide on which views lie in their rows, unless a row has its own.
  ///   - spacing: Points between columns; `nil` for 8.
  ///   - pinnedViews: Without effect in a still image.
  ///   - content: The views.
  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let rule = LazyGridRule(
      axis: .horizontal,
      items: rows.map { context.item($0, of: "LazyHGrid") },
      alignment: Alignment(horizontal: .center, vertical: alignment).guides,
      spacing: spacing.map { context.checkedDistance($0, of: "LazyHGrid(spacing:)") }
    )
    return [context.node(rule, children: content.resolve(in: context.insideLazyGrid()))]
  }
}

extension ResolveContext {
  fileprivate func insideLazyGrid() -> ResolveContext {
    var result = inside(stackAxis: nil)
    result.isInLazyGrid = true
    return result
  }

  /// An item of a grid with its lengths checked.
  fileprivate func item(_ item: GridItem, of view: String) -> LazyGridRule.Item {
    func minimum(_ length: CGFloat, or fallback: Double) -> Double {
      checkedLength(length, of: "\(view)(GridItem)") ?? fallback
    }
    func maximum(_ length: CGFloat) -> Double {
      checkedLength(length, of: "\(view)(GridItem)", infinityAllowed: true) ?? .infinity
    }
    let size: LazyGridRule.Item.Size
    switch item.size {
    case .fixed(let length): size = .fixed(minimum(length, or: 0))
    case .flexible(let least, let most):
      size = .flexible(minimum: minimum(least, or: 10), maximum: maximum(most))
    case .adaptive(let least, let most):
      size = .adaptive(minimum: minimum(least, or: 10), maximum: maximum(most))
    }
    return LazyGridRule.Item(
      size: size,
      spacing: item.spacing.map { checkedDistance($0, of: "\(view)(GridItem)") },
      alignment: item.alignment?.guides
    )
  }
}

extension VStack where Content: View {
  /// Stacks views from top to bottom, as a lazy stack is asked to.
  ///
  /// - `pinnedViews`: Without effect in a still image.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}

extension HStack where Content: View {
  /// Lines views up from the leading to the trailing edge, as a lazy stack is asked to.
  ///
  /// - `pinnedViews`: Without effect in a still image.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}
