// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Finds the face for each user-perceived character.
struct FaceChooser {
  let library: FontLibrary

  /// A face and whether it is the font's own.
  struct Choice {
    var face: FontFace
    var isOwn: Bool
  }

  /// The first face, starting with the font's own, that has all of a character's parts.
  ///
  /// Where none has all, the one with the first part; where none has that, Inter's visible box.
  func face(for character: [Unicode.Scalar], in font: ResolvedFont) -> Choice {
    let own = Choice(face: font.face, isOwn: true)
    let visible = character.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let first = visible.first else { return own }
    let weight = font.request.weight
    if Self.isEmoji(character, first: first) {
      let emoji = library.fallback(.emoji, weight: weight)
      if emoji.hasGlyph(for: first) { return Choice(face: emoji, isOwn: false) }
    }
    if visible.allSatisfy(font.face.hasGlyph) { return own }
    let faces = FallbackFont.allCases.lazy.map { library.fallback($0, weight: weight) }
    let found =
      faces.first { visible.allSatisfy($0.hasGlyph) }
      ?? (font.face.hasGlyph(for: first) ? font.face : faces.first { $0.hasGlyph(for: first) })
      ?? library.fallback(.inter, weight: weight)
    return Choice(face: found, isOwn: found === font.face)
  }

  /// Whether a character is meant as a picture (UTS #51: presentation, sequences, selectors).
  private static func isEmoji(_ character: [Unicode.Scalar], first: Unicode.Scalar) -> Bool {
    let properties = first.properties
    if first.value < 0x80 {
      // Only the keycaps 0️⃣…9️⃣, #️⃣ and *️⃣.
      return properties.isEmoji && character.contains("\u{20E3}")
    }
    guard properties.isEmoji else { return false }
    if character.contains("\u{FE0E}") { return false }
    return properties.isEmojiPresentation
      || character.contains {
        $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier
      }
  }
}
