// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeRaster

/// Pictures to and from the contents of PNG files, with errors of ours.
package enum PNGFile {
  /// Reads a picture; an error names `path`.
  package static func decode(_ bytes: [UInt8], from path: String) throws(GoldenError) -> Pixmap {
    do {
      return try ImageDecoder.decode(bytes).pixmap
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }

  /// Writes a picture; an error names `path`.
  package static func encode(
    _ pixmap: Pixmap,
    pixelsPerPoint: Double,
    for path: String
  ) throws(GoldenError) -> [UInt8] {
    do {
      return try PNGEncoder.encode(pixmap, pixelsPerPoint: pixelsPerPoint)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }
}
