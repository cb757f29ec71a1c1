// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

/// What the closure of a canvas draws with.
///
/// A copy has settings of its own but draws on the same canvas.
public struct GraphicsContext {
  /// The blend modes, under the name that belongs here.
  public typealias BlendMode = Tintype.BlendMode

  private let recorder: CanvasRecorder
  private let size: CGSize
  private let resolving: ResolveContext
  /// Opacity of everything drawn from now on, 0…1.
  public var opacity: Double = 1
  /// How everything drawn from now on mixes with what is below.
  public var blendMode: BlendMode = .normal
  /// The map from the coordinates of commands to the canvas.
  public var transform: CGAffineTransform = .identity
  private var clips: [(path: Path, style: FillStyle)] = []
  private var filters: [Filter] = []

  init(recorder: CanvasRecorder, size: CGSize, resolving: ResolveContext) {
    self.recorder = recorder
    self.size = size
    self.resolving = resolving
  }

  /// The values that views inherit from their surroundings.
  @MainActor public var environment: EnvironmentValues { resolving.environment }

  // MARK: Settings

  /// Moves what is drawn from now on; points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Resizes what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise on screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Draws from now on through another map first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Limits what is drawn from now on to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path.applying(transform), style))
  }

  /// Changes everything drawn from now on by a filter.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Commands

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path.fill(shading.style(in: size), style: style))
  }

  /// Draws along a path with a pen.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path.strokedPath(style).fill(shading.style(in: size)))
  }

  /// Draws along a path with a pen of a given width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text at its ideal size, one of its points at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(anchored(text.fixedSize(), at: point, anchor: anchor))
  }

  /// Draws a text within a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(
      text.frame(width: rect.width, height: rect.height, alignment: .topLeading)
        .offset(x: rect.minX, y: rect.minY)
    )
  }

  /// Draws a picture at its own size, one of its points at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(anchored(image, at: point, anchor: anchor))
  }

  /// Draws a picture stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      image.resizable().frame(width: rect.width, height: rect.height)
        .offset(x: rect.minX, y: rect.minY)
    )
  }

  /// Draws several commands as one layer, with the settings of this context around it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecorder()
    var inner = GraphicsContext(recorder: layer, size: size, resolving: resolving)
    try content(&inner)
    draw(
      CanvasLayer(recorder: layer).frame(width: size.width, height: size.height).compositingGroup()
    )
  }

  private func anchored<Content: View>(
    _ content: Content,
    at point: CGPoint,
    anchor: UnitPoint
  ) -> some View {
    let (x, y) = (anchor.x, anchor.y)
    return Color.clear.frame(width: 0, height: 0)
      .overlay(alignment: .topLeading) {
        content.alignmentGuide(.leading) { $0.width * x }.alignmentGuide(.top) { $0.height * y }
      }
      .offset(x: point.x, y: point.y)
  }

  private func draw<Content: View>(_ content: Content) {
    var view: any View = content.frame(
      width: size.width,
      height: size.height,
      alignment: .topLeading
    )
    if !transform.isIdentity { view = view.transformEffect(transform) }
    for filter in filters { view = filter.apply(view) }
    if opacity < 1 { view = view.opacity(opacity) }
    for clip in clips { view = view.clipShape(clip.path, style: clip.style) }
    if blendMode != .normal { view = view.blendMode(blendMode) }
    recorder.add(view)
  }

  // MARK: Measuring

  /// A text whose size can be asked for.
  public struct ResolvedText {
    let text: Text
    let node: LayoutNode

    /// The size in points that the text takes for an offer.
    @MainActor public func measure(in size: CGSize) -> CGSize {
      CGSize(node.size(for: ProposedSize(width: size.width, height: size.height)))
    }
  }

  /// Makes a text ready to be measured and drawn.
  @MainActor public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, node: text.resolveAsOne(in: resolving))
  }

  /// Draws a text at its ideal size, one of its points at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text within a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }
}
