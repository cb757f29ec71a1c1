// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype

/// Turns the text of each option into its value.
enum OptionValue {
  static func path(_ text: String, of option: String) throws(CommandLineError) -> String {
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw .invalid(option: option, value: text, expected: "a path")
    }
    return text
  }

  static func names(_ text: String, of option: String) throws(CommandLineError) -> [String] {
    try list(text) { name throws(CommandLineError) in
      guard !name.isEmpty else {
        throw .invalid(option: option, value: text, expected: "names with commas between them")
      }
      return name
    }
  }

  static func families(_ text: String) throws(CommandLineError) -> [WidgetFamily] {
    try list(text) { name throws(CommandLineError) in
      guard let family = WidgetFamily(name: name) else {
        let known = WidgetFamily.allCases.map(\.shortName)
        throw .unknownName(option: "--family", value: name, known: known)
      }
      return family
    }
  }

  /// Values of an enumeration by their raw names, comma between them.
  static func cases<T: RawRepresentable<String> & CaseIterable & Equatable>(
    _ text: String,
    of option: String
  ) throws(CommandLineError) -> [T] {
    try list(text) { name throws(CommandLineError) in
      guard let value = T(rawValue: name) else {
        throw .unknownName(option: option, value: name, known: T.allCases.map(\.rawValue))
      }
      return value
    }
  }

  static func scale(_ text: String) throws(CommandLineError) -> Double {
    guard let scale = Double(text), scale > 0, scale <= 10 else {
      throw .invalid(
        option: "--scale",
        value: text,
        expected: "pixels per point, above 0 and at most 10"
      )
    }
    return scale
  }

  static func device(_ text: String) throws(CommandLineError) -> Device {
    do {
      return try DeviceTable.device(named: text)
    } catch {
      throw .device(error)
    }
  }

  static func system(_ text: String) throws(CommandLineError) -> SystemVersion {
    guard let number = Int(text), let system = SystemVersion(rawValue: number) else {
      let known = SystemVersion.allCases.map { String($0.rawValue) }
      throw .unknownName(option: "--os", value: text, known: known)
    }
    return system
  }

  static func typeSize(_ text: String) throws(CommandLineError) -> DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases
    guard let size = sizes.first(where: { "\($0)" == text }) else {
      throw .unknownName(option: "--type-size", value: text, known: sizes.map { "\($0)" })
    }
    return size
  }

  static func locale(_ text: String) throws(CommandLineError) -> String {
    let plain = text.utf8.allSatisfy { byte in
      UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
        || byte == UInt8(ascii: "=")
    }
    let language = plain ? Locale(identifier: text).language.languageCode : nil
    guard let language, language.isISOLanguage else {
      throw .invalid(
        option: "--locale",
        value: text,
        expected: "an identifier such as en_US, ru or zh-Hans"
      )
    }
    return text
  }

  static func timeZone(_ text: String) throws(CommandLineError) -> String {
    guard TimeZone(identifier: text) != nil else {
      throw .invalid(
        option: "--time-zone",
        value: text,
        expected: "an identifier such as Europe/Berlin or GMT"
      )
    }
    return text
  }

  static func date(_ text: String) throws(CommandLineError) -> Date {
    guard let date = ISO8601.date(text) else {
      throw .invalid(
        option: "--now",
        value: text,
        expected: "an ISO 8601 date such as 2026-01-31T09:30:00Z"
      )
    }
    return date
  }

  private static func list<T: Equatable>(
    _ text: String,
    _ element: (String) throws(CommandLineError) -> T
  ) throws(CommandLineError) -> [T] {
    var values: [T] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = try element(trimmed(name))
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Without white space at both ends.
  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
