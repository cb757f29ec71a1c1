// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What a stretch of text is meant as, whatever that looks like; Foundation has it on Apple's systems
/// only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The sum of the intents' numbers.
  public var rawValue: UInt

  /// Makes intents of the sum of their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Stressed.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Stressed strongly.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Program code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// No longer valid.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that means a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in the midst of text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML by itself.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
