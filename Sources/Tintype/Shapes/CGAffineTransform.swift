// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// A map of the plane that keeps straight lines straight, under Core Graphics' name, which Linux
/// lacks.
///
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
  /// Share of x in x'.
  public var a: CGFloat
  /// Share of x in y'.
  public var b: CGFloat
  /// Share of y in x'.
  public var c: CGFloat
  /// Share of y in y'.
  public var d: CGFloat
  /// Distance to the right.
  public var tx: CGFloat
  /// Distance down.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the map that changes nothing.
  public init() { self = .identity }

  /// Makes a map of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a map that resizes about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a map that turns about the origin; radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) { self.init(AffineTransform(rotation: angle)) }

  init(_ t: AffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }

  var transform: AffineTransform {
    AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The map that applies this one first and then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(transform.concatenated(with: next.transform))
  }

  /// The map that moves first.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that resizes first.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns first.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map back; this map itself when there is none.
  public func inverted() -> CGAffineTransform {
    transform.inverse.map { CGAffineTransform($0) } ?? self
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }
}
