// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry
import TintypeRaster

/// Draws one widget as the system would place it.
@MainActor struct WidgetArtist {
  let options: RenderOptions
  let assets: AssetStore
  let localization: LocalizationStore

  /// More pixels than this aren't drawn.
  private static let maximumPixels = 100e6
  /// Points from each edge that the system keeps free.
  ///
  /// **Source:** facts `widget-sizes.json`.
  private static let contentMargin: CGFloat = 16

  /// A picture laid out and ready to be drawn on any thread.
  struct Sketch: Sendable {
    let scene: Scene
    /// Points.
    let size: Size
  }

  /// Lays out the picture of a job.
  func sketch(_ job: RenderJob) throws -> Sketch {
    let placed = try placed(job)
    return Sketch(scene: placed.scene(), size: placed.size)
  }

  /// Fixes every frame of a job's picture.
  func placed(_ job: RenderJob) throws -> PlacedScene {
    let size = try options.device.size(of: job.family)
    try checkCanvas(size)
    var area = RenderArea(size: size)
    let radius = try options.device.cornerRadius(of: job.family, system: options.system)
    area.cornerRadius = radius
    area.isClipped = radius > 0
    if job.widget.hasContentMargins { area.contentMargins = margins(of: job.family) }
    if !job.family.isAccessory { area.fallbackBackground = background(job.scheme) }
    let content = job.widget.source.content(job.entry.entry)
    return area.placed(content, environment: environment(of: job))
  }

  /// Draws a sketch as the bytes of a PNG file.
  ///
  /// - `threads`: At most so many work on it.
  nonisolated static func png(
    of sketch: Sketch,
    effort: PNGEncoder.Effort = .fast,
    threads: Int = .max
  ) throws -> [UInt8] {
    let list = sketch.scene.displayList
    let pixmap = try DisplayListRenderer.shared.render(list, threads: threads)
    return try PNGEncoder.encode(
      pixmap,
      pixelsPerPoint: list.scale,
      effort: effort,
      threads: threads
    )
  }

  private func checkCanvas(_ size: Size) throws(ProgramError) {
    let width = size.width * options.effectiveScale
    let height = size.height * options.effectiveScale
    guard width * height <= Self.maximumPixels else {
      throw .canvasTooLarge(
        widthInPixels: width,
        heightInPixels: height,
        limit: Self.maximumPixels
      )
    }
  }

  /// Accessories reach their edges.
  private func margins(of family: WidgetFamily) -> EdgeInsets {
    let margin = family.isAccessory ? 0 : Self.contentMargin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// What the system lays behind content that asks for no background: white, or in the dark the
  /// grey of raised surfaces.
  private func background(_ scheme: RenderOptions.Scheme) -> Color {
    switch scheme {
    case .light: Color.white
    case .dark: Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255)
    }
  }

  private func environment(of job: RenderJob) -> EnvironmentValues {
    let locale = Locale(identifier: options.locale)
    let timeZone = TimeZone(identifier: options.timeZone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    var values = EnvironmentValues()
    values.colorScheme = job.scheme == .dark ? .dark : .light
    values.displayScale = CGFloat(options.effectiveScale)
    values.locale = locale
    values.calendar = calendar
    values.timeZone = timeZone
    values.layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.redactionReasons = reasons(job.redaction)
    values.now = options.now ?? job.entry.entry.date
    values.systemVersion = options.system
    values.assets = assets
    values.localization = localization
    values.dynamicTypeSize = options.typeSize
    // An app's accent colour is the catalogue's colour of this name.
    if assets.colorNames.contains("AccentColor") { values.tintColor = Color("AccentColor") }
    values.drawsMissingContent = options.lenient
    values.widgetFamily = job.family
    values.widgetContentMargins = margins(of: job.family)
    values.widgetRenderingMode = job.family.isAccessory ? .vibrant : .fullColor
    values.showsWidgetContainerBackground = !job.family.isAccessory
    return values
  }

  private func reasons(_ redaction: RenderOptions.Redaction) -> RedactionReasons {
    switch redaction {
    case .none: []
    case .placeholder: .placeholder
    case .privacy: .privacy
    }
  }
}
