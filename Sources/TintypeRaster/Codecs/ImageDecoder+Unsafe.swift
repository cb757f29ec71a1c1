// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs

/// Reads PNG and JPEG files, telling them apart by their content.
///
/// Pixels are taken as sRGB; colour profiles are not read.
package enum ImageDecoder {
  /// - Throws: When the file is too large, damaged or of another kind; sizes are checked before
  ///   memory is taken for the pixels.
  package static func decode(
    _ bytes: [UInt8],
    limits: ImageLimits = .default
  ) throws(ImageError) -> DecodedImage {
    guard bytes.count <= limits.fileBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: limits.fileBytes)
    }
    switch ImageFormat(bytes) {
    case .png: return DecodedImage(pixmap: try png(bytes, limits))
    case .jpeg: return DecodedImage(pixmap: try jpeg(bytes, limits))
    case .other(let name): throw .unsupportedFormat(name)
    case nil: throw .unsupportedFormat(nil)
    }
  }

  private static func check(
    _ info: tt_image_info,
    format: String,
    _ limits: ImageLimits
  ) throws(ImageError) {
    let (width, height) = (Int(info.width), Int(info.height))
    guard width > 0, height > 0 else {
      throw .damaged(format: format, reason: "it has no pixels")
    }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= limits.pixels else {
      throw .tooManyPixels(width: width, height: height, limitInPixels: limits.pixels)
    }
  }

  private static func png(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> Pixmap {
    var info = tt_image_info()
    if let message = unsafe failure({ unsafe tt_png_info(bytes, bytes.count, &info, $0) }) {
      throw .damaged(format: "PNG", reason: message)
    }
    try check(info, format: "PNG", limits)
    // Deflate shrinks at most 1032 times, so a file too short for its size is known to be cut off.
    guard info.inflated_bytes / 1032 <= UInt64(bytes.count) else {
      throw .damaged(format: "PNG", reason: "the file ends too early")
    }
    var pixels = [UInt8](repeating: 0, count: 4 * Int(info.width) * Int(info.height))
    let message = unsafe failure {
      unsafe tt_png_decode(bytes, bytes.count, info.width, info.height, &pixels, $0)
    }
    if let message { throw .damaged(format: "PNG", reason: message) }
    premultiply(&pixels)
    return Pixmap(width: Int(info.width), height: Int(info.height), pixels: pixels)
  }

  private static func jpeg(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> Pixmap {
    var info = tt_image_info()
    if let message = unsafe failure({ unsafe tt_jpeg_info(bytes, bytes.count, &info, $0) }) {
      throw .damaged(format: "JPEG", reason: message)
    }
    try check(info, format: "JPEG", limits)
    var pixels = [UInt8](repeating: 0, count: 4 * Int(info.width) * Int(info.height))
    let message = unsafe failure {
      unsafe tt_jpeg_decode(bytes, bytes.count, &info, &pixels, $0)
    }
    if let message { throw .damaged(format: "JPEG", reason: message) }
    if info.is_cmyk != 0 { convertInvertedCMYK(&pixels) }
    let pixmap = Pixmap(width: Int(info.width), height: Int(info.height), pixels: pixels)
    return pixmap.turned(ExifOrientation(jpeg: bytes))
  }

  /// The message of a C function that returns other than 0.
  private static func failure(_ call: (UnsafeMutablePointer<CChar>) -> Int32) -> String? {
    var message = [CChar](repeating: 0, count: Int(TT_MESSAGE_SIZE))
    let code: Int32 = unsafe message.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe call($0) } ?? -1
    }
    if code == 0 { return nil }
    return String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func premultiply(_ pixels: inout [UInt8]) {
    unsafe pixels.withUnsafeMutableBufferPointer { p in
      for i in stride(from: 0, to: p.count, by: 4) {
        let a = unsafe p[i + 3]
        if a == 255 { continue }
        for j in i..<i + 3 { unsafe p[j] = PixelOps.multiply(p[j], a) }
      }
    }
  }

  /// Adobe's four-colour files hold 255 − ink.
  private static func convertInvertedCMYK(_ pixels: inout [UInt8]) {
    unsafe pixels.withUnsafeMutableBufferPointer { p in
      for i in stride(from: 0, to: p.count, by: 4) {
        let k = unsafe p[i + 3]
        for j in i..<i + 3 { unsafe p[j] = PixelOps.multiply(p[j], k) }
        unsafe p[i + 3] = 255
      }
    }
  }
}
