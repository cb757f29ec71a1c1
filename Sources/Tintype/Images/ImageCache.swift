// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeGeometry
import TintypeRaster

/// Decoded pictures of files, so that a file is read once per program.
final class ImageCache: Sendable {
  /// Why a file gives no picture.
  struct Failure: Error {
    let reason: String
  }

  private struct Key: Hashable {
    let path: String
    /// Pixels per point of shapes made pixels; `nil` for the file's own content.
    var scale: Double?
  }

  static let shared = ImageCache()

  /// Larger files are refused: 64 MiB.
  private static let maximumBytes = 64 << 20

  private let pictures = Mutex<[Key: Picture]>([:])

  /// The picture of a file or of a data URI.
  func picture(at path: String) throws(Failure) -> Picture {
    let key = Key(path: path)
    if let known = pictures.withLock({ $0[key] }) { return known }
    let bytes = try Self.bytes(at: path)
    do {
      let picture = try Picture(bytes)
      pictures.withLock { $0[key] = picture }
      return picture
    } catch {
      throw Failure(reason: "\(DataURI.shortened(path)): \(error)")
    }
  }

  private static func bytes(at path: String) throws(Failure) -> [UInt8] {
    if DataURI.isOne(path) {
      do {
        return try DataURI.bytes(of: path, limit: maximumBytes)
      } catch {
        throw Failure(reason: "\(error)")
      }
    }
    do {
      return [UInt8](try BoundedFile.read(path, limit: maximumBytes))
    } catch {
      let reason = error == .tooLarge ? "is too large; at most 64 MiB are read" : "can't be read"
      throw Failure(reason: "the file \(path) \(reason)")
    }
  }

  /// The picture of a catalogue's file.
  ///
  /// As in an app, shapes become pixels at their own size unless the catalogue asks to keep them.
  ///
  /// - `displayScale`: Pixels per point of what is being drawn.
  func picture(of asset: ImageAsset, displayScale: Double) throws(Failure) -> SizedPicture {
    let picture = try picture(at: asset.path)
    let size = Size(
      width: picture.size.width / asset.scale,
      height: picture.size.height / asset.scale
    )
    guard case .shapes = picture, !asset.keepsShapes else {
      return SizedPicture(picture: picture, size: size)
    }
    let key = Key(path: asset.path, scale: displayScale / asset.scale)
    if let known = pictures.withLock({ $0[key] }) {
      return SizedPicture(picture: known, size: size)
    }
    do {
      let pixels = Picture.pixels(try picture.pixels(scale: displayScale / asset.scale))
      pictures.withLock { $0[key] = pixels }
      return SizedPicture(picture: pixels, size: size)
    } catch {
      throw Failure(reason: "\(asset.path): \(error)")
    }
  }
}
