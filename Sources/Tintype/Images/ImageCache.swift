// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeRaster

/// Decoded pictures of files, so that a file is read once per program.
final class ImageCache: Sendable {
  /// Why a file gives no picture.
  struct Failure: Error {
    let reason: String
  }

  static let shared = ImageCache()

  /// Larger files are refused: 64 MiB.
  private static let maximumBytes = 64 << 20

  private let images = Mutex<[String: DecodedImage]>([:])

  func image(at path: String) throws(Failure) -> DecodedImage {
    if let known = images.withLock({ $0[path] }) { return known }
    let data: Data
    do {
      data = try BoundedFile.read(path, limit: Self.maximumBytes)
    } catch {
      let reason = error == .tooLarge ? "is too large; at most 64 MiB are read" : "can't be read"
      throw Failure(reason: "the file \(path) \(reason)")
    }
    do {
      let image = try ImageDecoder.decode([UInt8](data))
      images.withLock { $0[path] = image }
      return image
    } catch {
      throw Failure(reason: "\(path): \(error)")
    }
  }
}
