// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// The whole frame.
public struct Rectangle: Sendable {
  /// Makes the shape.
  public init() {}
}

extension Rectangle: InsettableShape {
  /// The frame itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShrunkShape(base: self, distance: amount)
  }
}

extension Rectangle: RoundedShape {
  func corners(in frame: Rect) -> (radii: CornerRadii, style: CornerStyle) {
    (CornerRadii(all: 0), .circular)
  }
}

/// A shape drawn in a frame that is shrunk by a distance, for shapes whose outline needs no more.
struct ShrunkShape<Base: Shape>: InsettableShape {
  let base: Base
  let distance: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(Rect(rect).inset(by: distance)))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> ShrunkShape<Base> {
    ShrunkShape(base: base, distance: distance + amount)
  }
}
