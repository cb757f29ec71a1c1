// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
package import TintypeLayout
import TintypeRaster

extension Image: PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    guard let found = find(in: context) else { return [missingBox(in: context)] }
    let caps = caps(in: context)
    let rule = rule(ownSize: found.size, caps: caps)
    if context.environment.hidesContent {
      let paint = ForegroundStyle().paint(in: context).opacity(EnvironmentValues.redactedOpacity)
      return [context.node(rule, content: .shape(ShapeContent(.rectangle, paint: paint)))]
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? found.isTemplate
    let content = ImageContent(
      image: found.image,
      size: found.size,
      capInsets: caps,
      isTiled: isResizable && resizingMode == .tile,
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
      image: found.image,
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

  /// The picture and its size in points; `nil`, with a problem reported, when there is none.
  @MainActor func picture(in context: ResolveContext) -> (image: DecodedImage, size: Size)? {
    find(in: context).map { ($0.image, $0.size) }
  }

  private struct Found {
    let image: DecodedImage
    let size: Size
    let isTemplate: Bool
  }

  @MainActor private func find(in context: ResolveContext) -> Found? {
    let environment = context.environment
    switch source {
    case .bitmap(let bitmap):
      return bitmap.decoded.map {
        Found(image: $0, size: Size(bitmap.size), isTemplate: bitmap.isTemplate)
      }
    case .symbol(let name):
      if let asset = asset(named: name, in: context) { return asset }
      context.report(.missingSymbol(name: name))
      return nil
    case .asset(let name):
      if let asset = asset(named: name, in: context) { return asset }
      context.report(.missingImage(name: name, searched: environment.assets.searchedFolders))
      return nil
    }
  }

  @MainActor private func asset(named name: String, in context: ResolveContext) -> Found? {
    let environment = context.environment
    guard
      let asset = environment.assets.image(
        named: name,
        scale: environment.displayScale,
        dark: environment.colorScheme == .dark
      )
    else { return nil }
    do {
      let image = try ImageCache.shared.image(at: asset.path)
      return Found(
        image: image,
        size: Size(
          width: Double(image.widthInPixels) / asset.scale,
          height: Double(image.heightInPixels) / asset.scale
        ),
        isTemplate: asset.isTemplate
      )
    } catch {
      context.report(.unreadableImage(name: name, reason: error.reason))
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
