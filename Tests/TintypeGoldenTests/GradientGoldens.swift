// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct GradientGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("linear=vertical") {
      LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom)
    },
    Golden("linear=diagonal") {
      LinearGradient(
        colors: [.red, .yellow, .blue],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
    },
    Golden("linear=stops") {
      LinearGradient(
        stops: [
          .init(color: .red, location: 0.2), .init(color: .yellow, location: 0.5),
          .init(color: .blue, location: 0.5),
        ],
        startPoint: .leading,
        endPoint: .trailing
      )
    },
    Golden("linear=part-of-the-way") {
      LinearGradient(
        colors: [.red, .blue],
        startPoint: UnitPoint(x: 0.25, y: 0),
        endPoint: UnitPoint(x: 0.75, y: 0)
      )
    },
    Golden("linear=to-clear") {
      LinearGradient(colors: [.red, .red.opacity(0)], startPoint: .top, endPoint: .bottom)
    },
    Golden("linear=device") {
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]).colorSpace(.device),
        startPoint: .leading,
        endPoint: .trailing
      )
    },
    Golden("linear=turned") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 60, height: 30).rotationEffect(.degrees(30))
    },
    Golden("radial") {
      RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 10, endRadius: 50)
    },
    Golden("angular") {
      AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
    },
    Golden("angular=part") {
      AngularGradient(
        colors: [.red, .blue],
        center: .center,
        startAngle: .degrees(0),
        endAngle: .degrees(180)
      )
    },
    Golden("elliptical") {
      EllipticalGradient(gradient: Gradient(colors: [.yellow, .red])).frame(height: 50)
    },
    Golden("mesh=even") { mesh(SIMD2(0.5, 0.5)) },
    Golden("mesh=bent") { mesh(SIMD2(0.8, 0.3)) },
    Golden("mesh=colors-not-smooth") { mesh(SIMD2(0.5, 0.5), smooth: false) },
    Golden("mesh=perceptual") { mesh(SIMD2(0.5, 0.5), space: .perceptual) },
    Golden("mesh=bezier-points") {
      MeshGradient(
        width: 2,
        height: 2,
        bezierPoints: [
          .init(SIMD2(0.1, 0.1), across: SIMD2(0.3, -0.25), down: SIMD2(0.2, 0.3)),
          .init(SIMD2(0.9, 0.2), across: SIMD2(0.3, 0.2), down: SIMD2(-0.2, 0.3)),
          .init(SIMD2(0.2, 0.9), across: SIMD2(0.3, 0), down: SIMD2(0, 0.3)),
          .init(SIMD2(0.8, 0.8), across: SIMD2(0.3, 0.1), down: SIMD2(0.1, 0.2)),
        ],
        colors: [.red, .yellow, .purple, .blue],
        background: .gray.opacity(0.3)
      )
    },
    Golden("mesh=shape@2x") {
      Capsule().fill(
        MeshGradient(width: 2, height: 2, points: square, colors: [.mint, .blue, .pink, .orange])
      )
      .padding()
    },
  ]

  private static let square: [SIMD2<Float>] = [
    SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1),
  ]

  /// Nine vertices, the middle one somewhere.
  private static func mesh(
    _ middle: SIMD2<Float>,
    smooth: Bool = true,
    space: Gradient.ColorSpace = .device
  ) -> MeshGradient {
    MeshGradient(
      width: 3,
      height: 3,
      points: [
        SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), middle, SIMD2(1, 0.5),
        SIMD2(0, 1), SIMD2(0.5, 1), SIMD2(1, 1),
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint],
      smoothsColors: smooth,
      colorSpace: space
    )
  }

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}

extension MeshGradient.BezierPoint {
  /// A vertex whose curves pass it without a bend.
  fileprivate init(_ position: SIMD2<Float>, across: SIMD2<Float>, down: SIMD2<Float>) {
    self.init(
      position: position,
      leadingControlPoint: position - across,
      topControlPoint: position - down,
      trailingControlPoint: position + across,
      bottomControlPoint: position + down
    )
  }
}
