// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry
import TintypeLayout

@testable import Tintype

/// A view, an offer, and the frames that must come out.
///
/// The table has one line for each named view, `name x y width height`, in points from the top left
/// corner of the whole; the line `size width height` is the whole itself. A star stands for a number
/// that the case says nothing about; `~` before a number that follows from a text's width allows a
/// point or 1.7 % more or less, since the built-in fonts aren't Apple's.
struct Case: Sendable, CustomTestStringConvertible {
  let name: String
  /// Where the expected numbers come from.
  let source: String
  let table: [String]
  /// Whether a view that the table doesn't list is wrong.
  let isComplete: Bool
  let lay: @MainActor @Sendable () -> Laid

  /// A view, offered points; `nil` asks for the ideal length.
  ///
  /// - `scale`: Pixels per point, for what rounds to pixels.
  init<Content: View>(
    _ name: String,
    _ source: String,
    _ width: Double? = nil,
    _ height: Double? = nil,
    rightToLeft: Bool = false,
    scale: Double = 3,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.source = source
    table = []
    isComplete = true
    lay = {
      var environment = EnvironmentValues()
      environment.displayScale = scale
      environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      return Laid(content(), width: width, height: height, environment: environment)
    }
  }

  private init(_ other: Case, table: [String], isComplete: Bool) {
    name = other.name
    source = other.source
    lay = other.lay
    self.table = table
    self.isComplete = isComplete
  }

  /// The same case with its expected frames.
  func gives(_ table: String...) -> Case { Case(self, table: table, isComplete: true) }

  /// The same case with the expected frames of some of its views.
  func givesAmong(_ table: String...) -> Case { Case(self, table: table, isComplete: false) }

  var testDescription: String { name }

  /// Compares, and prints both trees when they differ.
  @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let laid = lay()
    let actual = laid.table.filter { row in
      isComplete || table.contains { $0.hasPrefix(row.name + " ") }
    }
    let wrong = FrameTable.differences(expected: table, actual: actual)
    guard !wrong.isEmpty else { return }
    let message = """
      \(name) [\(source)]
      wrong: \(wrong.joined(separator: ", "))
      expected
      \(FrameTable.text(of: table))
      actual
      \(FrameTable.text(of: FrameTable.lines(of: actual)))
      all nodes
      \(laid.dump)
      """
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// Collects cases from statements, so that each is type-checked by itself.
@resultBuilder enum CaseList {
  static func buildExpression(_ one: Case) -> [Case] { [one] }
  static func buildBlock(_ cases: [Case]...) -> [Case] { cases.flatMap { $0 } }
}
