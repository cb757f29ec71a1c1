// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
package import TintypeLayout
import TintypeRaster

extension Image: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let caps = caps(in: context)
    let isTiled = isResizable && resizingMode == .tile
    guard let found = find(in: context, asPixels: isTiled || caps != .zero) else {
      return [missingBox(in: context)]
    }
    let rule = rule(ownSize: found.size, caps: caps)
    if context.environment.hidesContent {
      let paint = ForegroundStyle().paint(in: context).opacity(EnvironmentValues.redactedOpacity)
      return [context.node(rule, content: .shape(ShapeContent(.rectangle, paint: paint)))]
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? found.isTemplate
    let content = ImageContent(
      picture: found.picture,
      size: found.size,
      capInsets: caps,
      isTiled: isTiled,
      quality: interpolation.quality,
      template: isTemplate ? ForegroundStyle().paint(in: context) : nil
    )
    return [context.node(rule, content: .image(content))]
  }

  /// The picture in its own size, to stand in a text; `nil` where there is none.
  @MainActor func inlineContent(in context: ResolveContext, paint: Paint) -> ImageContent? {
    guard let found = find(in: context) else { return nil }
    let isTemplate = renderingMode.map { $0 == .template } ?? found.isTemplate
    return ImageContent(
      picture: found.picture,
      size: found.size,
      capInsets: EdgeInsets().logical,
      isTiled: false,
      quality: interpolation.quality,
      template: isTemplate ? paint : nil
    )
  }

  /// Borders that keep their size, none of them negative.
  @MainActor private func caps(in context: ResolveContext) -> Insets {
    func length(_ value: CGFloat) -> Double {
      context.checkedLength(value, of: "resizable(capInsets:)") ?? 0
    }
    return Insets(
      top: length(capInsets.top),
      left: length(capInsets.leading),
      bottom: length(capInsets.bottom),
      right: length(capInsets.trailing)
    )
  }

  /// A resizable picture takes what it is offered, any other one its own size.
  @MainActor private func rule(ownSize: Size, caps: Insets) -> LeafRule {
    guard isResizable else { return LeafRule { _ in LeafRule.Measurement(size: ownSize) } }
    return LeafRule { proposal in
      let offer = proposal.replacingUnspecified(by: ownSize)
      return LeafRule.Measurement(
        size: Size(
          width: max(offer.width, caps.horizontal),
          height: max(offer.height, caps.vertical)
        )
      )
    }
  }

  /// The pixels and the size in points; `nil`, with a problem reported, when there are none.
  @MainActor func pixels(in context: ResolveContext) -> (image: DecodedImage, size: Size)? {
    guard let found = find(in: context, asPixels: true), case .pixels(let image) = found.picture
    else { return nil }
    return (image, found.size)
  }

  private struct Found {
    var picture: Picture
    let size: Size
    let isTemplate: Bool
  }

  /// - `asPixels`: Whether shapes become pixels, as many as are seen at their own size.
  @MainActor private func find(in context: ResolveContext, asPixels: Bool = false) -> Found? {
    guard var found = find(in: context) else { return nil }
    guard asPixels, case .shapes = found.picture else { return found }
    do {
      let pixelsPerPoint = context.environment.displayScale * found.size.width
      found.picture = .pixels(
        try found.picture.pixels(scale: pixelsPerPoint / found.picture.size.width)
      )
      return found
    } catch {
      context.report(.unreadableImage(name: name, reason: "\(error)"))
      return nil
    }
  }

  /// What the picture is called in messages.
  private var name: String {
    switch source {
    case .asset(let name), .symbol(let name): DataURI.shortened(name)
    case .bitmap: "of data"
    }
  }

  @MainActor private func find(in context: ResolveContext) -> Found? {
    let environment = context.environment
    switch source {
    case .bitmap(let bitmap):
      return bitmap.picture.map {
        Found(picture: $0, size: Size(bitmap.size), isTemplate: bitmap.isTemplate)
      }
    case .symbol(let name):
      return find(name, in: context, orReport: .missingSymbol(name: name))
    case .asset(let name):
      let searched = environment.assets.searchedFolders
      return find(name, in: context, orReport: .missingImage(name: name, searched: searched))
    }
  }

  @MainActor private func find(
    _ name: String,
    in context: ResolveContext,
    orReport missing: RenderProblem
  ) -> Found? {
    let environment = context.environment
    var asset = environment.assets.image(
      named: name,
      scale: environment.displayScale,
      dark: environment.colorScheme == .dark
    )
    if asset == nil, DataURI.isOne(name) {
      asset = ImageAsset(path: name, scale: 1, keepsShapes: true)
    }
    guard let asset else {
      context.report(missing)
      return nil
    }
    do {
      let found = try ImageCache.shared.picture(of: asset, displayScale: environment.displayScale)
      return Found(picture: found.picture, size: found.size, isTemplate: asset.isTemplate)
    } catch {
      context.report(.unreadableImage(name: DataURI.shortened(name), reason: error.reason))
      return nil
    }
  }

  /// A box that can't be overlooked, where there is nothing to draw.
  @MainActor private func missingBox(in context: ResolveContext) -> LayoutNode {
    let rule = rule(ownSize: Size(width: 24, height: 24), caps: .zero)
    let box = ShapeSource { rect, _ in
      var path = BezierPath(rect: rect)
      path.append(BezierPath(rect: rect.inset(by: 2)))
      return path
    }
    let paint = Paint.color(ColorConversion.missing)
    return context.node(
      rule,
      content: .shape(ShapeContent(box, rule: .evenOdd, paint: paint))
    )
  }
}

extension Image.Interpolation {
  fileprivate var quality: ImageQuality {
    switch self {
    case .none: .nearest
    case .low, .medium: .linear
    case .high: .high
    }
  }
}
