// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file written out as an address: `data:image/png;base64,…`.
///
/// **Source:** RFC 2397; white space within base64 and missing padding are allowed, as in browsers.
enum DataURI {
  /// Why an address holds no data.
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// There is no comma between what it says of the data and the data.
    case noComma
    /// The data isn't the base64 that it is said to be.
    case notBase64
    /// A percent sign without two hexadecimal digits behind it.
    case notPercentEncoded
    /// More than the limit, in bytes.
    case tooLarge(limit: Int)

    var description: String {
      switch self {
      case .noComma: "the data URI has no comma; right would be data:image/png;base64,…"
      case .notBase64: "the data URI isn't valid base64"
      case .notPercentEncoded: "the data URI has a % without two hexadecimal digits behind it"
      case .tooLarge(let limit):
        "the data URI is too large; at most \(limit >> 20) MiB of data are read"
      }
    }
  }

  /// Whether a text is such an address.
  static func isOne(_ text: String) -> Bool {
    text.utf8.prefix(5).elementsEqual("data:".utf8) { $0 | 32 == $1 | 32 }
  }

  /// The beginning of an address, for messages.
  static func shortened(_ text: String) -> String {
    isOne(text) && text.utf8.count > 48 ? "\(text.prefix(40))…" : text
  }

  /// The data of an address.
  ///
  /// - `limit`: Most bytes of data.
  static func bytes(of text: String, limit: Int) throws(Failure) -> [UInt8] {
    // Base64 takes four characters for three bytes, percent-encoding three for one.
    guard text.utf8.count <= 4096 + 3 * limit else { throw .tooLarge(limit: limit) }
    let all = Array(text.utf8)
    guard let comma = all.firstIndex(of: UInt8(ascii: ",")) else { throw .noComma }
    let head = String(decoding: all[..<comma], as: UTF8.self).lowercased()
    var data = try percentDecoded(all[(comma + 1)...])
    if head.hasSuffix(";base64") {
      data.removeAll { $0 == 32 || ($0 >= 9 && $0 <= 13) }
      while data.count % 4 != 0 { data.append(UInt8(ascii: "=")) }
      guard let decoded = Data(base64Encoded: Data(data)) else { throw .notBase64 }
      data = [UInt8](decoded)
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  private static func percentDecoded(_ text: ArraySlice<UInt8>) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var i = text.startIndex
    while i < text.endIndex {
      guard text[i] == UInt8(ascii: "%") else {
        result.append(text[i])
        i += 1
        continue
      }
      guard i + 2 < text.endIndex, let high = digit(text[i + 1]), let low = digit(text[i + 2])
      else { throw .notPercentEncoded }
      result.append(high << 4 | low)
      i += 3
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
