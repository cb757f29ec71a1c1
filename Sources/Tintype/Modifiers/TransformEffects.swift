// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// A map of the plane in homogeneous coordinates, as SwiftUI's effects take it.
///
/// `x' = m11·x + m21·y + m31`, `y' = m12·x + m22·y + m32`, both divided by `m13·x + m23·y + m33`.
public struct ProjectionTransform: Equatable, Sendable {
  /// Share of x in x'.
  public var m11: CGFloat = 1
  /// Share of x in y'.
  public var m12: CGFloat = 0
  /// Share of x in the divisor.
  public var m13: CGFloat = 0
  /// Share of y in x'.
  public var m21: CGFloat = 0
  /// Share of y in y'.
  public var m22: CGFloat = 1
  /// Share of y in the divisor.
  public var m23: CGFloat = 0
  /// Distance to the right.
  public var m31: CGFloat = 0
  /// Distance down.
  public var m32: CGFloat = 0
  /// Constant part of the divisor.
  public var m33: CGFloat = 1

  /// Makes the map that changes nothing.
  public init() {}

  /// Makes a map that keeps parallels parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map keeps parallels parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

  /// The affine part, which is all of it when `isAffine`.
  var affine: AffineTransform {
    AffineTransform(
      a: m11 / m33,
      b: m12 / m33,
      c: m21 / m33,
      d: m22 / m33,
      tx: m31 / m33,
      ty: m32 / m33
    )
  }
}

extension View {
  /// Draws the view through a map of the plane, whose origin is the view's top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect { _ in .transform(transform.transform, anchor: .zero) }
  }

  /// Draws the view through a map of the plane, whose origin is the view's top left corner.
  ///
  /// Perspective can't be drawn: such a map is reported as a problem, and the view stays as it is.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect { context in
      if transform.isAffine { return .transform(transform.affine, anchor: .zero) }
      context.report(.unsupported(feature: "projectionEffect(_:) with perspective"))
      return .transform(.identity, anchor: .zero)
    }
  }
}
