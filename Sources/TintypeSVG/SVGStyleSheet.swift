// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The rules of `<style>` elements, as far as icons use them: selectors of one element's name, id
/// and classes.
///
/// **Source:** CSS 2.2, 4.1 and 6.4.
struct SVGStyleSheet {
  private struct Rule {
    let selector: Selector
    let declarations: [SVGDeclaration]
  }

  private struct Selector {
    var name: String?
    var ids: [String] = []
    var classes: [String] = []

    /// Greater counts more.
    var weight: Int { ids.count << 16 + classes.count << 8 + (name == nil ? 0 : 1) }

    func matches(_ element: XMLElement, classes own: Set<Substring>) -> Bool {
      (name == nil || name == element.name) && ids.allSatisfy { $0 == element.attributes["id"] }
        && classes.allSatisfy { own.contains(Substring($0)) }
    }
  }

  /// Each element is compared with all of them.
  private static let mostRules = 2000

  /// In ascending order of weight, equal ones as they come.
  private var rules: [Rule] = []

  /// Adds the rules of one `<style>`.
  mutating func add(_ element: XMLElement) throws(SVGError) {
    var rest = Substring(try Self.withoutComments(element))
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty { break }
      guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}")
      else { throw Self.invalid(rest, element) }
      let head = rest[..<open]
      let declarations = try SVGDeclaration.list(
        String(rest[rest.index(after: open)..<close]),
        line: element.line
      )
      for part in head.split(separator: ",", omittingEmptySubsequences: false) {
        let selector = try Self.selector(part.trimmed, element)
        rules.append(Rule(selector: selector, declarations: declarations))
        guard rules.count <= Self.mostRules else {
          throw .tooLarge(limit: "\(Self.mostRules) rules of style")
        }
      }
      rest = rest[rest.index(after: close)...]
    }
    // Sorting is stable.
    rules.sort { $0.selector.weight < $1.selector.weight }
  }

  /// The declarations for an element; later ones count more.
  func declarations(for element: XMLElement) -> [SVGDeclaration] {
    if rules.isEmpty { return [] }
    let classes = Set(element.attributes["class"]?.split { $0.isWhitespace } ?? [])
    return rules.filter { $0.selector.matches(element, classes: classes) }.flatMap(\.declarations)
  }

  private static func withoutComments(_ element: XMLElement) throws(SVGError) -> String {
    var result = ""
    var rest = Substring(element.text)
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else {
        throw invalid(rest[start.lowerBound...], element)
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func selector(_ text: String, _ element: XMLElement) throws(SVGError) -> Selector {
    var scanner = SVGScanner(text)
    var selector = Selector()
    guard !scanner.isAtEnd else { throw invalid(Substring(text), element) }
    if !scanner.take("*") { selector.name = scanner.word() }
    while !scanner.isAtEnd {
      let isClass = scanner.take(".")
      guard isClass || scanner.take("#"), let word = scanner.word() else {
        throw .unsupported(feature: "the selector \"\(text)\" of a <style>", line: element.line)
      }
      if isClass { selector.classes.append(word) } else { selector.ids.append(word) }
    }
    return selector
  }

  private static func invalid(_ text: Substring, _ element: XMLElement) -> SVGError {
    .invalid(
      attribute: "<style>",
      value: String(text.prefix(40)),
      expected: "rules like .a { fill: red }",
      line: element.line
    )
  }
}

/// A property and its value.
struct SVGDeclaration {
  let name: String
  let value: String
  let isImportant: Bool

  /// Reads what stands in a `style` attribute or between the braces of a rule.
  static func list(_ text: String, line: Int) throws(SVGError) -> [SVGDeclaration] {
    var result: [SVGDeclaration] = []
    for part in text.split(separator: ";") where !part.trimmed.isEmpty {
      guard let colon = part.firstIndex(of: ":") else {
        throw .invalid(
          attribute: "style",
          value: String(part.prefix(40)),
          expected: "properties like fill: red",
          line: line
        )
      }
      var value = part[part.index(after: colon)...].trimmed
      let isImportant = value.lowercased().hasSuffix("!important")
      if isImportant { value = value.dropLast("!important".count).trimmed }
      result.append(
        SVGDeclaration(name: part[..<colon].trimmed, value: value, isImportant: isImportant)
      )
    }
    return result
  }
}
