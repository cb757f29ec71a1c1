// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import _FoundationICU

/// What we ask of ICU: where lines may break, text direction, scripts.
///
/// Nothing else calls it.
enum ICU {
  /// The positions after which a line may end, ascending, the end of the text included.
  ///
  /// - Parameters:
  ///   - text: UTF-16 without hard line breaks.
  ///   - locale: Decides strictness and dictionaries; an unknown one gets the default rules.
  /// - Returns: Offsets in code units.
  static func lineBreaks(in text: [UInt16], locale: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    let breaks = rules.withLock { rules -> [Int]? in
      if rules[locale] == nil {
        // One render has one locale; a program that goes through them all keeps a few.
        if rules.count >= 16 { rules.removeAll() }
        rules[locale] = LineBreakRules(locale: locale)
      }
      return rules[locale]?.breaks(in: text)
    }
    // Without rules the whole text is one word, which still breaks between characters.
    return breaks ?? [text.count]
  }

  /// Opening the rules takes fifty times as long as applying them to a label.
  private static let rules = Mutex<[String: LineBreakRules]>([:])

  /// The embedding level of every code unit and of the text as a whole; odd means right to left.
  ///
  /// The first strong character decides the whole; `rightToLeft` does where there is none.
  ///
  /// - Parameters:
  ///   - text: UTF-16.
  ///   - rightToLeft: The direction of text that has none.
  ///   - fixed: The level of the whole, where a longer text decided on it.
  /// - Returns: One level a code unit, and that of the whole.
  static func bidiLevels(
    of text: [UInt16],
    rightToLeft: Bool,
    base fixed: UInt8? = nil
  ) -> (levels: [UInt8], base: UInt8) {
    let flat = (Array(repeating: UInt8(0), count: text.count), UInt8(0))
    // Everything below the Hebrew block runs left to right.
    if !rightToLeft && fixed ?? 0 == 0 && text.allSatisfy({ $0 < 0x0590 }) { return flat }
    guard let bidi = unsafe swift_ubidi_open() else { return flat }
    defer { unsafe swift_ubidi_close(bidi) }
    var status = U_ZERO_ERROR
    // 0xFE and 0xFF are ICU's "first strong character, else left to right" and "… right to left".
    let base: UInt8 = fixed ?? (rightToLeft ? 0xFF : 0xFE)
    return unsafe text.withUnsafeBufferPointer { buffer -> ([UInt8], UInt8) in
      unsafe swift_ubidi_setPara(
        bidi,
        buffer.baseAddress,
        Int32(clamping: buffer.count),
        base,
        nil,
        &status
      )
      guard let levels = unsafe swift_ubidi_getLevels(bidi, &status), status.rawValue <= 0
      else {
        return flat
      }
      let all = unsafe UnsafeBufferPointer(start: levels, count: buffer.count).map { $0 }
      return (all, unsafe swift_ubidi_getParaLevel(bidi))
    }
  }

  /// The script of a character as an ISO 15924 tag; `nil` when it goes with its neighbours.
  static func script(of scalar: Unicode.Scalar) -> OpenTypeTag? {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? "Latn" : nil }
    var status = U_ZERO_ERROR
    let code = unsafe swift_uscript_getScript(UChar32(bitPattern: scalar.value), &status)
    if code == USCRIPT_COMMON || code == USCRIPT_INHERITED || code == USCRIPT_UNKNOWN {
      return nil
    }
    guard let name = unsafe swift_uscript_getShortName(code) else { return nil }
    return OpenTypeTag(unsafe String(cString: name))
  }
}

/// The one owner of ICU's line breaking rules for a locale; used by one thread at a time.
@safe private final class LineBreakRules: @unchecked Sendable {
  private let handle: OpaquePointer

  init?(locale: String) {
    var status = U_ZERO_ERROR
    // Without it, ICU lets Japanese lines begin with ー and small kana.
    let locale = locale + (locale.contains("@") ? ";" : "@") + "lb=strict"
    guard let handle = unsafe swift_ubrk_open(UBRK_LINE, locale, nil, 0, &status) else {
      return nil
    }
    unsafe self.handle = handle
  }

  deinit { unsafe swift_ubrk_close(handle) }

  func breaks(in text: [UInt16]) -> [Int]? {
    var status = U_ZERO_ERROR
    return unsafe text.withUnsafeBufferPointer { buffer in
      unsafe swift_ubrk_setText(
        handle,
        buffer.baseAddress,
        Int32(clamping: buffer.count),
        &status
      )
      // ICU keeps the pointer but doesn't follow it until the next text is set.
      guard status.rawValue <= 0 else { return nil }
      var found: [Int] = []
      while case let next = unsafe swift_ubrk_next(handle), next >= 0 {
        if !splitsHangulWord(text, at: Int(next)) { found.append(Int(next)) }
      }
      return found
    }
  }

  /// Korean words stay whole, as system labels keep them; ICU breaks between syllables.
  private func splitsHangulWord(_ text: [UInt16], at position: Int) -> Bool {
    let hangul: ClosedRange<UInt16> = 0xAC00...0xD7A3
    return position > 0 && position < text.count && hangul.contains(text[position - 1])
      && hangul.contains(text[position])
  }
}
