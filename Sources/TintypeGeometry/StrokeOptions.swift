// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The end of an open line.
package enum LineCap: Hashable, Sendable {
  case butt, round, square
}

/// The outside of a corner.
package enum LineJoin: Hashable, Sendable {
  case miter, round, bevel
}

/// How a path is traced.
///
/// Lengths are in the path's own units.
package struct StrokeOptions: Hashable, Sendable {
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin
  /// A miter longer than this many half widths becomes a bevel.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double]
  /// Where in the pattern the line begins.
  package var dashPhase: Double

  package init(
    width: Double,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
