// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What the compiler asks of a plugin.
enum Request: Decodable {
  case getCapability
  case expandFreestandingMacro(Expansion)
  case expandAttachedMacro(Expansion)

  private enum Key: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: Key.self)
    if message.contains(.expandFreestandingMacro) {
      self = try .expandFreestandingMacro(
        message.decode(Expansion.self, forKey: .expandFreestandingMacro)
      )
    } else if message.contains(.expandAttachedMacro) {
      self = try .expandAttachedMacro(message.decode(Expansion.self, forKey: .expandAttachedMacro))
    } else {
      self = .getCapability
    }
  }
}

/// One macro to expand.
struct Expansion: Decodable {
  /// The macro's declaration.
  struct Macro: Decodable {
    let typeName: String
  }

  /// A piece of the user's source.
  struct Syntax: Decodable {
    let source: String
  }

  let macro: Macro
  let macroRole: String?
  /// What makes names of this expansion unlike those of any other.
  let discriminator: String
  /// A freestanding macro as it stands.
  let syntax: Syntax?
  /// What an attached macro stands at.
  let declSyntax: Syntax?
}

/// What a plugin answers.
enum Reply: Encodable {
  case capability
  case expansion(Result<String, any Error>)

  private struct Capability: Encodable {
    var protocolVersion = 7
  }

  private struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  private struct ExpansionResult: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName = ""
      var offset = 0
    }

    var message: String
    var severity = "error"
    var position = Position()
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  private enum Key: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability:
      try message.encode(CapabilityResult(), forKey: .getCapabilityResult)
    case .expansion(.success(let source)):
      try message.encode(ExpansionResult(expandedSource: source), forKey: .expandMacroResult)
    case .expansion(.failure(let error)):
      let diagnostic = Diagnostic(message: "\(error)")
      try message.encode(
        ExpansionResult(expandedSource: nil, diagnostics: [diagnostic]),
        forKey: .expandMacroResult
      )
    }
  }
}
