// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Sets the font of texts.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy texts are.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformingEnvironment { $0.fontOverrides.weight = weight }
  }

  /// Sets the variant of texts' fonts.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.fontOverrides.design = design }
  }

  /// Sets texts in their fonts' emphasised forms, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.fontOverrides.isBold = isActive }
  }

  /// Sets texts in their fonts' slanted forms, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.fontOverrides.isItalic = isActive }
  }

  /// Gives all digits the same width.
  nonisolated public func monospacedDigit() -> some View {
    transformingEnvironment { $0.fontOverrides.hasMonospacedDigits = true }
  }

  /// Gives all letters the same width, or not.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.fontOverrides.design = isActive ? .monospaced : nil }
  }

  /// Limits the number of lines of each text; `nil` for as many as it takes.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(atLeast: 1, atMost: number)
  }

  /// Limits the number of lines of each text, and makes room for all of them if asked to.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : 1, atMost: limit)
  }

  /// Makes room for a number of lines in each text.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Limits the number of lines of each text, and makes room for some.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  nonisolated private func lines(atLeast minimum: Int, atMost maximum: Int?) -> some View {
    transformingEnvironment {
      $0.minimumLineCount = max(1, minimum)
      $0.lineLimit = maximum
    }
  }

  /// Limits the number of lines of each text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the points between lines, at least.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how text that doesn't fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how lines of one text lie below each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how small text may become before it is cut.
  ///
  /// - `factor`: 0…1, a share of its own size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether letters may move together before text is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets whether letters change their case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Adds points after each letter.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.tracking = tracking }
  }

  /// Adds points after each letter.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Raises texts by points.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    transformingEnvironment { $0.baselineOffset = offset }
  }

  /// Draws a line under texts.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformingEnvironment {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through texts.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    transformingEnvironment {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
}
