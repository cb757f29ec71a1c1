// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// An angle, clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / Maths.pi }
    set { radians = newValue * Maths.pi / 180 }
  }

  /// No angle.
  public static let zero = Angle(radians: 0)

  /// Makes an angle of zero.
  public init() { radians = 0 }

  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * Maths.pi / 180 }

  /// Makes an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Makes an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// An angle turned round.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// A multiple of an angle.
  public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }

  /// A share of an angle.
  public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
}
