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
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
