// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Why bytes are not a usable image, or an image can't be encoded.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  /// The file is larger than the limit; both in bytes.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The picture has more pixels than the limit allows.
  case tooManyPixels(width: Int, height: Int, limitInPixels: Int)
  /// The bytes begin like no format that can be read. `format` names one that was recognised.
  case unsupportedFormat(String?)
  /// The bytes are damaged; `reason` is the decoder's own words.
  case damaged(format: String, reason: String)
  /// The picture could not be written.
  case notEncoded(reason: String)

  package var description: String {
    switch self {
    case .fileTooLarge(let bytes, let limit):
      "The image file has \(bytes) bytes; the limit is \(limit >> 20) MiB."
    case .tooManyPixels(let width, let height, let limit):
      "The image has \(width) × \(height) pixels; the limit is \(limit / 1_000_000) Mpx."
    case .unsupportedFormat("PDF"?): "PDF images can't be read; convert it to SVG or PNG."
    case .unsupportedFormat(let format?):
      "\(format) images can't be read; use PNG, JPEG, WebP, GIF or SVG."
    case .unsupportedFormat(nil):
      "The file is not an image that can be read; use PNG, JPEG, WebP, GIF or SVG."
    case .damaged(let format, let reason):
      "The \(format) image is damaged: \(reason)."
    case .notEncoded(let reason):
      "The picture could not be written as PNG: \(reason)."
    }
  }
}
