// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

@Suite struct MeshTests {
  private static let side = 40.0

  private func gray(_ level: Double) -> SRGBColor {
    SRGBColor(red: level, green: level, blue: level)
  }

  /// A mesh over 40 × 40 pixels; positions are shares of them.
  private func mesh(
    columns: Int = 2,
    positions: [(Double, Double)],
    colors: [SRGBColor],
    background: SRGBColor = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0),
    smooth: Bool = false,
    space: GradientSpace = .device
  ) -> Shader {
    .mesh(
      MeshShader(
        columns: columns,
        positions: positions.map { Point(x: $0.0 * Self.side, y: $0.1 * Self.side) },
        colors: colors,
        background: background,
        smoothsColors: smooth,
        space: space
      )
    )
  }

  private func pixmap(_ shader: Shader, opacity: Double = 1) throws -> Pixmap {
    try Drawing.pixmap(40, 40) {
      try $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), shader: shader, opacity: opacity)
    }
  }

  private static let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]

  @Test func plainPatchesMixTheirCorners() throws {
    let picture = try pixmap(
      mesh(positions: Self.corners, colors: [gray(0), gray(1), gray(0.5), gray(0)])
    )
    for y in 0..<40 {
      for x in 0..<40 {
        let (u, v) = ((Double(x) + 0.5) / 40, (Double(y) + 0.5) / 40)
        let expected = (u * (1 - v) + 0.5 * (1 - u) * v) * 255
        #expect(abs(Double(picture[x, y].red) - expected) <= 1.5)
        #expect(picture[x, y].alpha == 255)
      }
    }
  }

  @Test func evenMeshesMirror() throws {
    let positions = (0..<9).map { (Double($0 % 3) / 2, Double($0 / 3) / 2) }
    let colors = [0.1, 0.9, 0.1, 0.4, 0, 0.4, 0.1, 0.9, 0.1].map(gray)
    let picture = try pixmap(
      mesh(columns: 3, positions: positions, colors: colors, smooth: true)
    )
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(Int(picture[x, y].red) - Int(picture[39 - x, y].red)) <= 1)
        #expect(abs(Int(picture[x, y].red) - Int(picture[x, 39 - y].red)) <= 1)
      }
    }
  }

  @Test func smoothColoursAreLevelAtTheirExtremesAndStayInRange() throws {
    let positions = (0..<6).map { (Double($0 % 3) / 2, Double($0 / 3)) }
    let colors = [0.2, 0.8, 0.2, 0.2, 0.8, 0.2].map(gray)
    func row(_ smooth: Bool) throws -> [Int] {
      let picture = try pixmap(
        mesh(columns: 3, positions: positions, colors: colors, smooth: smooth)
      )
      return (0..<40).map { Int(picture[$0, 20].red) }
    }
    let (smooth, straight) = (try row(true), try row(false))
    #expect(smooth.allSatisfy { (50...205).contains($0) })
    // Around the middle, where the straight one has its tip, it hardly changes.
    #expect(smooth[19] - smooth[17] <= 6)
    #expect(straight[19] - straight[17] >= 14)
  }

  @Test func theBackgroundShowsBesideTheMesh() throws {
    // The border lies at 8.25 pixels: a quarter of the pixel is background.
    let low = 8.25 / 40
    let picture = try pixmap(
      mesh(
        positions: [(low, 0), (1, 0), (low, 1), (1, 1)],
        colors: [Drawing.red, Drawing.red, Drawing.red, Drawing.red],
        background: Drawing.blue
      )
    )
    #expect((0..<10).map { Int(picture[$0, 20].red) } == [0, 0, 0, 0, 0, 0, 0, 0, 191, 255])
    #expect(
      (0..<10).map { Int(picture[$0, 20].blue) } == [255, 255, 255, 255, 255, 255, 255, 255, 64, 0]
    )
  }

  @Test func noPixelIsLeftOutWhenBent() throws {
    let positions = (0..<9).map { i -> (Double, Double) in
      i == 4 ? (0.8, 0.25) : (Double(i % 3) / 2, Double(i / 3) / 2)
    }
    let picture = try pixmap(
      mesh(
        columns: 3,
        positions: positions,
        colors: (0..<9).map { gray(Double($0) / 8) },
        smooth: true
      )
    )
    #expect(picture.alphas.allSatisfy { $0.allSatisfy { $0 == 255 } })
    // The middle vertex has its colour where it was moved to.
    #expect(abs(Int(picture[32, 10].red) - 128) <= 6)
  }

  @Test func coloursMixPremultipliedAndInTheirSpace() throws {
    let clear = SRGBColor(red: 0, green: 0, blue: 1, alpha: 0)
    let faded = try pixmap(
      mesh(positions: Self.corners, colors: [Drawing.red, clear, Drawing.red, clear])
    )
    #expect(faded[20, 20].blue == 0 && abs(Int(faded[20, 20].alpha) - 126) <= 2)
    let half = try pixmap(
      mesh(positions: Self.corners, colors: [Drawing.red, Drawing.red, Drawing.red, Drawing.red]),
      opacity: 0.5
    )
    #expect(half[5, 5] == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
    let colors = [Drawing.blue, Drawing.white, Drawing.blue, Drawing.white]
    let perceptual = try pixmap(mesh(positions: Self.corners, colors: colors, space: .perceptual))
    let middle = Drawing.blue.mixed(with: Drawing.white, by: 20.5 / 40, in: .perceptual)
    #expect(abs(Double(perceptual[20, 20].red) - middle.red * 255) <= 2)
  }

  @Test func meshesThatFoldOrReachFarAreDrawn() throws {
    let picture = try pixmap(
      mesh(
        positions: [(1, 0), (0, 0), (1, 1), (0, 1)],
        colors: [gray(0), gray(1), gray(0), gray(1)]
      )
    )
    #expect(picture[0, 20].red > 245 && picture[39, 20].red < 10)
    let far = try pixmap(
      mesh(
        positions: [(-1e9, 0), (1e9, 0), (-1e9, 1), (1e9, 1)],
        colors: [gray(0), gray(1), gray(0), gray(1)]
      )
    )
    #expect(far[20, 20].alpha == 255)
    #expect(throws: RasterError.unusableCoordinates) {
      try pixmap(
        mesh(
          positions: [(.nan, 0), (1, 0), (0, 1), (1, 1)],
          colors: Array(repeating: gray(0), count: 4)
        )
      )
    }
  }
}
