// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGeometry

/// The latest few results of scaling one image, which the next render is likely to need again.
final class ScaledPictures: Sendable {
  struct Key: Equatable {
    var transform: AffineTransform
    var bounds: PixelRect
  }

  private static let most = 2
  /// Pixels; larger ones are scaled anew each time.
  private static let largest = 1 << 20

  private let pictures = Mutex<[(key: Key, picture: Pixmap)]>([])

  func picture(for key: Key, scale: () -> Pixmap) -> Pixmap {
    let known = pictures.withLock { $0.first { $0.key == key }?.picture }
    if let known { return known }
    let picture = scale()
    guard key.bounds.area <= Self.largest else { return picture }
    pictures.withLock { pictures in
      if pictures.count >= Self.most { pictures.removeFirst() }
      pictures.append((key, picture))
    }
    return picture
  }
}
