// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Why something can't be drawn.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  /// The picture would have more pixels than the limit allows.
  case canvasTooLarge(width: Int, height: Int, limitInPixels: Int)
  /// A side of the picture is zero or negative.
  case invalidSize(width: Int, height: Int)
  /// A coordinate is not a number, infinite, or farther away than 1e15 pixels.
  case unusableCoordinates
  /// A blur or shadow is wider than the limit allows, or not a number; in pixels.
  case blurTooLarge(sigma: Double, limit: Double)
  /// The open layers have more pixels together than the limit allows.
  case layersTooLarge(limitInPixels: Int)

  package var description: String {
    switch self {
    case .canvasTooLarge(let width, let height, let limit):
      "A picture of \(width) × \(height) pixels is larger than the limit of "
        + "\(limit / 1_000_000) Mpx."
    case .invalidSize(let width, let height):
      "A picture of \(width) × \(height) pixels can't be drawn: both sides must be at least 1."
    case .unusableCoordinates:
      "A shape can't be drawn because a coordinate is not a number, infinite or out of range."
    case .blurTooLarge(let sigma, let limit):
      "A blur with a radius of \(sigma) pixels can't be drawn: the limit is \(limit)."
    case .layersTooLarge(let limit):
      "The layers of this picture need more than \(limit / 1_000_000) Mpx together."
    }
  }
}
