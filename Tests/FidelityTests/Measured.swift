// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeRaster

/// What a description says of one picture, as checks on ours.
struct Measured: Sendable, CustomTestStringConvertible {
  let name: String
  private let checks: [Check]

  init(_ name: String, _ checks: Check...) { self.init(name, checks) }

  init(_ name: String, _ checks: [Check]) {
    self.name = name
    self.checks = checks
  }

  var testDescription: String { name }

  /// One figure of a description; lengths are points.
  enum Check: Sendable {
    /// The picture's size in pixels.
    case size(Int, Int)
    /// The outermost pixels of a colour, as `x0, y0, x1, y1`, within a region if one is given.
    case box(UInt32, Double, Double, Double, Double, within: Rect? = nil)
    /// The colour of the pixel that holds a point, within some levels.
    case pixel(Double, Double, UInt32, within: Int = 2)
    /// The same with straight alpha in the last byte; premultiplied levels are compared.
    case straight(Double, Double, UInt32, within: Int)
    /// From where to where the row of pixels at a height is more than half opaque.
    case opaque(y: Double, Double, Double)
    /// Some pixel of a region has a colour, as a text's thickest strokes do.
    case holds(UInt32, within: Rect)
    /// No alpha at a point.
    case clear(Double, Double)
    /// The bottom of what differs from the ground in a region: a baseline, without descenders.
    case inkBottom(Double, within: Rect)
    /// Top and bottom of what differs from the ground in a region.
    case inkRows(Double, Double, within: Rect)
    /// The share of pixels, from 0 to 1, with a colour.
    case share(UInt32, Double)
  }

  @MainActor func verify() throws {
    let picture = try MeasuredPicture(of: name)
    for check in checks { verify(check, on: picture) }
  }

  private func verify(_ check: Check, on picture: MeasuredPicture) {
    switch check {
    case .size(let width, let height):
      #expect([picture.pixmap.width, picture.pixmap.height] == [width, height], "\(name): size")
    case .box(let color, let x0, let y0, let x1, let y1, let region):
      let found = picture.box(within: region) { picture.has(color, $0, $1) }
      expect(found, [x0, y0, x1, y1], "box of \(hex(color))", picture)
    case .pixel(let x, let y, let color, let levels):
      expect(color << 8 | 255, x, y, within: levels, picture)
    case .straight(let x, let y, let color, let levels):
      expect(color, x, y, within: levels, picture)
    case .opaque(let y, let x0, let x1):
      let row = Int(y * picture.scale)
      let found = picture.box(within: nil) { $1 == row && picture.pixmap[$0, $1].alpha >= 128 }
      expect(found.map { [$0[0], $0[2]] }, [x0, x1], "opaque at \(y)", picture)
    case .holds(let color, let region):
      let found = picture.box(within: region) { picture.has(color, $0, $1) }
      #expect(found != nil, "\(name): no \(hex(color)) in \(region)")
    case .clear(let x, let y):
      let found = picture.pixmap[Int(x * picture.scale), Int(y * picture.scale)]
      #expect(found.alpha == 0, "\(name): transparent at (\(x), \(y))")
    case .inkBottom(let y, let region):
      let found = picture.ink(within: region)
      expect(found.map { [$0[3]] }, [y], "ink bottom", picture)
    case .inkRows(let top, let bottom, let region):
      let found = picture.ink(within: region)
      expect(found.map { [$0[1], $0[3]] }, [top, bottom], "ink rows", picture)
    case .share(let color, let share):
      #expect(abs(picture.share(of: color) - share) < 0.0005, "\(name): share of \(hex(color))")
    }
  }

  /// - `color`: Straight alpha in the last byte.
  private func expect(
    _ color: UInt32,
    _ x: Double,
    _ y: Double,
    within levels: Int,
    _ picture: MeasuredPicture
  ) {
    let found = picture.pixmap[Int(x * picture.scale), Int(y * picture.scale)]
    let alpha = Int(color & 255)
    let wanted = [24, 16, 8].map { (Int(color >> $0 & 255) * alpha + 127) / 255 } + [alpha]
    let levelsFound = [found.red, found.green, found.blue, found.alpha].map { Int($0) }
    #expect(
      zip(wanted, levelsFound).allSatisfy { abs($0 - $1) <= levels },
      "\(name): \(wanted) at (\(x), \(y)), found \(levelsFound)"
    )
  }

  /// Edges agree within one pixel.
  private func expect(
    _ found: [Double]?,
    _ wanted: [Double],
    _ what: String,
    _ picture: MeasuredPicture
  ) {
    // Figures in the descriptions are rounded to hundredths of a point.
    let tolerance = 1 / picture.scale + 0.011
    let fits = found.map { zip($0, wanted).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
    #expect(fits, "\(name): \(what) \(wanted), found \(found ?? [])")
  }

  private func hex(_ color: UInt32) -> String { "#" + String(color, radix: 16) }
}
