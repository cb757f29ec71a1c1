// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// A box whose place is final.
package struct PlacedNode: Sendable {
  /// The identifier of the layout node it comes from.
  package let id: Int
  /// Points in the root's coordinates, not rounded to pixels.
  package let frame: Rect
  /// The offer that led to the frame's size.
  package let proposal: ProposedSize
  /// In drawing order.
  package let children: [PlacedNode]

  package init(id: Int, frame: Rect, proposal: ProposedSize, children: [PlacedNode]) {
    self.id = id
    self.frame = frame
    self.proposal = proposal
    self.children = children
  }
}
