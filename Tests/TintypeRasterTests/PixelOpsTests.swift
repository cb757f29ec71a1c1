// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeRaster

/// Loops that do several things at once against the steps they stand for.
@Suite struct PixelOpsTests {
  /// Premultiplied pixels: opaque and empty stretches and everything between.
  private func pixels(_ count: Int, _ random: inout Sequence32) -> [UInt32] {
    var result: [UInt32] = []
    while result.count < count {
      let kind = random.next() % 3
      for _ in 0..<(1 + random.next() % 40) {
        let alpha = kind == 0 ? 0 : kind == 1 ? 255 : random.next() % 256
        let color = (0..<3).reduce(UInt32(0)) { packed, i in
          packed | random.next() % (alpha + 1) << UInt32(8 * i)
        }
        result.append(color | alpha << 24)
      }
    }
    return Array(result.prefix(count))
  }

  private func coverage(_ count: Int, _ random: inout Sequence32) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      let value: UInt8? = [0, 255, nil][Int(random.next() % 3)]
      for _ in 0..<(1 + random.next() % 40) { result.append(value ?? UInt8(random.next() % 256)) }
    }
    return Array(result.prefix(count))
  }

  @Test func aLayerAndItsShadowAreDrawnAsOneAfterTheOther() {
    var random = Sequence32(seed: 11)
    for count in 0..<200 {
      let (source, shadow) = (pixels(count, &random), coverage(count, &random))
      var atOnce = pixels(count, &random)
      var steps = atOnce
      var layer = source
      let color = pixels(1, &random)[0]
      unsafe PixelOps.over(&atOnce, count, source: source, shadow: color, coverage: shadow)
      unsafe PixelOps.under(&layer, count, color: color, coverage: shadow)
      unsafe PixelOps.over(&steps, count, source: layer)
      #expect(atOnce == steps)
    }
  }

  @Test func alphasAreComparedOneByOne() {
    var random = Sequence32(seed: 12)
    for count in [1, 15, 16, 255, 256, 257, 600] {
      let source = pixels(count, &random)
      var alphas = source.map { UInt8($0 >> 24) }
      #expect(unsafe PixelOps.haveAlphas(source, count, alphas))
      alphas[count - 1] ^= 1
      #expect(unsafe !PixelOps.haveAlphas(source, count, alphas))
    }
  }
}
