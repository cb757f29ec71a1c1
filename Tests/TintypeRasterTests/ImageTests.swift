// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct ImageTests {
  /// Black and white columns in turn.
  private static func stripes(_ width: Int, _ height: Int) throws -> DecodedImage {
    DecodedImage(
      pixmap: try Drawing.pixmap(width, height) {
        let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        try $0.fill(all, shader: .solid(Drawing.black))
        for x in stride(from: 1, to: width, by: 2) {
          let column = Rect(x: Double(x), y: 0, width: 1, height: Double(height))
          try $0.fill(column, shader: .solid(Drawing.white))
        }
      }
    )
  }

  private static func reds(_ pixmap: Pixmap, row: Int = 0) -> [Int] {
    (0..<pixmap.width).map { Int(pixmap[$0, row].red) }
  }

  @Test(arguments: [ImageQuality.nearest, .linear, .high])
  func atItsOwnSizeAnImageIsCopied(quality: ImageQuality) throws {
    let image = try Self.stripes(6, 2)
    let pixmap = try Drawing.pixmap(6, 2) {
      try $0.draw(image, in: Rect(x: 0, y: 0, width: 6, height: 2), quality: quality)
    }
    #expect(pixmap == image.pixmap)
  }

  @Test func reducingAverages() throws {
    let image = try Self.stripes(300, 300)
    let pixmap = try Drawing.pixmap(10, 10) {
      try $0.draw(image, in: Rect(x: 0, y: 0, width: 10, height: 10), quality: .high)
    }
    #expect(Self.reds(pixmap).allSatisfy { $0 == 127 || $0 == 128 })
    #expect(pixmap.alphas.joined().allSatisfy { $0 == 255 })
  }

  @Test func enlargingMixesNeighbours() throws {
    let image = try Self.stripes(2, 1)
    func drawn(_ quality: ImageQuality) throws -> [Int] {
      Self.reds(
        try Drawing.pixmap(8, 1) {
          try $0.draw(image, in: Rect(x: 0, y: 0, width: 8, height: 1), quality: quality)
        }
      )
    }
    #expect(try drawn(.nearest) == [0, 0, 0, 0, 255, 255, 255, 255])
    #expect(try drawn(.linear) == [0, 0, 32, 96, 159, 223, 255, 255])
    #expect(try drawn(.high) == drawn(.linear))
  }

  @Test func bordersBetweenPixelsAreSoftAndOthersCrisp() throws {
    let image = try Self.stripes(2, 2)
    let pixmap = try Drawing.pixmap(6, 4) {
      try $0.draw(
        image,
        in: Rect(x: 1.5, y: 1, width: 3, height: 2),
        quality: .high,
        opacity: 0.5
      )
    }
    #expect(pixmap.alphas[0] == [0, 0, 0, 0, 0, 0])
    #expect(pixmap.alphas[1] == [0, 64, 128, 128, 64, 0])
  }

  @Test func mirroringTurnsTheColumnsRound() throws {
    let image = try Self.stripes(4, 1)
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    for quality in [ImageQuality.nearest, .high] {
      let pixmap = try Drawing.pixmap(4, 1) {
        try $0.draw(
          image,
          in: Rect(x: 0, y: 0, width: 4, height: 1),
          quality: quality,
          transform: mirror
        )
      }
      #expect(Self.reds(pixmap) == [255, 0, 255, 0])
    }
  }

  @Test func aQuarterTurnMovesPixelsExactly() throws {
    let image = try Self.stripes(4, 2)
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let pixmap = try Drawing.pixmap(2, 4) {
      try $0.draw(
        image,
        in: Rect(x: 0, y: 0, width: 4, height: 2),
        quality: .high,
        transform: turn
      )
    }
    #expect((0..<4).map { Int(pixmap[0, $0].red) } == [0, 255, 0, 255])
    #expect(pixmap.alphas.joined().allSatisfy { $0 == 255 })
  }

  @Test func tilesRepeat() throws {
    let shader = ImageShader(
      image: try Self.stripes(2, 1),
      transform: .identity,
      quality: .nearest,
      tile: true
    )
    let pixmap = try Drawing.pixmap(7, 1) {
      try $0.fill(Rect(x: 0, y: 0, width: 7, height: 1), shader: .image(shader))
    }
    #expect(Self.reds(pixmap) == [0, 255, 0, 255, 0, 255, 0])
  }
}
