// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Which regional forms Han characters take.
enum HanLanguage {
  /// The locale where it writes in Han characters, otherwise what the text itself suggests.
  ///
  /// A device set to English shows Chinese forms unless kana or hangul say otherwise.
  static func language(for text: [UInt16], locale: String) -> String {
    let code = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if ["zh", "ja", "ko", "yue"].contains(code) { return locale }
    var hasHan = false
    for unit in text where unit >= 0x1100 {
      switch unit {
      case 0x3041...0x30FF: return "ja"
      case 0x1100...0x11FF, 0xAC00...0xD7A3: return "ko"
      case 0x3400...0x9FFF, 0xF900...0xFAFF: hasHan = true
      default: break
      }
    }
    return hasHan ? "zh-Hans" : locale
  }
}
