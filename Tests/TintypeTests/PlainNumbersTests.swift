// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Tintype

@Suite struct PlainNumbersTests {
  @Test("A number without a formatter reads as the formatter writes it", arguments: locales)
  func formatted(identifier: String) {
    let locale = Locale(identifier: identifier)
    let format = IntegerFormatStyle<Int>(locale: locale)
    for value in stride(from: 0, to: 1000, by: 37) {
      let text = PlainNumbers.text(of: value, in: locale) ?? format.format(value)
      #expect(text == format.format(value))
    }
  }

  private static let locales = ["en_US", "de_CH", "hi_IN", "ar_EG", "fa", "en@numbers=thai", "my"]

  @Test("Groups, signs and other digits take a formatter")
  func others() {
    let english = Locale(identifier: "en_US")
    #expect(PlainNumbers.text(of: 999, in: english) == "999")
    #expect(PlainNumbers.text(of: 1000, in: english) == nil)
    #expect(PlainNumbers.text(of: -1, in: english) == nil)
    #expect(PlainNumbers.text(of: UInt64.max, in: english) == nil)
    #expect(PlainNumbers.text(of: 7, in: Locale(identifier: "ar_EG")) == nil)
  }

  private enum NumberKey: EnvironmentKey {
    static var defaultValue: Int? { 5 }
  }

  @Test("An optional environment value has its default until it is set, even to nil")
  func optionalValue() {
    var environment = EnvironmentValues()
    #expect(environment[NumberKey.self] == 5)
    environment[NumberKey.self] = nil
    #expect(environment[NumberKey.self] == nil)
    let before = environment
    environment[NumberKey.self] = 7
    #expect(before[NumberKey.self] == nil)
    #expect(environment[NumberKey.self] == 7)
  }
}
