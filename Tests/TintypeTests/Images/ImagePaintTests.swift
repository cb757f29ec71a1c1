// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

/// Pictures as paint, in other sizes and in one colour, pixel by pixel.
@Suite @MainActor struct ImagePaintTests {
  /// 4 × 2 pixels; red, green, blue and white above, the same in half brightness below.
  private func colors(scale: CGFloat = 1) throws -> UIImage {
    var pixmap = try Pixmap(width: 4, height: 2)
    let row: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
    ]
    pixmap.pixels = row.flatMap { $0 } + row.flatMap { c in c.map { $0 == 255 ? 128 : 0 } }
    for i in stride(from: 3, to: pixmap.pixels.count, by: 4) { pixmap.pixels[i] = 255 }
    let png = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1)
    return try #require(UIImage(data: Data(png), scale: scale))
  }

  private func pixmap(_ view: some View, side: Double = 12, scale: Double = 1) throws -> Pixmap {
    let scene = Inspect.scene(view, size: Size(width: side, height: side), scale: scale)
    #expect(scene.problems.isEmpty)
    return try DisplayListRenderer.shared.render(scene.displayList)
  }

  /// One letter for each pixel of a row: capitals bright, small ones dark, a dot where nothing is.
  private func row(_ pixmap: Pixmap, _ y: Int) -> String {
    (0..<pixmap.width).map { x in
      let p = pixmap[x, y]
      let name =
        p.alpha < 128
        ? "." : p.red > 64 && p.green > 64 ? "W" : p.red > 64 ? "R" : p.green > 64 ? "G" : "B"
      return max(p.red, p.green, p.blue) > 200 ? name : name.lowercased()
    }.joined()
  }

  // MARK: ImagePaint

  @Test func paintRepeatsFromTheTopLeftCorner() throws {
    let paint = ImagePaint(image: Image(uiImage: try colors()))
    let all = try pixmap(Rectangle().fill(paint))
    #expect(row(all, 0) == "RGBWRGBWRGBW")
    #expect(row(all, 1) == "rgbwrgbwrgbw")
    #expect(row(all, 2) == row(all, 0))
    let inset = try pixmap(Rectangle().fill(paint).padding(2))
    #expect(row(inset, 2) == "..RGBWRGBW..")
  }

  @Test func paintRepeatsAPartOfThePicture() throws {
    let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    let picture = try pixmap(
      Rectangle().fill(.image(Image(uiImage: try colors()), sourceRect: part))
    )
    #expect(row(picture, 0) == "gbgbgbgbgbgb")
    #expect(row(picture, 7) == "gbgbgbgbgbgb")
    // A part without pixels paints nothing.
    let none = CGRect(x: 0.3, y: 0, width: 0.05, height: 1)
    let empty = try pixmap(
      Rectangle().fill(.image(Image(uiImage: try colors()), sourceRect: none))
    )
    #expect(row(empty, 0) == "............")
  }

  @Test func paintIsAsLargeAsItsScales() throws {
    // Two pixels a point, drawn twice as large, is a pixel a point again.
    let paint = ImagePaint(image: Image(uiImage: try colors(scale: 2)), scale: 2)
    #expect(row(try pixmap(Rectangle().fill(paint)), 0) == "RGBWRGBWRGBW")
    let small = ImagePaint(image: Image(uiImage: try colors(scale: 2)))
    let fine = try pixmap(Rectangle().fill(small), scale: 2)
    #expect(row(fine, 0).hasPrefix("RGBWRGBW"))
    #expect(
      Inspect.scene(Rectangle().fill(ImagePaint(image: Image("Nope")))).problems
        == [.missingImage(name: "Nope", searched: [])]
    )
  }

  @Test func paintFadesAndStrokes() throws {
    let paint = ImagePaint(image: Image(uiImage: try colors()))
    #expect(try pixmap(Rectangle().fill(paint.opacity(0.5)))[0, 0].alpha == 128)
    let border = try pixmap(Rectangle().strokeBorder(paint, lineWidth: 2))
    #expect(row(border, 5) == "RG........BW" || row(border, 5) == "rg........bw")
  }

  // MARK: Sizes

  @Test func capsKeepTheirSizeAtEveryScale() throws {
    let image = Image(uiImage: try colors(scale: 1))
      .resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
      .interpolation(.none)
    #expect(row(try pixmap(image), 0) == "RGGGGGBBBBBW")
    // Two pixels a point: a cap of half a point is one pixel of the picture and one of the screen.
    let fine = Image(uiImage: try colors(scale: 2))
      .resizable(capInsets: EdgeInsets(top: 0, leading: 0.5, bottom: 0, trailing: 0.5))
      .interpolation(.none)
    #expect(row(try pixmap(fine, side: 6, scale: 2), 0) == "RGGGGGBBBBBW")
  }

  @Test func tilesKeepTheirCapsToo() throws {
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let image = Image(uiImage: try colors()).resizable(capInsets: caps, resizingMode: .tile)
    let picture = try pixmap(image)
    #expect(row(picture, 0) == "RGBGBGBGBGBW")
    #expect(row(picture, 3) == "rgbgbgbgbgbw")
  }

  @Test func interpolationDecidesWhatLiesBetweenPixels() throws {
    let image = Image(uiImage: try colors()).resizable()
    let nearest = try pixmap(image.interpolation(.none))
    #expect(row(nearest, 0) == "RRRGGGBBBWWW")
    #expect(nearest[2, 0] == nearest[0, 0])
    for quality in [Image.Interpolation.low, .medium, .high] {
      let smooth = try pixmap(image.interpolation(quality))
      // Two thirds of the way from red's centre to green's, at (2.5 − 1.5) / 3.
      #expect(abs(Int(smooth[2, 0].red) - 170) <= 1 && abs(Int(smooth[2, 0].green) - 85) <= 1)
    }
    // Reduced to a pixel: the nearest one, or the mean of all.
    let small = try pixmap(image.interpolation(.none).frame(width: 1, height: 1))
    let mean = try pixmap(image.interpolation(.high).frame(width: 1, height: 1))
    let place = (0..<144).first { small[$0 % 12, $0 / 12].alpha > 0 } ?? 0
    #expect(max(small[place % 12, place / 12].green, small[place % 12, place / 12].blue) >= 128)
    let average = mean[place % 12, place / 12]
    #expect(abs(Int(average.red) - 96) <= 1 && abs(Int(average.blue) - 96) <= 1)
  }

  @Test func renderingModeDecidesOverTheCatalogue() throws {
    let folder = try TemporaryFolder()
    let image = try colors()
    guard case .pixels(let pixels) = image.picture else { return }
    let png = try PNGEncoder.encode(pixels.pixmap, pixelsPerPoint: 1)
    for intent in ["template", "original"] {
      try folder.write(
        "A.xcassets/\(intent).imageset/Contents.json",
        """
        {"images":[{"filename":"a.png"}],
        "properties":{"template-rendering-intent":"\(intent)"}}
        """
      )
      let path = "\(folder.path)/A.xcassets/\(intent).imageset/a.png"
      try Data(png).write(to: URL(fileURLWithPath: path))
    }
    let assets = try AssetStore(directories: [folder.path])
    func first(_ image: Image) throws -> UInt8 {
      let scene = Inspect.scene(image.resizable().foregroundStyle(.blue)) { $0.assets = assets }
      #expect(scene.problems.isEmpty)
      return try DisplayListRenderer.shared.render(scene.displayList)[0, 0].red
    }
    #expect(try first(Image("template")) < 50)
    #expect(try first(Image("original")) == 255)
    #expect(try first(Image("template").renderingMode(.original)) == 255)
    #expect(try first(Image("original").renderingMode(.template)) < 50)
    withExtendedLifetime(folder) {}
  }
}
