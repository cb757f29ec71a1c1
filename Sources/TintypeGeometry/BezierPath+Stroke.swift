// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The outline of the path traced with a pen, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - options: Width, ends, corners and dashes in the path's units.
  ///   - tolerance: Farthest distance of the outline's lines from the true curve, > 0.
  /// - Returns: Straight lines only; nothing when the width isn't greater than zero.
  package func stroked(_ options: StrokeOptions, tolerance: Double) -> BezierPath {
    guard options.width > 0, options.width.isFinite, isFinite else { return BezierPath() }
    let stroker = PathStroker(options, tolerance: Swift.max(tolerance, 1e-9))
    var result = BezierPath()
    let pattern = DashPattern(options.dash, phase: options.dashPhase)
    for line in Polyline.contours(of: self, halfWidth: options.width / 2, tolerance: tolerance) {
      if let pattern {
        for dash in pattern.dashes(of: line) { stroker.trace(dash, into: &result) }
      } else {
        stroker.trace(line, into: &result)
      }
    }
    return result
  }
}
