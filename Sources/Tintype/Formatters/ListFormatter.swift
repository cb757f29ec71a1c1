// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes lists as a language does: "a, b, and c"; Foundation has it on Apple's systems only.
public final class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  public var locale: Locale = ProcessLocalization.current.locale
  /// Writes the items; `nil` for items that are strings.
  public var itemFormatter: Formatter?

  /// Makes a formatter for the reader's language.
  public override init() { super.init() }

  /// Makes a formatter as another one was stored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A list of strings in the reader's language.
  public class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// A list; `nil` when an item can't be written.
  public func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? item as? String ?? text(of: item) else {
        return nil
      }
      texts.append(text)
    }
    return texts.formatted(
      .list(type: .and).locale(locale)
    )
  }

  private func text(of item: Any) -> String? {
    (item as? any CustomStringConvertible)?.description
  }

  /// A list, if the object is one.
  public override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
