// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A type that a source file declares, as far as reading its first line goes.
struct TypeDeclaration: Equatable {
  /// The name with the types around it: `Outer.Inner`.
  var name: String
  /// What stands behind the colon.
  var inherits: [String]
  /// Whether the name has generic parameters.
  var isGeneric: Bool

  /// Whether the type says that it is a timeline entry.
  var isTimelineEntry: Bool { inherits.contains("TimelineEntry") }
  /// Whether JSON can already be read into it.
  var isDecodable: Bool { inherits.contains("Decodable") || inherits.contains("Codable") }
}

extension TypeDeclaration {
  /// The types that a file declares, outer ones first, and what extensions in it add to any type.
  static func all(in source: String) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(source)
    return scanner.scan()
  }
}

/// Walks over tokens and keeps track of the braces that belong to types.
private struct DeclarationScanner {
  private let tokens: [String]
  private var index = 0
  /// For each open brace the name of the type it belongs to.
  private var braces: [String?] = []
  private var found: [TypeDeclaration] = []

  init(_ source: String) { tokens = Array(SwiftTokens(source)) }

  mutating func scan() -> [TypeDeclaration] {
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token {
      case "struct", "enum", "class", "actor", "extension":
        declaration(isExtension: token == "extension")
      case "{": braces.append(nil)
      case "}": _ = braces.popLast()
      default: break
      }
    }
    return found
  }

  /// Reads the head of a type up to its brace; gives up on `class func` and other words.
  private mutating func declaration(isExtension: Bool) {
    guard index < tokens.count, let first = tokens[index].first,
      first == "_" || first.isLetter, !["func", "var", "let", "subscript"].contains(tokens[index])
    else { return }
    let start = index
    let head = tokens[start...].prefix { $0 != "{" && $0 != "}" && $0 != ";" }
    guard start + head.count < tokens.count, tokens[start + head.count] == "{" else { return }
    index = start + head.count + 1
    let outer = braces.compactMap(\.self)
    let parts = head.prefix { $0 != ":" && $0 != "<" && $0 != "where" }
    let name = (outer + [parts.joined()]).joined(separator: ".")
    let inherited = head.drop { $0 != ":" }.dropFirst().prefix { $0 != "where" }
    merge(
      TypeDeclaration(
        name: name,
        inherits: inherited.filter { $0 != "," && $0 != "&" },
        isGeneric: head.contains("<")
      )
    )
    braces.append(parts.joined())
  }

  /// An extension adds to the type it extends.
  private mutating func merge(_ declaration: TypeDeclaration) {
    if let known = found.firstIndex(where: { $0.name == declaration.name }) {
      found[known].inherits += declaration.inherits
    } else {
      found.append(declaration)
    }
  }
}
