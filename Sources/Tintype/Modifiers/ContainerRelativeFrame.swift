// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

/// The size of the container that relative frames refer to: the widget's content area.
///
/// It is known only after the content is resolved, since the content decides about its margins.
@MainActor final class ContainerSize {
  /// Points; `nil` where the picture takes its view's own size.
  var size: Size?
}

extension View {
  /// Makes the view as large as the container that everything stands in: the widget without its
  /// content margins.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as some of the equal parts that the container falls into.
  ///
  /// - `axes`: The directions in which that applies.
  /// - `count`: Number of parts, ≥ 1.
  /// - `span`: Number of parts that the view takes, with the spacing between them.
  /// - `spacing`: Points between two parts.
  /// - `alignment`: Where the view lies in its frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view's length follow from the container's.
  ///
  /// - `length`: Gets the container's length along a direction and answers the view's, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

/// Makes a view's length follow from the container's.
private struct ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("containerRelativeFrame") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let rule = ContainerFrameRule(alignment: alignment.guides) { axis in
      guard axes.axes.contains(axis), let size = context.container.size else { return nil }
      let result = length(CGFloat(size[axis]), Axis(axis))
      return context.checkedLength(result, of: "containerRelativeFrame(_:)")
    }
    return content(context).map { context.node(rule, children: [$0]) }
  }
}
