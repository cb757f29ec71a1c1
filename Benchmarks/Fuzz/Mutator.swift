// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Damages files in the ways that decoders stumble over.
struct Mutator {
  private var random: RandomNumbers

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  mutating func changed(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let at = random.below(random.below(2) == 0 ? min(64, bytes.count) : bytes.count)
      switch random.below(7) {
      case 0: bytes[at] ^= 1 << UInt8(random.below(8))
      case 1: bytes[at] = UInt8(random.below(256))
      case 2: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random.below(16)))
      case 3: bytes.insert(contentsOf: (0...random.below(16)).map { UInt8($0 * 37 & 255) }, at: at)
      case 4: bytes.removeSubrange(at...)
      case 5:
        let from = random.below(bytes.count)
        let part = bytes[from..<min(bytes.count, from + 1 + random.below(64))]
        bytes.replaceSubrange(at..<min(bytes.count, at + part.count), with: Array(part))
      default:
        // Numbers at the edges of their range.
        let value: UInt8 = [0, 0x7F, 0x80, 0xFF][random.below(4)]
        for i in at..<min(bytes.count, at + 1 + random.below(4)) { bytes[i] = value }
      }
    }
    if random.below(4) > 0 { Self.repairChunks(&bytes) }
    return bytes
  }

  /// Changes numbers, names and stretches of a text, so that it mostly stays well formed.
  mutating func changedText(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...random.below(4) where !bytes.isEmpty {
      switch random.below(4) {
      case 0:
        bytes = changed(bytes)
      case 1:
        replace(Self.isDigit, in: &bytes, by: Self.numbers[random.below(Self.numbers.count)])
      case 2:
        let word = Self.words[random.below(Self.words.count)]
        replace({ $0 | 32 >= 97 && $0 | 32 <= 122 }, in: &bytes, by: word)
      default: moveTag(in: &bytes)
      }
    }
    return bytes
  }

  private static let numbers = [
    "0", "-1", "1e9", "1e-9", "1e308", "1e999", "0.5", "90", "-", "nan", "1e15", "3 4 5", "100%",
  ]
  private static let words = [
    "svg", "g", "use", "path", "rect", "mask", "clipPath", "linearGradient", "radialGradient",
    "stop", "symbol", "href", "id", "a", "b", "url(#a)", "url(#mask0)", "none", "currentColor",
    "matrix", "rotate", "scale", "d", "points", "viewBox", "stroke", "stroke-dasharray", "opacity",
    "clip-path", "transform", "objectBoundingBox", "reflect", "style", "text", "M", "A", "z",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// Replaces one stretch of bytes of a kind.
  private mutating func replace(
    _ isKind: (UInt8) -> Bool,
    in bytes: inout [UInt8],
    by text: String
  ) {
    let from = random.below(bytes.count)
    guard let start = bytes[from...].firstIndex(where: isKind) else { return }
    let end = bytes[start...].firstIndex { !isKind($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: text.utf8)
  }

  /// Copies one element's tag to before another one.
  private mutating func moveTag(in bytes: inout [UInt8]) {
    let (from, to) = (random.below(bytes.count), random.below(bytes.count))
    guard let start = bytes[from...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let place = bytes[to...].firstIndex(of: UInt8(ascii: "<"))
    else { return }
    bytes.insert(contentsOf: Array(bytes[start...end]), at: place)
  }

  /// Gives the chunks of a PNG right checksums, so that what is behind them is reached.
  private static func repairChunks(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var i = 8
    while i + 12 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[i + $1]) }
      guard length <= bytes.count - i - 12 else { return }
      let end = i + 8 + length
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in bytes[(i + 4)..<end] {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      for c in 0..<4 { bytes[end + c] = UInt8(~crc >> (24 - 8 * UInt32(c)) & 255) }
      i = end + 4
    }
  }
}

/// Numbers that look random and are the same for the same seed.
///
/// **Source:** Marsaglia, "Xorshift RNGs", 2003.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(max(1, count)))
  }
}
