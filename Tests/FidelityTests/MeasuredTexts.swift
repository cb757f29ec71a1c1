// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry
import TintypeLayout
import TintypeText

@testable import Tintype

/// A line of text as it lies in a picture.
struct MeasuredLine {
  var text: String
  /// Points from the top of the picture, on a whole pixel.
  var baseline: Double
  /// The box around all ink, in points, not rounded.
  var ink: Rect
}

/// A text as it lies in a picture.
struct MeasuredText {
  /// Points, rounded to pixels.
  var frame: Rect
  var lines: [MeasuredLine]
}

/// Lays a view out as a snapshot test would, and reads off its texts.
@MainActor struct MeasuredTexts {
  /// The picture in points.
  let size: Size
  let texts: [MeasuredText]
  let scale: Double

  /// - Parameters:
  ///   - size: Points; `nil` takes the size that fits.
  ///   - scale: Pixels per point.
  ///   - view: What is drawn.
  init<Content: View>(size: Size?, scale: Double, @ViewBuilder _ view: () -> Content) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let tree = ResolvedTree()
    let context = ResolveContext(environment: environment, tree: tree)
    let node = view().resolveAsOne(in: context)
    let proposal = size.map { ProposedSize($0) } ?? .unspecified
    let own = node.size(for: proposal)
    let area = size ?? own
    let origin = Point(x: (area.width - own.width) / 2, y: (area.height - own.height) / 2)
    let placed = node.place(at: origin, proposal: proposal)
    self.size = area
    self.scale = scale
    var found: [MeasuredText] = []
    Self.collect(placed, tree.contents, scale, &found)
    texts = found
  }

  var lines: [MeasuredLine] { texts.flatMap(\.lines) }

  /// The first line that says something.
  func line(_ text: String) throws -> MeasuredLine {
    try #require(lines.first { $0.text == text }, "no line \(text) in \(lines.map(\.text))")
  }

  private static func collect(
    _ node: PlacedNode,
    _ contents: [NodeContent],
    _ scale: Double,
    _ found: inout [MeasuredText]
  ) {
    if case .text(let content) = contents[node.id] {
      let frame = node.frame.roundedToPixels(scale: scale)
      let layout = content.paragraph.layout(
        width: node.proposal.width,
        height: node.proposal.height
      )
      let lines = layout.lines.map { line in
        MeasuredLine(
          text: line.text.trimmingCharacters(in: .whitespaces),
          baseline: frame.minY + line.baseline,
          ink: ink(of: line).offset(by: frame.origin)
        )
      }
      found.append(MeasuredText(frame: frame, lines: lines))
    }
    for child in node.children { collect(child, contents, scale, &found) }
  }

  private static func ink(of line: TintypeText.TextLine) -> Rect {
    var box: Rect?
    for run in line.runs {
      for glyph in run.glyphs {
        let ink = run.face.outline(glyph: glyph.id).controlBox
        guard !ink.isEmpty else { continue }
        let rect = Rect(
          x: glyph.x + ink.minX * run.size,
          y: glyph.y + ink.minY * run.size,
          width: ink.width * run.size,
          height: ink.height * run.size
        )
        box = box?.union(rect) ?? rect
      }
    }
    return box ?? .zero
  }
}

/// Compares a line with what was measured in Apple's picture.
///
/// Baselines, in points, may be a pixel off. `ink` is the left and right edge of the outermost pixels
/// in points; widths may differ by a share and a pixel, since pixels round outwards.
@MainActor func expect(
  _ texts: MeasuredTexts,
  _ text: String,
  baseline: Double? = nil,
  ink: ClosedRange<Double>? = nil,
  within tolerance: Double = 0.02,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let line = try texts.line(text)
  let pixel = 1 / texts.scale + 0.005
  if let baseline {
    #expect(
      abs(line.baseline - baseline) <= pixel,
      "baseline of \(text): \(line.baseline), measured \(baseline)",
      sourceLocation: sourceLocation
    )
  }
  if let ink {
    let width = ink.upperBound - ink.lowerBound
    #expect(
      abs(line.ink.width - width) <= tolerance * width + pixel,
      "width of \(text): \(line.ink.width), measured \(width)",
      sourceLocation: sourceLocation
    )
    FidelityTable.add(text, ours: line.ink.width, measured: width, line.baseline, baseline)
  }
}

/// The fidelity table, printed when `TINTYPE_TABLE` is set.
enum FidelityTable {
  static func add(
    _ text: String,
    ours: Double,
    measured: Double,
    _ baseline: Double,
    _ expected: Double?
  ) {
    guard ProcessInfo.processInfo.environment["TINTYPE_TABLE"] != nil else { return }
    let share = (ours / measured - 1) * 100
    let rise = expected.map { String(format: "%+.2f", baseline - $0) } ?? "–"
    print(String(format: "| %@ | %.2f | %.2f | %+.1f %% | %@ |", text, measured, ours, share, rise))
  }
}
