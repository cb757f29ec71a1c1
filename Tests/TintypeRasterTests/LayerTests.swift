// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct LayerTests {
  private static let left = Rect(x: 0, y: 0, width: 4, height: 1)
  private static let right = Rect(x: 2, y: 0, width: 4, height: 1)

  @Test func aLayersOpacityIsThatOfTheWhole() throws {
    let single = try Drawing.pixmap(6, 1) {
      try $0.fill(Self.left, shader: .solid(Drawing.red), opacity: 0.5)
      try $0.fill(Self.right, shader: .solid(Drawing.red), opacity: 0.5)
    }
    let group = try Drawing.pixmap(6, 1) {
      try $0.pushLayer(LayerEffects(opacity: 0.5), bounds: nil)
      try $0.fill(Self.left, shader: .solid(Drawing.red))
      try $0.fill(Self.right, shader: .solid(Drawing.red))
      try $0.popLayer()
    }
    #expect(single.alphas == [[128, 128, 192, 192, 128, 128]])
    #expect(group.alphas == [[128, 128, 128, 128, 128, 128]])
  }

  @Test func nestedClipsMultiply() throws {
    let pixmap = try Drawing.pixmap(4, 4) {
      try $0.pushClip(BezierPath(rect: Rect(x: 0.5, y: 0, width: 3, height: 4)), rule: .winding)
      try $0.pushClip(BezierPath(rect: Rect(x: 0, y: 0.5, width: 4, height: 3)), rule: .winding)
      try $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), shader: .solid(Drawing.black))
      $0.popClip()
      $0.popClip()
    }
    #expect(pixmap.alphas[0] == [64, 128, 128, 64])
    #expect(pixmap.alphas[1] == [128, 255, 255, 128])
    #expect(pixmap.alphas[3] == [64, 128, 128, 64])
  }

  @Test func aClipEndsWhenItIsPopped() throws {
    let pixmap = try Drawing.pixmap(4, 1) {
      try $0.pushClip(Rect(x: 1, y: 0, width: 1, height: 1))
      try $0.fill(Rect(x: 0, y: 0, width: 4, height: 1), shader: .solid(Drawing.red))
      $0.popClip()
      try $0.fill(Rect(x: 3, y: 0, width: 1, height: 1), shader: .solid(Drawing.red))
    }
    #expect(pixmap.alphas == [[0, 255, 0, 255]])
  }

  @Test func anEmptyClipLetsNothingThrough() throws {
    let pixmap = try Drawing.pixmap(4, 1) {
      try $0.pushClip(BezierPath(), rule: .winding)
      try $0.pushLayer(
        LayerEffects(filters: [.blur(sigma: 3, opaque: false)]),
        bounds: nil
      )
      try $0.fill(Rect(x: 0, y: 0, width: 4, height: 1), shader: .solid(Drawing.red))
      try $0.popLayer()
      $0.popClip()
    }
    #expect(pixmap.alphas == [[0, 0, 0, 0]])
  }

  @Test func clippedLayersAreClippedOnce() throws {
    let clip = BezierPath(rect: Rect(x: 0.5, y: 0, width: 3, height: 1))
    let pixmap = try Drawing.pixmap(4, 1) {
      try $0.pushClip(clip, rule: .winding)
      try $0.pushLayer(LayerEffects(), bounds: nil)
      try $0.fill(Rect(x: 0, y: 0, width: 4, height: 1), shader: .solid(Drawing.red))
      try $0.popLayer()
      $0.popClip()
    }
    #expect(pixmap.alphas == [[128, 255, 255, 128]])
  }

  @Test func aMaskKeepsContentByItsAlpha() throws {
    let pixmap = try Drawing.pixmap(4, 1) {
      try $0.pushLayer(LayerEffects(), bounds: nil)
      try $0.fill(Rect(x: 0, y: 0, width: 4, height: 1), shader: .solid(Drawing.red))
      try $0.beginMask()
      try $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), shader: .solid(Drawing.black))
      try $0.fill(
        Rect(x: 2, y: 0, width: 1, height: 1),
        shader: .solid(Drawing.black),
        opacity: 0.2
      )
      try $0.popLayer()
    }
    #expect(pixmap.alphas == [[0, 255, 51, 0]])
    #expect(pixmap[2, 0].red == 51)
  }

  @Test func aWideLayerNeedsNoMoreRoomThanTheClip() throws {
    let pixmap = try Drawing.pixmap(8, 8) {
      try $0.pushLayer(
        LayerEffects(),
        bounds: Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
      )
      try $0.fill(Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), shader: .solid(Drawing.red))
      try $0.popLayer()
    }
    #expect(pixmap.alphas.joined().allSatisfy { $0 == 255 })
  }

  @Test func hugeBlursAreAnError() throws {
    let painter = try Painter(width: 4, height: 4, glyphCache: GlyphCache())
    #expect(throws: RasterError.blurTooLarge(sigma: 1e6, limit: 4096)) {
      try painter.pushLayer(
        LayerEffects(filters: [.blur(sigma: 1e6, opaque: false)]),
        bounds: nil
      )
    }
    #expect(throws: RasterError.self) {
      try painter.pushLayer(
        LayerEffects(filters: [.blur(sigma: .nan, opaque: false)]),
        bounds: nil
      )
    }
  }
}
