// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@Suite struct TrimTests {
  @Test func halfOfACircleIsASemicircle() {
    let circle = BezierPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let half = circle.trimmed(from: 0, to: 0.5)
    #expect((half.length - 10 * Maths.pi).magnitude < 0.01)
    #expect((circle.length - 20 * Maths.pi).magnitude < 0.02)
  }

  @Test func sharesOfASquareAreCutByLength() {
    let square = BezierPath(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    let part = square.trimmed(from: 0.125, to: 0.375)
    #expect(
      part.elements == [
        .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 5)),
      ]
    )
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: .nan, to: 0.25).length == 10)
  }

  /// Trimmed rings begin where the reference cases 44 to 47 show it.
  @Test func ellipsesBeginAtTheRightAndRunClockwise() {
    let quarter = BezierPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20)).elements.prefix(2)
    #expect(quarter.first == .move(Point(x: 20, y: 10)))
    guard case .cubic(_, _, let end) = quarter.last else {
      Issue.record("no arc")
      return
    }
    #expect(end == Point(x: 10, y: 20))
  }
}
