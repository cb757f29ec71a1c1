// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeRaster

/// What a person looks at after a failure: expected, difference and actual, side by side.
///
/// The pictures lie on a chequerboard, so that a change in opacity shows. The difference is red,
/// the stronger the larger it is, on a pale copy of what was expected.
package enum ComparisonPicture {
  /// Pixels between the three pictures.
  static let gap = 8
  /// Pixels along the side of a square of the chequerboard.
  static let square = 8

  /// Draws the three pictures in a row.
  package static func draw(expected: Pixmap, actual: Pixmap) throws(RasterError) -> Pixmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var picture = try Pixmap(width: 3 * width + 2 * gap, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let before = shown(expected, x: x, y: y)
        let after = shown(actual, x: x, y: y)
        picture.paint(before, x: x, y: y)
        picture.paint(
          difference(before, expected.distance(to: actual, x: x, y: y)),
          x: x + width + gap,
          y: y
        )
        picture.paint(after, x: x + 2 * (width + gap), y: y)
      }
    }
    return picture
  }

  /// A pixel over the chequerboard; nothing where the picture has none.
  private static func shown(_ pixmap: Pixmap, x: Int, y: Int) -> OpaqueColor? {
    guard x < pixmap.width, y < pixmap.height else { return nil }
    let isDark = (x / square + y / square).isMultiple(of: 2)
    let board = isDark ? 230 : 255
    let color = pixmap[x, y]
    let behind = (board * (255 - Int(color.alpha)) + 127) / 255
    return OpaqueColor(
      red: UInt8(clamping: Int(color.red) + behind),
      green: UInt8(clamping: Int(color.green) + behind),
      blue: UInt8(clamping: Int(color.blue) + behind)
    )
  }

  private static func difference(_ color: OpaqueColor?, _ distance: Int?) -> OpaqueColor? {
    guard let distance else { return color?.pale }
    // A difference of 1 has to be visible too.
    let rest = UInt8(clamping: 160 - distance * 160 / 255)
    return OpaqueColor(red: 255, green: rest, blue: rest)
  }
}

private struct OpaqueColor {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// Its grey, four fifths of the way to white.
  var pale: OpaqueColor {
    let gray = (Int(red) * 2 + Int(green) * 5 + Int(blue)) / 8
    let value = UInt8(clamping: 204 + gray / 5)
    return OpaqueColor(red: value, green: value, blue: value)
  }
}

extension Pixmap {
  fileprivate mutating func paint(_ color: OpaqueColor?, x: Int, y: Int) {
    guard let color else { return }
    let start = 4 * (y * width + x)
    pixels[start] = color.red
    pixels[start + 1] = color.green
    pixels[start + 2] = color.blue
    pixels[start + 3] = 255
  }
}
