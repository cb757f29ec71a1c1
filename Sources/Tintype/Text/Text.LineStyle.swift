// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension Text {
  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is interrupted.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of strokes and gaps in turn, in parts of the line's thickness; none for a whole line.
      let lengths: [Double]

      /// A whole line.
      public static let solid = Pattern(lengths: [])
      /// Dots.
      public static let dot = Pattern(lengths: [1, 2])
      /// Dashes.
      public static let dash = Pattern(lengths: [5, 3])
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(lengths: [5, 3, 1, 3])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(lengths: [5, 3, 1, 3, 1, 3])
    }

    let pattern: Pattern
    /// `nil` takes the text's own.
    let color: Color?

    /// A whole line.
    public static let single = LineStyle()

    /// Makes a style of a pattern and a colour; without one the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
