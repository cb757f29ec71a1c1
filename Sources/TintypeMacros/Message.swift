// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The messages between compiler and plugin, as far as we need them.
enum Message {
  /// What the compiler asks; one of these is there.
  struct Request: Decodable {
    struct Capability: Decodable {}

    struct Expansion: Decodable {
      struct Macro: Decodable {
        var name: String
        var typeName: String
      }

      var macro: Macro
    }

    var getCapability: Capability?
    var expandFreestandingMacro: Expansion?
  }

  /// What we answer; one of these is there.
  struct Reply: Encodable {
    struct Capability: Encodable {
      struct Version: Encodable {
        var protocolVersion: Int
        var features: [String] = []
      }

      var capability: Version
    }

    struct Expansion: Encodable {
      var expandedSource: String?
      var diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
      struct Position: Encodable {
        var fileName = ""
        var offset = 0
      }

      var message: String
      var severity = "error"
      var position = Position()
      var highlights: [Position] = []
      var notes: [Position] = []
      var fixIts: [Position] = []

      init(unknown name: String) { message = "Tintype has no macro #\(name)" }
    }

    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?
  }
}
