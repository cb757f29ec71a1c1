// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The content of an `.xcstrings` file, as far as it is drawn.
struct StringCatalogue: Decodable {
  var sourceLanguage: String
  var strings: [String: Item]

  struct Item: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations
  }

  /// Translations by language and key.
  var entries: [String: [String: LocalizedEntry]] {
    var found: [String: [String: LocalizedEntry]] = [:]
    for (key, item) in strings {
      for (language, localization) in item.localizations ?? [:] {
        found[language, default: [:]][key] = localization.entry
      }
    }
    return found
  }
}

extension StringCatalogue.Localization {
  /// Widgets are drawn for an iPhone.
  fileprivate var chosen: StringCatalogue.Localization {
    guard let device = variations?.device, let own = device["iphone"] ?? device["other"] else {
      return self
    }
    var result = own
    result.substitutions = own.substitutions ?? substitutions
    return result
  }

  fileprivate var entry: LocalizedEntry? {
    let chosen = chosen
    var entry = LocalizedEntry(format: chosen.stringUnit?.value ?? "")
    for (name, substitution) in chosen.substitutions ?? [:] {
      entry.variables[name] = LocalizedEntry.Variable(
        argument: substitution.argNum,
        forms: substitution.variations.forms
      )
    }
    entry.wholeForms = chosen.variations?.forms ?? [:]
    let isEmpty = chosen.stringUnit == nil && entry.wholeForms.isEmpty
    return isEmpty ? nil : entry
  }
}

extension StringCatalogue.Variations {
  fileprivate var forms: [String: String] {
    (plural ?? [:]).compactMapValues { $0.chosen.stringUnit?.value }
  }
}
