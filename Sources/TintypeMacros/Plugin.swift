// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Expands our macros for the compiler.
///
/// It speaks the compiler's plugin protocol itself: on standard input and output, each message is
/// its length as eight bytes, little end first, and then JSON. **Source:** swift-syntax,
/// `PluginMessages.swift`.
@main
enum Plugin {
  /// The newest version of the protocol that the replies below follow.
  private static let protocolVersion = 7

  static func main() {
    while let request = read() { write(reply(to: request)) }
  }

  /// The next message; `nil` when the compiler hangs up.
  private static func read() -> Message.Request? {
    guard let header = bytes(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count <= 1 << 30, let body = bytes(Int(count)) else { return nil }
    return try? JSONDecoder().decode(Message.Request.self, from: body)
  }

  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let chunk = try? FileHandle.standardInput.read(upToCount: count - data.count)
      guard let chunk, !chunk.isEmpty else { return nil }
      data.append(chunk)
    }
    return data
  }

  private static func write(_ reply: Message.Reply) {
    guard let body = try? JSONEncoder().encode(reply) else { return }
    let count = UInt64(body.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * UInt64($0))) }
    FileHandle.standardOutput.write(Data(header) + body)
  }

  private static func reply(to request: Message.Request) -> Message.Reply {
    if request.getCapability != nil {
      return Message.Reply(
        getCapabilityResult: .init(capability: .init(protocolVersion: protocolVersion))
      )
    }
    if let expansion = request.expandFreestandingMacro {
      let source = expand(expansion.macro.typeName)
      return Message.Reply(
        expandMacroResult: .init(
          expandedSource: source,
          diagnostics: source == nil ? [.init(unknown: expansion.macro.name)] : []
        )
      )
    }
    return Message.Reply(expandMacroResult: .init(expandedSource: nil, diagnostics: []))
  }

  /// The source that takes the place of a macro; `nil` for one that we don't have.
  private static func expand(_ type: String) -> String? {
    switch type {
    // A preview is checked by the compiler and then left out: nothing shows it yet.
    case "PreviewMacro": ""
    default: nil
    }
  }
}
