// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeText

/// The translation of one key into one language.
struct LocalizedEntry: Sendable, Equatable {
  /// A part of the text that depends on a number.
  struct Variable: Sendable, Equatable {
    /// The value that decides, counted from 1; `nil` takes the next one.
    var argument: Int?
    /// Texts by plural category.
    var forms: [String: String]
  }

  /// The text, with `%@` and its like for values and `%#@name@` for variables.
  var format: String
  var variables: [String: Variable] = [:]
  /// Texts by plural category that hold all values themselves and replace `format`.
  var wholeForms: [String: String] = [:]

  /// What a translated text consists of.
  enum Fragment: Equatable {
    case words(String)
    /// A value, counted from 0.
    case argument(Int)
  }

  /// The text for some values.
  ///
  /// - Parameters:
  ///   - numbers: The values, `nil` for those that are no numbers.
  ///   - locale: Decides between singular and plural.
  /// - Returns: Words and values in the order of the language.
  func fragments(numbers: [Double?], locale: Locale) -> [Fragment] {
    var expansion = Expansion(entry: self, numbers: numbers, locale: locale.identifier)
    if !wholeForms.isEmpty,
      let form = expansion.form(of: wholeForms, number: numbers.lazy.compactMap { $0 }.first)
    {
      expansion.expand(form, argument: nil, depth: 0)
    } else {
      expansion.expand(format, argument: nil, depth: 0)
    }
    return expansion.fragments
  }
}

/// Puts values and plural forms into a format.
private struct Expansion {
  let entry: LocalizedEntry
  let numbers: [Double?]
  let locale: String
  var fragments: [LocalizedEntry.Fragment] = []
  private var next = 0

  init(entry: LocalizedEntry, numbers: [Double?], locale: String) {
    self.entry = entry
    self.numbers = numbers
    self.locale = locale
  }

  /// The form for a number; an own form for none is taken in every language.
  func form(of forms: [String: String], number: Double?) -> String? {
    guard let number else { return forms["other"] }
    if number == 0, let none = forms["zero"] { return none }
    return forms[PluralRules.category(of: number, locale: locale)] ?? forms["other"]
  }

  mutating func expand(_ format: String, argument: Int?, depth: Int) {
    // A variable that refers to itself ends here.
    guard depth < 8 else { return }
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      append(String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      let position = takePosition(from: &rest)
      if rest.hasPrefix("%") {
        append("%")
        rest = rest.dropFirst()
      } else if rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        append(argument: position ?? argument)
      } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        expand(variable: name, position: position, depth: depth)
      } else if takeSpecifier(from: &rest) {
        append(argument: position ?? argument)
      } else {
        append("%")
      }
    }
    append(String(rest))
  }

  private mutating func expand(variable name: String, position: Int?, depth: Int) {
    guard let variable = entry.variables[name] else { return }
    let argument = position ?? variable.argument.map { $0 - 1 } ?? next
    next = max(next, argument + 1)
    let number = numbers.indices.contains(argument) ? numbers[argument] : nil
    guard let form = form(of: variable.forms, number: number) else { return }
    expand(form, argument: argument, depth: depth + 1)
  }

  private mutating func append(_ words: String) {
    if !words.isEmpty { fragments.append(.words(words)) }
  }

  private mutating func append(argument: Int?) {
    let argument = argument ?? next
    next = max(next, argument + 1)
    if numbers.indices.contains(argument) { fragments.append(.argument(argument)) }
  }

  /// The `2$` of `%2$@`, counted from 0.
  private func takePosition(from rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }

  /// Flags, width, precision, length and type, as in C.
  private func takeSpecifier(from rest: inout Substring) -> Bool {
    let lead = rest.prefix { "-+0123456789.'hlqzjtL".contains($0) }
    guard let type = rest.dropFirst(lead.count).first, "@diuoxXfFeEgGaAcs".contains(type) else {
      return false
    }
    rest = rest.dropFirst(lead.count + 1)
    return true
  }
}
