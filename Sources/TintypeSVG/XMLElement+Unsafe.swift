// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CXML

/// An element of an XML document.
final class XMLElement {
  /// Names of other namespaces begin with `other:`.
  let name: String
  let line: Int
  fileprivate(set) var attributes: [String: String] = [:]
  /// Bytes of all attributes.
  fileprivate(set) var size = 0
  fileprivate(set) var children: [XMLElement] = []
  fileprivate(set) weak var parent: XMLElement?
  /// The pieces of text right inside.
  fileprivate(set) var text = ""

  fileprivate init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// Most elements of a document, and most that are open at once.
  private static let limits = tx_limits(elements: 100_000, depth: 100)

  /// The outermost element of a document.
  static func document(_ bytes: [UInt8]) throws(SVGError) -> XMLElement {
    var message = [CChar](repeating: 0, count: Int(TX_MESSAGE_SIZE))
    var limits = limits
    var line: UInt32 = 0
    var count = 0
    guard let start = unsafe tx_read(bytes, bytes.count, &limits, &count, &line, &message) else {
      let text = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .malformed(line: Int(line), reason: String(decoding: text, as: UTF8.self))
    }
    defer { unsafe tx_free(start) }
    var records = unsafe XMLRecords([UInt8](UnsafeBufferPointer(start: start, count: count)))
    guard let root = records.tree() else {
      throw .malformed(line: 1, reason: "it has no element")
    }
    return root
  }
}

/// The records that the C wrapper writes, which are whole and nest rightly.
private struct XMLRecords {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tree() -> XMLElement? {
    var open: [XMLElement] = []
    var root: XMLElement?
    while let kind = byte() {
      switch kind {
      case UInt8(ascii: "<"):
        let line = (0..<4).reduce(0) { $0 | Int(byte() ?? 0) << (8 * $1) }
        let element = XMLElement(name: text(), line: line)
        element.parent = open.last
        if let parent = open.last { parent.children.append(element) } else { root = element }
        open.append(element)
      case UInt8(ascii: "@"):
        let start = position
        let name = text()
        open.last?.attributes[name] = text()
        open.last?.size += position - start
      case UInt8(ascii: "\""):
        let piece = text()
        // Only style sheets are read as text.
        if let element = open.last, element.name == "style" { element.text += piece }
      default: open.removeLast()
      }
    }
    return root
  }

  private mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func text() -> String {
    let start = position
    while position < bytes.count && bytes[position] != 0 { position += 1 }
    let part = bytes[start..<position]
    position += 1
    return String(decoding: part, as: UTF8.self)
  }
}
