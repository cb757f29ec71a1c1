// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing

@testable import Tintype

@Suite @MainActor struct LocalizationTests {
  private func store(_ files: [String: String]) throws -> LocalizationStore {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try LocalizationStore(directories: [folder.path])
  }

  private func string(_ text: Text, _ store: LocalizationStore, _ locale: String) -> String {
    Inspect.strings(text) {
      $0.localization = store
      $0.locale = Locale(identifier: locale)
    }.joined()
  }

  @Test func readsStringsFiles() throws {
    let store = try store([
      "de.lproj/Localizable.strings": """
      /* Greeting */
      "Hello" = "Hallo";  // inline
      "Hi %@, %lld new" = "%2$lld neu, %1$@ \\"da\\"\\n\\U00fc";
      bare_key = "nackt";
      """,
      "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
      "pt-BR.lproj/Localizable.strings": "\"Hello\" = \"Oi\";",
    ])
    #expect(string(Text("Hello"), store, "de_AT") == "Hallo")
    #expect(string(Text("Hello", tableName: "Other"), store, "de") == "Servus")
    #expect(string(Text("Hello"), store, "pt_BR") == "Oi")
    #expect(string(Text("Hello"), store, "en_US") == "Hello")
    #expect(string(Text("bare_key"), store, "de") == "nackt")
    #expect(string(Text("Hi \("Ann"), \(1234) new"), store, "de") == "1.234 neu, Ann \"da\"\nü")
    #expect(string(Text(verbatim: "Hello"), store, "de") == "Hello")
  }

  @Test func choosesPluralsByLanguage() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld cups</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ heute</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>Keine</string>
      <key>one</key><string>%lld Tasse</string>
      <key>other</key><string>%lld Tassen</string>
      </dict></dict></dict></plist>
      """
    let store = try store(["de.lproj/Localizable.stringsdict": dictionary])
    #expect(string(Text("\(0) cups"), store, "de") == "Keine heute")
    #expect(string(Text("\(1) cups"), store, "de") == "1 Tasse heute")
    #expect(string(Text("\(5) cups"), store, "de") == "5 Tassen heute")
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld cups": {"localizations": {
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld filiżanka"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld filiżanki"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld filiżanek"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld filiżanki"}}}}},
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld cup"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld cups"}}}}}}},
      "%@ has %lld": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%1$@ hat %#@things@"},
        "substitutions": {"things": {"argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg Ding"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Dinge"}}}}}}}}},
      "title": {"localizations": {"en": {"stringUnit": {"state": "translated",
        "value": "**Coffee**"}}}},
      "untouched": {}
    }}
    """

  @Test func readsCatalogues() throws {
    let store = try store(["Localizable.xcstrings": Self.catalogue])
    let forms = [1: "1 filiżanka", 3: "3 filiżanki", 5: "5 filiżanek", 22: "22 filiżanki"]
    for (count, expected) in forms {
      #expect(string(Text("\(count) cups"), store, "pl_PL") == expected)
    }
    #expect(string(Text("\(1) cups"), store, "en_US") == "1 cup")
    #expect(string(Text("\(1) cups"), store, "fr") == "1 cup")
    #expect(string(Text("\("Ann") has \(2)"), store, "de") == "Ann hat 2 Dinge")
    #expect(string(Text("title"), store, "ja") == "Coffee")
    #expect(string(Text("untouched"), store, "de") == "untouched")
  }

  @Test func resourcesAndStringsAreTranslated() throws {
    let store = try store([
      "zh-Hant.lproj/Localizable.strings": "\"Walk\" = \"散步\"; \"%lld km\" = \"%lld 公里\";"
    ])
    let resource: LocalizedStringResource = "Walk"
    #expect(string(Text(resource), store, "zh_TW") == "散步")
    #expect(string(Text(resource), store, "en") == "Walk")
    let value: String.LocalizationValue = "\(5) km"
    let locale = Locale(identifier: "zh_HK")
    #expect(value.text(key: nil, table: nil, store: store, locale: locale) == "5 公里")
    #expect(String(localized: "\(5) km") == "5 km")
  }

  @Test func saysWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/Localizable.strings", "\"a\" = \"b\"\n\"c\" = \"d\";")
    #expect(throws: LocalizationError.self) {
      try LocalizationStore(directories: [folder.path])
    }
    let other = try TemporaryFolder()
    try other.write("Localizable.xcstrings", "{")
    #expect(throws: LocalizationError.self) { try LocalizationStore(directories: [other.path]) }
    let third = try TemporaryFolder()
    try third.write("de.lproj/Localizable.stringsdict", "no list")
    #expect(throws: LocalizationError.self) { try LocalizationStore(directories: [third.path]) }
  }

  @Test(arguments: [
    "\"", "/*", "\"a\" = ", "\"a\" \"b\";", "\"\\U12\" = \"\\Ud83d\";", "=;", "\u{0}",
  ])
  func survivesBrokenStrings(text: String) {
    _ = try? StringsFile.entries(in: Data(text.utf8), path: "x")
  }
}
