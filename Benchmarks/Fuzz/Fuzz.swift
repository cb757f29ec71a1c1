// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
import TintypeRaster
import TintypeSVG

/// Tries the codecs on bytes and pictures that nobody chose.
///
/// usage: TintypeFuzz decode SECONDS SEED FILE… | TintypeFuzz encode SECONDS SEED FILE…
///
/// `decode` changes the files at random and reads the result; run it under the address sanitizer.
/// `encode` writes random pictures and pieces of the files and compares what libpng reads; large ones
/// are written by one thread and by several, which must give the same bytes.
@main struct Fuzz {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 4, let seconds = Double(words[2]), let seed = UInt64(words[3]) else {
      return print("usage: TintypeFuzz decode|encode SECONDS SEED FILE…")
    }
    let files = words[4...].compactMap { path in
      FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
    let end = Date().addingTimeInterval(seconds)
    switch words[1] {
    case "decode":
      var mutator = Mutator(seed: seed)
      var counts: [String: Int] = [:]
      while Date() < end {
        for file in files {
          let isText = SVGReader.isXML(file)
          let changed = isText ? mutator.changedText(file) : mutator.changed(file)
          counts[isText ? outcome(ofVector: changed) : outcome(of: changed), default: 0] += 1
        }
      }
      for (name, count) in counts.sorted(by: { $0.value > $1.value }).prefix(40) {
        print(count, name)
      }
    case "encode":
      var pictures = PictureSource(seed: seed, files: files)
      var (count, inBands) = (0, 0)
      while Date() < end {
        let pixmap = try pictures.next()
        let bytes = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1, threads: 1)
        var isRight = try ImageDecoder.decode(bytes).pixmap == pixmap
        if PNGEncoder.bands(width: pixmap.width, height: pixmap.height).count > 1 {
          inBands += 1
          let others = try PNGEncoder.encode(pixmap, pixelsPerPoint: 1, threads: 3)
          isRight = isRight && others == bytes
        }
        guard isRight else {
          try Data(bytes).write(to: URL(fileURLWithPath: "fuzz-failure.png"))
          return print("a picture of \(pixmap.width) × \(pixmap.height) came back different")
        }
        count += 1
      }
      print(count, "pictures came back as they were,", inBands, "of them from bands")
    default: print("unknown mode")
    }
  }

  /// What reading and drawing shapes gives, without numbers, names and values in messages.
  private static func outcome(ofVector bytes: [UInt8]) -> String {
    do {
      let picture = try SVGReader.picture(bytes)
      let limits = RasterLimits(canvasPixels: 1 << 16, layerPixels: 1 << 22, sigma: 1)
      let image = try picture.rasterized(width: 64, height: 48, limits: limits)
      return image.widthInPixels == 64 ? "a vector picture" : "a picture of another size"
    } catch let error as SVGError {
      switch error {
      case .malformed(_, let reason): return "SVG: " + reason.filter { !$0.isNumber }
      case .unsupported: return "SVG: unsupported"
      case .invalid(let attribute, _, _, _): return "SVG: invalid " + attribute
      case .notSVG: return "SVG: another root"
      case .circular: return "SVG: circular"
      case .outOfRange: return "SVG: out of range"
      case .noSize, .tooLarge: return error.description.filter { !$0.isNumber }
      }
    } catch {
      return "SVG: \(error)".filter { !$0.isNumber }
    }
  }

  /// What reading gives, without the numbers in messages.
  private static func outcome(of bytes: [UInt8]) -> String {
    do {
      let limits = ImageLimits(fileBytes: 8 << 20, pixels: 4 << 20)
      let image = try ImageDecoder.decode(bytes, limits: limits)
      return image.widthInPixels > 0 ? "a picture" : "an empty picture"
    } catch {
      return error.description.filter { !$0.isNumber }
    }
  }
}
