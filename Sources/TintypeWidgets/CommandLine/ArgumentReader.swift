// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Takes a command line apart into options, their values and other words.
struct ArgumentReader {
  /// One thing that the line holds.
  enum Item {
    /// An option, with the value after `=` if there was one.
    case option(String, attached: String?)
    /// A word that is no option.
    case word(String)
  }

  private var rest: ArraySlice<String>
  private var onlyWords = false
  private var seen: Set<String> = []

  init(_ arguments: some Sequence<String>) {
    rest = ArraySlice(arguments)
  }

  /// The next option or word; `--` makes words of all that follows it.
  mutating func next() -> Item? {
    guard let argument = rest.popFirst() else { return nil }
    if argument == "--", !onlyWords {
      onlyWords = true
      return next()
    }
    guard argument.hasPrefix("-"), argument.count > 1, !onlyWords else { return .word(argument) }
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return .option(argument, attached: nil)
    }
    return .option(
      String(argument[..<equals]),
      attached: String(argument[argument.index(after: equals)...])
    )
  }

  /// The value of an option: what its `=` attached, else the next argument.
  mutating func value(
    of option: String,
    attached: String?
  ) throws(CommandLineError) -> String {
    if let attached { return attached }
    // A negative number is a value, if a wrong one; its own check says so better.
    guard let next = rest.first, !next.hasPrefix("-") || Double(next) != nil else {
      throw .missingValue(option: option)
    }
    rest.removeFirst()
    return next
  }

  /// The value of an option that counts once.
  mutating func onlyValue(
    of option: String,
    attached: String?
  ) throws(CommandLineError) -> String {
    guard seen.insert(option).inserted else { throw .repeated(option: option) }
    return try value(of: option, attached: attached)
  }
}
