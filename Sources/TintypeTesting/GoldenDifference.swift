// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeRaster

/// How far a picture is from its golden.
///
/// All four premultiplied channels count. Where the sizes differ, both pictures are laid on each
/// other at the top left, and a pixel that only one of them has differs.
public struct GoldenDifference: Sendable, Hashable {
  /// The size of a picture in pixels.
  public struct Size: Sendable, Hashable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int
  }

  /// The columns `minX..<maxX` of the rows `minY..<maxY`, in pixels from the top left.
  public struct Bounds: Sendable, Hashable {
    /// The leftmost column with a difference.
    public var minX: Int
    /// The topmost row with a difference.
    public var minY: Int
    /// One past the rightmost column with a difference.
    public var maxX: Int
    /// One past the lowest row with a difference.
    public var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
      self.minX = minX
      self.minY = minY
      self.maxX = maxX
      self.maxY = maxY
    }
  }

  /// The golden's size.
  public let expectedSize: Size
  /// The size of what was drawn.
  public let actualSize: Size
  /// How many pixels differ.
  public private(set) var pixelCount: Int
  /// The largest difference in one channel, from 0 to 255, with missing pixels as transparent.
  public private(set) var largestChannelDifference: Int
  /// The smallest rectangle around all pixels that differ.
  public private(set) var bounds: Bounds

  /// Compares two pictures; `nil` if they are the same.
  package init?(expected: Pixmap, actual: Pixmap) {
    guard expected != actual else { return nil }
    expectedSize = Size(width: expected.width, height: expected.height)
    actualSize = Size(width: actual.width, height: actual.height)
    pixelCount = 0
    largestChannelDifference = 0
    bounds = Bounds(minX: .max, minY: .max, maxX: 0, maxY: 0)
    for y in 0..<max(expected.height, actual.height) {
      for x in 0..<max(expected.width, actual.width) {
        guard let distance = expected.distance(to: actual, x: x, y: y) else { continue }
        note(distance, x: x, y: y)
      }
    }
  }

  private mutating func note(_ distance: Int, x: Int, y: Int) {
    pixelCount += 1
    largestChannelDifference = max(largestChannelDifference, distance)
    bounds.minX = min(bounds.minX, x)
    bounds.minY = min(bounds.minY, y)
    bounds.maxX = max(bounds.maxX, x + 1)
    bounds.maxY = max(bounds.maxY, y + 1)
  }
}

extension Pixmap {
  /// The largest difference in one channel at a pixel.
  ///
  /// - Returns: `nil` if the pixel is the same in both or in neither, 0 if only one picture has it
  ///   and it is transparent there.
  func distance(to other: Pixmap, x: Int, y: Int) -> Int? {
    let isHere = x < width && y < height
    let isThere = x < other.width && y < other.height
    guard isHere || isThere else { return nil }
    var largest = 0
    for channel in 0..<4 {
      let here = isHere ? Int(pixels[4 * (y * width + x) + channel]) : 0
      let there = isThere ? Int(other.pixels[4 * (y * other.width + x) + channel]) : 0
      largest = max(largest, abs(here - there))
    }
    return isHere && isThere && largest == 0 ? nil : largest
  }
}

extension GoldenDifference: CustomStringConvertible {
  /// One sentence for a test's message.
  public var description: String {
    let pixels = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
    let place =
      "x \(bounds.minX)..<\(bounds.maxX), y \(bounds.minY)..<\(bounds.maxY)"
    let amount = "\(pixels) by up to \(largestChannelDifference) of 255, within \(place)"
    guard expectedSize != actualSize else { return amount + "." }
    return "the size is \(actualSize.width) × \(actualSize.height) pixels instead of "
      + "\(expectedSize.width) × \(expectedSize.height); \(amount)."
  }
}
