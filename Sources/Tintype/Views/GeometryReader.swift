// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// A view whose content depends on the space it gets.
public struct GeometryReader<Content> {
  /// Makes the content from the space.
  public var content: (GeometryProxy) -> Content
  private let scope = BodyScope.current
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// Makes the content from the space that is offered; it takes all of it.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.inside(stackAxis: nil)
    let rule = DeferredRule { frame in
      scope.run { content(GeometryProxy(frame: frame)) }.resolve(in: inner)
    }
    return [context.node(rule)]
  }
}

/// The size and place of the view that asks.
public struct GeometryProxy: Sendable {
  private let globalFrame: Rect

  init(frame: Rect) { globalFrame = frame }

  /// Width and height in points.
  public var size: CGSize { CGSize(width: globalFrame.width, height: globalFrame.height) }

  /// The safe area; a widget is safe up to its border.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let origin = space == .local ? Point.zero : globalFrame.origin
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: globalFrame.width,
      height: globalFrame.height
    )
  }
}

/// A system of coordinates in which a frame is expressed.
public enum CoordinateSpace: Hashable, Sendable {
  /// The whole widget's.
  case global
  /// The view's own.
  case local
}
