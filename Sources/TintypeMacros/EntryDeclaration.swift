// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The variable that `@Entry` stands at.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  private let value: String?

  init(_ source: String) throws {
    guard let keyword = source.range(ofWord: "var") else { throw Expander.Failure.notAVariable }
    let rest = source[keyword.upperBound...].drop(while: \.isWhitespace)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { throw Expander.Failure.notAVariable }
    self.name = String(name)
    let tail = rest[name.endIndex...]
    let parts = tail.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let annotation = parts[0].trimmed
    type = annotation.first == ":" ? annotation.dropFirst().trimmed : nil
    value = parts.count == 2 ? parts[1].trimmed : nil
  }

  private var keyName: String { "Entry_\(name.filter { $0 != "`" })" }

  /// Reads and writes through the key.
  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key with its default.
  func key() throws -> String {
    let declaration: String
    switch (type, value) {
    case (let type?, let value?): declaration = "static var defaultValue: \(type) { \(value) }"
    case (let type?, nil) where type.hasSuffix("?"):
      declaration = "static var defaultValue: \(type) { nil }"
    case (nil, let value?): declaration = "static let defaultValue = \(value)"
    default: throw Expander.Failure.noDefault(name: name)
    }
    return """
      private enum \(keyName): EnvironmentKey {
        \(declaration)
      }
      """
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }

  /// Where a word stands by itself.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    var start = startIndex
    while let found = self[start...].firstRange(of: word) {
      let before = found.lowerBound == startIndex ? " " : self[index(before: found.lowerBound)]
      let after = found.upperBound == endIndex ? " " : self[found.upperBound]
      if before.isWhitespace && after.isWhitespace { return found }
      start = found.upperBound
    }
    return nil
  }
}
