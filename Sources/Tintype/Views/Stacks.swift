// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// Views below each other.
public struct VStack<Content> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  /// Stacks views from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views lie side by side.
  ///   - spacing: Points between neighbours; `nil` lets each pair decide.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let rule = StackRule(
      axis: .vertical,
      alignment: alignment.guide,
      spacing: spacing.map { context.checkedDistance($0, of: "VStack(spacing:)") }
    )
    let children = content.resolve(in: context.inside(stackAxis: .vertical))
    return [context.node(rule, children: children)]
  }
}

/// Views beside each other.
public struct HStack<Content> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  /// Lines views up from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views lie above each other.
  ///   - spacing: Points between neighbours; `nil` lets each pair decide.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let rule = StackRule(
      axis: .horizontal,
      alignment: alignment.guide,
      spacing: spacing.map { context.checkedDistance($0, of: "HStack(spacing:)") }
    )
    let children = content.resolve(in: context.inside(stackAxis: .horizontal))
    return [context.node(rule, children: children)]
  }
}

/// Views in front of each other.
public struct ZStack<Content> {
  private let alignment: Alignment
  private let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  /// Lays views over each other, the first one at the back.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let children = content.resolve(in: context.inside(stackAxis: nil))
    return [context.node(ZStackRule(alignment: alignment.guides), children: children)]
  }
}

/// Views below each other; a still image has no reason to be lazy.
public typealias LazyVStack = VStack

/// Views beside each other; a still image has no reason to be lazy.
public typealias LazyHStack = HStack
