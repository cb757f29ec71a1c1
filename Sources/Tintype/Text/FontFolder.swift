// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeText

/// The user's font files.
package enum FontFolder {
  /// Why a font can't be used.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    /// There is no such folder or file.
    case missing(path: String)
    /// The file can't be read, or is larger than any real font.
    case unreadable(path: String)
    /// The file's content is at fault.
    case invalid(path: String, reason: String)

    package var description: String {
      switch self {
      case .missing(let path): "--fonts: no folder or font file \(path)"
      case .unreadable(let path): "\(path): the font can't be read"
      case .invalid(let path, let reason): "\(path): \(reason)"
      }
    }
  }

  private static let maximumSize = 256 << 20

  /// Makes fonts available to `Font.custom` by family, full and PostScript name.
  ///
  /// - Parameter paths: Folders with `.ttf`, `.otf`, `.ttc` and `.otc` files, or such files.
  /// - Throws: For a path that isn't there and for a file that is no font.
  package static func addFonts(in paths: [String]) throws(Problem) {
    for path in paths {
      let files = FileManager.default
      guard files.fileExists(atPath: path) else { throw .missing(path: path) }
      if isFont(path) {
        try add(path)
        continue
      }
      guard let names = try? files.contentsOfDirectory(atPath: path) else {
        throw .unreadable(path: path)
      }
      for name in names.sorted() where isFont(name) { try add(path + "/" + name) }
    }
  }

  private static func isFont(_ name: String) -> Bool {
    let kind = (name as NSString).pathExtension.lowercased()
    return ["ttf", "otf", "ttc", "otc"].contains(kind)
  }

  private static func add(_ path: String) throws(Problem) {
    let data: Data
    do {
      data = try BoundedFile.read(path, limit: maximumSize)
    } catch {
      throw .unreadable(path: path)
    }
    do {
      try FontLibrary.shared.add(font: [UInt8](data))
    } catch {
      throw .invalid(path: path, reason: error.description)
    }
  }
}
