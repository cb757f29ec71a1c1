// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CFonts
import CHarfBuzz
import Synchronization

/// All fonts that a render may use, and what has been worked out about them.
///
/// Safe to share between threads; a result never depends on what was asked before.
package final class FontLibrary: Sendable {
  /// The built-in fonts alone.
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
  }

  private struct UserFace {
    var face: HarfBuzzFace
    var weight: Double
    var isItalic: Bool
  }

  private let state = Mutex(State())
  let shapeCache = ShapeCache()

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
    state.withLock { $0.families[family, default: []].append(entry) }
    return family
  }

  /// The face and the setting in which a font's own glyphs are drawn.
  func resolve(_ request: FontRequest) -> ResolvedFont {
    if let family = request.family, let user = userFace(family: family, request: request) {
      let face = face(user.face, [FontVariation("wght", request.weight)], boldening: 0)
      return ResolvedFont(request: request, face: face, emSize: request.usableSize, tracking: 0)
    }
    let size = request.usableSize
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
      face: face(builtIn(file), variations, boldening: 0),
      emSize: setting.scale * size,
      tracking: setting.tracking * size
    )
  }

  /// The face of a fallback font that goes with a weight.
  func fallback(_ kind: FallbackFont, weight: Double) -> FontFace {
    let (file, boldening) = kind.file(weight: weight)
    let variations = kind == .inter ? [FontVariation("wght", weight)] : []
    return face(builtIn(file), variations, boldening: boldening)
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
    boldening: Double
  ) -> FontFace {
    let key = FaceKey(file: face.identity, variations: variations, boldening: boldening)
    return state.withLock { state in
      if let known = state.faces[key] { return known }
      if state.faces.count >= Self.faceLimit { state.faces.removeAll() }
      let made = FontFace(face: face, variations: variations, boldening: boldening)
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
