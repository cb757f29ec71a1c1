// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The compiler's helper that expands our macros.
///
/// Speaks the compiler's plugin protocol: each message is its length in eight little-endian bytes
/// and then JSON, on standard input and output.
@main struct Plugin {
  static func main() throws {
    while let request = try readMessage() {
      try write(reply(to: request))
    }
  }

  /// The answer to one of the compiler's requests.
  static func reply(to request: Request) -> Reply {
    switch request {
    case .getCapability: .capability
    case .expandFreestandingMacro(let expansion), .expandAttachedMacro(let expansion):
      .expansion(Result { try Expander.expand(expansion) })
    }
  }

  private static func readMessage() throws -> Request? {
    let input = FileHandle.standardInput
    guard let header = try input.read(upToCount: 8), header.count == 8 else { return nil }
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = try input.read(upToCount: length), body.count == length else { return nil }
    return try JSONDecoder().decode(Request.self, from: body)
  }

  private static func write(_ reply: Reply) throws {
    let body = try JSONEncoder().encode(reply)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
    try FileHandle.standardOutput.write(contentsOf: header + body)
  }
}
