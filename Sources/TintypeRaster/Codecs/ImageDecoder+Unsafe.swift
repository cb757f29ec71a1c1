// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CImageCodecs

/// Reads PNG, JPEG, WebP and GIF files, telling them apart by their content.
///
/// Colours become sRGB by the file's profile; without one they are taken as sRGB. Of several frames
/// the first one is read. A JPEG with wrong data is read as far as it goes, as everybody does, unless
/// some of it is missing; a PNG, whose chunks have checksums, has to be right.
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
    case .webp: return DecodedImage(pixmap: try webp(bytes, limits))
    case .gif: return DecodedImage(pixmap: try gif(bytes, limits))
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
    let info = unsafe try head(of: bytes, format: "PNG", limits) { bytes, info, message in
      unsafe tt_png_info(bytes, bytes.count, &info, message)
    }
    // Deflate shrinks at most 1032 times, so a file too short for its size is known to be cut off.
    guard info.inflated_bytes / 1032 <= UInt64(bytes.count) else {
      throw .damaged(format: "PNG", reason: "the file ends too early")
    }
    var picture = unsafe try decoded(bytes, info, format: "PNG") { pixels, message in
      unsafe tt_png_decode(bytes, bytes.count, info.width, info.height, &pixels, message)
    }
    picture.apply(ImageMetadata(png: bytes, profile: pngProfile(bytes)))
    return picture.pixmap
  }

  /// Little is known about a file before; profiles of greys and colours are all taken.
  private static func pngProfile(_ bytes: [UInt8]) -> [UInt8]? {
    var count = 0
    guard let profile = unsafe tt_png_profile(bytes, bytes.count, &count) else { return nil }
    defer { unsafe tt_free(profile) }
    return unsafe [UInt8](UnsafeBufferPointer(start: profile, count: count))
  }

  private static func jpeg(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> Pixmap {
    var info = unsafe try head(of: bytes, format: "JPEG", limits) { bytes, info, message in
      unsafe tt_jpeg_info(bytes, bytes.count, &info, message)
    }
    // Each square of 64 pixels takes a bit at least, unless they are coded arithmetically.
    let area = Int(info.width) * Int(info.height)
    guard area / 512 <= bytes.count || ImageMetadata.isArithmetic(jpeg: bytes) else {
      throw .damaged(format: "JPEG", reason: "the file ends too early")
    }
    var picture = unsafe try decoded(bytes, info, format: "JPEG") { pixels, message in
      unsafe tt_jpeg_decode(bytes, bytes.count, &info, &pixels, message)
    }
    picture.apply(ImageMetadata(jpeg: bytes))
    return picture.pixmap
  }

  private static func webp(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> Pixmap {
    var info = unsafe try head(of: bytes, format: "WebP", limits) { bytes, info, message in
      unsafe tt_webp_info(bytes, bytes.count, &info, message)
    }
    var picture = unsafe try decoded(bytes, info, format: "WebP") { pixels, message in
      unsafe tt_webp_decode(bytes, bytes.count, &info, &pixels, message)
    }
    picture.apply(ImageMetadata(webp: bytes))
    return picture.pixmap
  }

  private static func gif(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> Pixmap {
    var info = unsafe try head(of: bytes, format: "GIF", limits) { bytes, info, message in
      unsafe tt_gif_info(bytes, bytes.count, &info, message)
    }
    // LZW's longest string has 4096 bytes, for 12 bits.
    guard info.inflated_bytes / 4096 <= UInt64(bytes.count) else {
      throw .damaged(format: "GIF", reason: "the file ends too early")
    }
    var picture = unsafe try decoded(bytes, info, format: "GIF") { pixels, message in
      unsafe tt_gif_decode(bytes, bytes.count, &info, &pixels, message)
    }
    picture.premultiply()
    return picture.pixmap
  }

  private static func head(
    of bytes: [UInt8],
    format: String,
    _ limits: ImageLimits,
    _ read: ([UInt8], inout tt_image_info, UnsafeMutablePointer<CChar>) -> Int32
  ) throws(ImageError) -> tt_image_info {
    var info = tt_image_info()
    if let message = unsafe failure({ unsafe read(bytes, &info, $0) }) {
      throw .damaged(format: format, reason: message)
    }
    try check(info, format: format, limits)
    return info
  }

  private static func decoded(
    _ bytes: [UInt8],
    _ info: tt_image_info,
    format: String,
    _ decode: (inout [UInt8], UnsafeMutablePointer<CChar>) -> Int32
  ) throws(ImageError) -> StraightPicture {
    let (width, height) = (Int(info.width), Int(info.height))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    if let message = unsafe failure({ unsafe decode(&pixels, $0) }) {
      throw .damaged(format: format, reason: message)
    }
    return StraightPicture(
      width: width,
      height: height,
      pixels: pixels,
      isCMYK: info.is_cmyk != 0
    )
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
}
