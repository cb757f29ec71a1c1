// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts
import CHarfBuzz
import Synchronization

/// All fonts that a render may use, and what has been worked out about them.
///
/// Safe to share between threads; a result never depends on what was asked before.
package final class FontLibrary: Sendable {
  /// The built-in fonts, and those that a program adds for all its pictures.
  package static let shared = FontLibrary()

  private struct State {
    var files: [UInt32: HarfBuzzFace] = [:]
    var faces: [FaceKey: FontFace] = [:]
    var families: [String: [UserFace]] = [:]
  }

  private struct FaceKey: Hashable {
    var file: UInt64
    var variations: [FontVariation]
    var boldening: Double
    var stretch: Double
  }

  private struct UserFace {
    var face: HarfBuzzFace
    var weight: Double
    var isItalic: Bool
  }

  private let state = Mutex(State())
  let shapeCache = ShapeCache()
  let paragraphs = ParagraphCache()

  /// Enough for every size and weight of a sheet of widgets; the cache starts anew beyond it.
  private static let faceLimit = 512

  package init() {}

  /// Makes a font of the user's available to `FontRequest.family`.
  ///
  /// - Parameters:
  ///   - bytes: A TrueType or OpenType file; the first font of a collection.
  ///   - name: What to call the family; `nil` takes the font's own name.
  /// - Returns: The family name.
  /// - Throws: `FontError` when the bytes are no font or nameless.
  @discardableResult
  package func add(font bytes: [UInt8], named name: String? = nil) throws(FontError) -> String {
    guard let face = HarfBuzzFace(bytes: bytes) else {
      throw .unreadable(byteCount: bytes.count)
    }
    guard let family = name ?? face.familyName, !family.isEmpty else { throw .unnamed }
    let font = HarfBuzzFont(face: face, variations: [])
    let entry = UserFace(
      face: face,
      weight: font.style(HB_STYLE_TAG_WEIGHT),
      isItalic: font.style(HB_STYLE_TAG_ITALIC) > 0.5
    )
    let names = Set([
      family, face.name(HB_OT_NAME_ID_POSTSCRIPT_NAME), face.name(HB_OT_NAME_ID_FULL_NAME),
    ])
    state.withLock { state in
      for name in names.compactMap({ $0 }) { state.families[name, default: []].append(entry) }
    }
    paragraphs.removeAll()
    return family
  }

  /// Whether fonts of a name were added; family, full and PostScript names count.
  package func has(family: String) -> Bool { state.withLock { $0.families[family] != nil } }

  /// The names that fonts were added under, sorted, for messages.
  package var familyNames: [String] { state.withLock { $0.families.keys.sorted() } }

  /// The face and the setting in which a font's own glyphs are drawn.
  func resolve(_ request: FontRequest) -> ResolvedFont {
    let size = request.usableSize
    if let family = request.family, let user = userFace(family: family, request: request) {
      return ResolvedFont(
        request: request,
        face: userFace(user, request),
        emSize: size,
        tracking: 0
      )
    }
    if let apple = userFace(family: request.design.appleFamily, request: request) {
      return ResolvedFont(
        request: request,
        face: userFace(apple, request),
        emSize: size,
        tracking: InterCalibration.appleTracking(design: request.design, size: size) * size
      )
    }
    let setting = InterCalibration.setting(
      design: request.design,
      size: size,
      weight: request.weight
    )
    var variations = [FontVariation("wght", request.weight)]
    if let opticalSize = setting.opticalSize {
      variations.append(FontVariation("opsz", opticalSize))
    }
    let file = file(design: request.design, italic: request.italic)
    return ResolvedFont(
      request: request,
      face: face(builtIn(file), variations, stretch: request.usableWidth),
      emSize: setting.scale * size,
      tracking: setting.tracking * size
    )
  }

  /// A user's font at the settings that it has axes for.
  private func userFace(_ user: UserFace, _ request: FontRequest) -> FontFace {
    var variations = [FontVariation("wght", request.weight)]
    if user.face.hasAxis("opsz") {
      variations.append(FontVariation("opsz", request.usableSize))
    }
    guard user.face.hasAxis("wdth") else {
      return face(user.face, variations, stretch: request.usableWidth)
    }
    variations.append(FontVariation("wdth", 100 * request.usableWidth))
    return face(user.face, variations)
  }

  /// Whether any font has a glyph for a character; it is a visible box otherwise.
  package func canDraw(_ scalar: Unicode.Scalar, in request: FontRequest) -> Bool {
    if scalar.value < 0x7F || scalar.properties.isDefaultIgnorableCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: break
    }
    let font = resolve(request)
    return font.face.hasGlyph(for: scalar)
      || FallbackFont.allCases.contains {
        fallback($0, weight: request.weight).hasGlyph(for: scalar)
      }
  }

  /// The face of a fallback font that goes with a weight.
  func fallback(_ kind: FallbackFont, weight: Double) -> FontFace {
    let (file, boldening) = kind.file(weight: weight)
    let variations = kind == .inter ? [FontVariation("wght", weight)] : []
    return face(builtIn(file), variations, boldening: boldening, reach: kind.reach)
  }

  /// The vertical measures of a font, from its own tables when it is the user's.
  package func metrics(for request: FontRequest) -> FontMetrics {
    var metrics = FontMetrics(request)
    guard let family = request.family, let user = userFace(family: family, request: request)
    else { return metrics }
    let font = HarfBuzzFont(face: user.face, variations: [])
    let size = request.usableSize
    if let ascent = font.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      let descent = font.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    {
      metrics.ascent = max(0, ascent) * size
      metrics.descent = max(0, -descent) * size
    }
    if let gap = font.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) {
      metrics.leading = max(0, gap) * size
    }
    if let capHeight = font.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) {
      metrics.capHeight = max(0, capHeight) * size
    }
    return metrics
  }

  private func file(design: FontDesign, italic: Bool) -> TintypeFontFile {
    switch design {
    case .default: italic ? TintypeFontInterItalic : TintypeFontInter
    case .rounded: italic ? TintypeFontNunitoItalic : TintypeFontNunito
    case .serif: italic ? TintypeFontSourceSerif4Italic : TintypeFontSourceSerif4
    case .monospaced: italic ? TintypeFontJetBrainsMonoItalic : TintypeFontJetBrainsMono
    }
  }

  private func builtIn(_ file: TintypeFontFile) -> HarfBuzzFace {
    state.withLock { state in
      if let known = state.files[file.rawValue] { return known }
      let face = HarfBuzzFace(builtIn: file)
      state.files[file.rawValue] = face
      return face
    }
  }

  private func face(
    _ face: HarfBuzzFace,
    _ variations: [FontVariation],
    boldening: Double = 0,
    stretch: Double = 1,
    reach: FontReach? = nil
  ) -> FontFace {
    let key = FaceKey(
      file: face.identity,
      variations: variations,
      boldening: boldening,
      stretch: stretch
    )
    return state.withLock { state in
      if let known = state.faces[key] { return known }
      if state.faces.count >= Self.faceLimit { state.faces.removeAll() }
      let made = FontFace(
        face: face,
        variations: variations,
        boldening: boldening,
        stretch: stretch,
        reach: reach
      )
      state.faces[key] = made
      return made
    }
  }

  /// The nearest member of a family: slant first, then weight; the first added wins a tie.
  private func userFace(family: String, request: FontRequest) -> UserFace? {
    func distance(_ face: UserFace) -> Double {
      (face.isItalic == request.italic ? 0 : 10_000) + (face.weight - request.weight).magnitude
    }
    return state.withLock { $0.families[family]?.min { distance($0) < distance($1) } }
  }
}
