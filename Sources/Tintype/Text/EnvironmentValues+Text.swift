// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeText

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum FontOverridesKey: EnvironmentKey {
  static var defaultValue: Font.Overrides { Font.Overrides() }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum MinimumLineCountKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum TrackingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum BaselineOffsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum UnderlineKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}

private enum StrikethroughKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}

extension EnvironmentValues {
  /// The font of texts that set none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What the surroundings change about fonts.
  var fontOverrides: Font.Overrides {
    get { self[FontOverridesKey.self] }
    set { self[FontOverridesKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The lines for which a text makes room even where it has fewer.
  var minimumLineCount: Int {
    get { self[MinimumLineCountKey.self] }
    set { self[MinimumLineCountKey.self] = newValue }
  }

  /// Points between lines, at least.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How lines of one text lie below each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// How small text may become before it is cut, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move together before text is cut.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether letters change their case.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Points after each letter.
  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// Points by which texts are raised.
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  /// A line under texts.
  var underline: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  /// A line through texts.
  var strikethrough: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
}

/// How lines of one text lie below each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Their beginnings below each other.
  case leading
  /// Their middles below each other.
  case center
  /// Their ends below each other.
  case trailing

  var alignment: TintypeText.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var mode: TintypeText.TruncationMode {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension Text.Case? {
  /// A string with its letters changed as the language does.
  func applied(to string: String, locale: Locale) -> String {
    switch self {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
