// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// How colours of a canvas are stored; everything is drawn in sRGB with 8 bits here.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond 0…1.
  case extendedLinear
}

/// A view that a closure draws, command by command.
public struct Canvas {
  /// What draws the canvas, from its context and its size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  private let scope = BodyScope.current

  /// Makes a view that a closure draws.
  ///
  /// The other settings change nothing in a still picture.
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension Canvas: View, PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    // Coordinates run from left to right in every language.
    let inner = context.inside(stackAxis: nil).with { $0.layoutDirection = .leftToRight }
    let rule = DeferredRule { frame in
      let recorder = CanvasRecorder()
      let size = CGSize(width: frame.width, height: frame.height)
      var graphics = GraphicsContext(recorder: recorder, size: size, resolving: inner)
      if let scope {
        scope.run { renderer(&graphics, size) }
      } else {
        renderer(&graphics, size)
      }
      return recorder.nodes(in: inner)
    }
    return [context.node(rule)]
  }
}

/// What a canvas has drawn so far, as views that fill the canvas.
final class CanvasRecorder {
  private var views: [any View] = []

  func add(_ view: some View) { views.append(view) }

  /// One node for all, laid over each other from the top left corner.
  @MainActor func nodes(in context: ResolveContext) -> [LayoutNode] {
    let children = views.map { $0.resolveAsOne(in: context, alignment: .topLeading) }
    return [context.node(ZStackRule(alignment: Alignment.topLeading.guides), children: children)]
  }
}

/// The commands of one layer of a canvas as a view.
struct CanvasLayer {
  let recorder: CanvasRecorder
}

extension CanvasLayer: View, PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    recorder.nodes(in: context)
  }
}
