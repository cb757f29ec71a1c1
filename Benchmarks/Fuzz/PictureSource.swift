// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// Pictures of every kind that an encoder must keep: noise, few colours, flat areas, waves, tiles,
/// repeated rows, and pieces of real ones.
struct PictureSource {
  private var random: RandomNumbers
  private let real: [Pixmap]

  init(seed: UInt64, files: [[UInt8]]) {
    random = RandomNumbers(seed: seed)
    real = files.compactMap { try? ImageDecoder.decode($0).pixmap }
  }

  mutating func next() throws -> Pixmap {
    let width = 1 + random.below([4, 40, 300, 3000][random.below(4)])
    let height = 1 + random.below([4, 40, 200][random.below(3)])
    var pixmap = try Pixmap(width: width, height: height)
    let alphas = random.below(3)
    let colors = (0...random.below([2, 30, 300][random.below(3)])).map { _ in color(alphas) }
    let kind = random.below(7)
    let tile = (width: 1 + random.below(40), height: 1 + random.below(40), gap: random.below(9))
    var y = 0
    while y < height {
      switch kind {
      case 0: for x in 0..<width { set(color(alphas), x, y, in: &pixmap) }
      case 1: for x in 0..<width { set(colors[random.below(colors.count)], x, y, in: &pixmap) }
      case 2: runs(y, colors, in: &pixmap)
      case 3:
        for x in 0..<width {
          let (r, g, b) = (x * 3 + y, x ^ y, x * y / 7)
          set([UInt8(r & 255), UInt8(g & 255), UInt8(b & 255), 255], x, y, in: &pixmap)
        }
      case 4: piece(y, in: &pixmap)
      case 5: tiles(y, tile.width, tile.height, gap: tile.gap, colors, in: &pixmap)
      default: runs(y, [color(alphas)], in: &pixmap)
      }
      y += 1
      // The row again, some times.
      if random.below(3) == 0 {
        let row = Array(pixmap.pixels[(y - 1) * width * 4..<y * width * 4])
        for _ in 0..<random.below(20) where y < height {
          pixmap.pixels.replaceSubrange(y * width * 4..<(y + 1) * width * 4, with: row)
          y += 1
        }
      }
    }
    return pixmap
  }

  private mutating func color(_ alphas: Int) -> [UInt8] {
    let a = alphas == 0 ? 255 : alphas == 1 ? random.below(256) : 255 * random.below(2)
    return (0..<3).map { _ in UInt8(random.below(a + 1)) } + [UInt8(a)]
  }

  private func set(_ color: [UInt8], _ x: Int, _ y: Int, in pixmap: inout Pixmap) {
    let i = (y * pixmap.width + x) * 4
    for c in 0..<4 { pixmap.pixels[i + c] = color[c] }
  }

  private mutating func runs(_ y: Int, _ colors: [[UInt8]], in pixmap: inout Pixmap) {
    var x = 0
    while x < pixmap.width {
      let end = min(pixmap.width, x + 1 + random.below([3, 30, 600][random.below(3)]))
      let color = colors[random.below(colors.count)]
      for i in x..<end { set(color, i, y, in: &pixmap) }
      x = end
    }
  }

  /// A row of equal shapes side by side, in colours that change from tile to tile.
  private mutating func tiles(
    _ y: Int,
    _ width: Int,
    _ height: Int,
    gap: Int,
    _ colors: [[UInt8]],
    in pixmap: inout Pixmap
  ) {
    let row = y % (height + gap)
    for x in 0..<pixmap.width {
      let (tile, column) = (x / (width + gap), x % (width + gap))
      let isInside = column < width && row < height
      // Corners and a pattern that are the same in each.
      let shade = column * row < 9 ? 3 : column * 7 + row * 5
      let color = colors[
        isInside ? (tile * tile + y / (height + gap) + shade % 3) % colors.count : 0
      ]
      set(color, x, y, in: &pixmap)
    }
    // A scratch here and there.
    if random.below(20) == 0 {
      let color = colors[random.below(colors.count)]
      set(color, random.below(pixmap.width), y, in: &pixmap)
    }
  }

  /// A stretch of a real picture's row, the one after that of the row above.
  private mutating func piece(_ y: Int, in pixmap: inout Pixmap) {
    guard let source = real.first.map({ _ in real[(pixmap.width + pixmap.height) % real.count] })
    else { return }
    for x in 0..<pixmap.width {
      let c = source[x % source.width, y % source.height]
      set([c.red, c.green, c.blue, c.alpha], x, y, in: &pixmap)
    }
  }
}
