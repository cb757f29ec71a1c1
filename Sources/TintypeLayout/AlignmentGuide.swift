// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A named line of a view, along which views are aligned.
///
/// **Convention:** positions count in points from the view's leading or top edge, in the view's
/// own reading direction; mirroring for right-to-left happens after alignment.
package struct AlignmentGuide: Hashable, Sendable {
  /// What identifies the line: the identifier type that declared it.
  package let id: ObjectIdentifier
  /// The direction in which the guide's position counts.
  package let axis: Axis
  /// How a container combines what its children say.
  package let combination: Combination
  /// What the line is called where somebody reads about it.
  package let name: String
  /// Where the line lies in a view that says nothing about it.
  let defaultValue: @MainActor @Sendable (GuideContext) -> Double

  package enum Combination: UInt8, Sendable {
    case mean, minimum, maximum
  }

  package init(
    id: ObjectIdentifier,
    axis: Axis,
    combination: Combination = .mean,
    name: String = "custom",
    defaultValue: @escaping @MainActor @Sendable (GuideContext) -> Double
  ) {
    self.id = id
    self.axis = axis
    self.combination = combination
    self.name = name
    self.defaultValue = defaultValue
  }

  package static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}

/// A view's size together with the positions of its guides.
@MainActor package struct GuideContext {
  package nonisolated let size: Size
  private let node: LayoutNode?
  private let proposal: ProposedSize

  package init(size: Size) {
    self.size = size
    node = nil
    proposal = .unspecified
  }

  init(node: LayoutNode, proposal: ProposedSize) {
    size = node.size(for: proposal)
    self.node = node
    self.proposal = proposal
  }

  /// The position of a guide, by the view's own word or by the guide's default.
  package subscript(guide: AlignmentGuide) -> Double {
    self[explicit: guide] ?? guide.defaultValue(self)
  }

  /// The position of a guide; 0 in a view without end, of which only the size matters.
  func finite(_ guide: AlignmentGuide) -> Double {
    let position = self[guide]
    return position.isFinite ? position : 0
  }

  /// The position that the view or its content states, if it states one.
  package subscript(explicit guide: AlignmentGuide) -> Double? {
    node?.explicitGuide(guide, for: proposal)
  }
}

/// Which guides something may state, told apart by how they are combined: baselines from all others.
package struct StatedGuides: OptionSet, Sendable {
  package var rawValue: UInt8

  package static let all = StatedGuides(rawValue: .max)

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those that are combined in the way of a guide.
  package init(like guide: AlignmentGuide) { rawValue = 1 << guide.combination.rawValue }
}
