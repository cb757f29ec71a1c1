// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
package import TintypeRaster

/// Reads SVG files, as far as icons and drawings use them.
///
/// Shapes, paths, groups, `use`, gradients, clips, masks, style sheets of simple selectors and blend
/// modes are drawn. Text, filters, patterns, markers, images within the file and scripts are errors,
/// since a picture without them would be another one.
package enum SVGReader {
  /// Larger files are refused: 64 MiB.
  package static let largestFile = 64 << 20

  /// Whether the first bytes are those of an XML file, of which SVG is the only kind that is drawn.
  package static func isXML(_ bytes: [UInt8]) -> Bool {
    // Byte order marks of UTF-8 and UTF-16.
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    let mark = marks.first { bytes.starts(with: $0) } ?? []
    let start = bytes.dropFirst(mark.count).prefix(1024).first { byte in
      byte != 0 && !SVGScanner.isSpace(byte)
    }
    return start == UInt8(ascii: "<")
  }

  /// The picture of a file; its size is the width and height that the file gives itself.
  ///
  /// - Throws: For bytes that are no SVG and for what isn't drawn.
  package static func picture(_ bytes: [UInt8]) throws(SVGError) -> VectorPicture {
    guard bytes.count <= largestFile else { throw .tooLarge(limit: "64 MiB") }
    let document = try SVGDocument(bytes)
    let root = document.root
    let box = try SVGDocument.viewBox(of: root)
    let size = try size(of: root, box: box)
    let area = Rect(origin: .zero, size: size)
    var composer = SVGComposer(document: document)
    try composer.addRoot(
      area: area,
      transform: try SVGDocument.transform(of: root, box: box, to: area),
      viewport: box?.rect.size ?? size
    )
    return VectorPicture(size: size, items: composer.items)
  }

  /// **Source:** CSS 2.2, 10.3.2: one side follows from the other by the box's ratio.
  private static func size(of root: XMLElement, box: SVGViewBox?) throws(SVGError) -> Size {
    let width = try SVGDocument.length("width", of: root)?.absolute
    let height = try SVGDocument.length("height", of: root)?.absolute
    let size: Size
    switch (width, height, box?.rect.size) {
    case (let width?, let height?, _): size = Size(width: width, height: height)
    case (let width?, nil, let box?):
      size = Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      size = Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = box
    default: throw .noSize
    }
    guard !size.isEmpty else { throw .noSize }
    guard size.width <= 1e6, size.height <= 1e6 else {
      throw .tooLarge(limit: "1000000 points in a side")
    }
    return size
  }
}
