// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry
import TintypeLayout

@testable import Tintype

/// Notes the node of a view under a name.
private struct NameModifier {
  let name: String
}

extension NameModifier: PrimitiveModifier {
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let nodes = content(context)
    if let node = nodes.first { context.environment.nameRegister?.numbers[name] = node.id }
    return nodes
  }
}

extension View {
  /// Lists the view in the table of the case.
  nonisolated func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}

/// A fixed box, square unless it says otherwise.
struct Box {
  let name: String
  let width: Double
  let height: Double

  init(_ name: String, _ width: Double, _ height: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height ?? width
  }
}

extension Box: View {
  var body: some View { Color.red.frame(width: width, height: height).named(name) }
}

/// A box that takes whatever it is offered; its ideal is 10 × 10.
struct Flex {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Flex: View {
  var body: some View { Color.red.named(name) }
}

/// A box whose width can vary between a smallest and a largest one, with a height of its own.
struct Elastic {
  let name: String
  let widths: ClosedRange<Double>
  let ideal: Double
  let height: Double

  init(_ name: String, _ widths: ClosedRange<Double>, ideal: Double, height: Double = 10) {
    self.name = name
    self.widths = widths
    self.ideal = ideal
    self.height = height
  }
}

extension Elastic: PrimitiveView {
  func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let rule = LeafRule { proposal in
      let width = min(max(proposal.width ?? ideal, widths.lowerBound), widths.upperBound)
      return LeafRule.Measurement(size: Size(width: width, height: height))
    }
    let node = context.node(rule)
    context.environment.nameRegister?.numbers[name] = node.id
    return [node]
  }
}

/// Text in a font whose every letter is a square of one em, the baseline 0.8 em below the top.
///
/// Lines break at spaces; a space at a break takes no width.
struct Letters {
  let name: String
  let words: [Int]
  let em: Double

  init(_ name: String, _ text: String, em: Double = 10) {
    self.name = name
    words = text.split(separator: " ").map(\.count)
    self.em = em
  }
}

extension Letters: PrimitiveView {
  func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let font = TextSpacing(
      ascent: 0.8 * em,
      descent: 0.2 * em,
      capHeight: 0.7 * em,
      leading: 0,
      pixelsPerPoint: Double(context.environment.displayScale)
    )
    let guides = (
      first: VerticalAlignment.firstTextBaseline.guide,
      last: VerticalAlignment.lastTextBaseline.guide
    )
    let rule = LeafRule(
      spacing: .text(first: font, last: font),
      baselineGuides: guides
    ) { measure($0.width ?? .infinity) }
    let node = context.node(rule)
    context.environment.nameRegister?.numbers[name] = node.id
    return [node]
  }

  private func measure(_ width: Double) -> LeafRule.Measurement {
    var lines: [Int] = []
    for word in words {
      if let last = lines.last, Double(last + 1 + word) * em <= width {
        lines[lines.count - 1] += 1 + word
      } else {
        lines.append(word)
      }
    }
    let size = Size(width: Double(lines.max() ?? 0) * em, height: Double(lines.count) * em)
    return LeafRule.Measurement(size: size, baselines: (0.8 * em, size.height - 0.2 * em))
  }
}

/// Makes an offer to a view and takes its size.
struct Offer<Content> {
  let proposal: ProposedSize
  let content: Content
}

extension Offer: View, PrimitiveView where Content: View {
  init(width: Double?, height: Double?, @ViewBuilder content: () -> Content) {
    proposal = ProposedSize(width: width, height: height)
    self.content = content()
  }

  func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    [
      context.node(
        OfferRule(proposal: proposal),
        children: [content.resolveAsOne(in: context)]
      )
    ]
  }
}

private struct OfferRule: LayoutRule {
  let proposal: ProposedSize

  func sizeThatFits(_ offer: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  func placements(_ offer: ProposedSize, size: Size, children: [LayoutNode]) -> [Placement] {
    [Placement(child: 0, origin: .zero, proposal: proposal)]
  }
}
