// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Tintype
import TintypeGeometry

/// Times what the caffeine widget's four texts cost: the widget against the same without texts.
@MainActor enum TextBenchmark {
  private static let rounds = 4000

  static func run(_ environment: EnvironmentValues) {
    let known = microseconds(environment) { _ in TextsScene(milligrams: 198, hasTexts: true) }
    let new = microseconds(environment) { round in
      TextsScene(milligrams: 1000 + round, hasTexts: true)
    }
    let none = microseconds(environment) { _ in TextsScene(milligrams: 198, hasTexts: false) }
    print("microseconds in the caffeine texts, median of \(rounds) rounds: resolve and layout")
    print(String(format: "all known %.1f, one new %.1f", known - none, new - none))
  }

  private static func microseconds(
    _ environment: EnvironmentValues,
    _ view: (Int) -> TextsScene
  ) -> Double {
    let watch = Stopwatch()
    for round in 0..<(rounds + 50) {
      let view = view(round)
      let step = {
        _ = RenderArea(size: Size(width: 158, height: 158))
          .resolve(view, environment: environment).placed()
      }
      if round < 50 { step() } else { watch.time(step) }
    }
    return watch.summary.median * 1000
  }
}

/// The texts of the caffeine widget, or spacers in their places.
private struct TextsScene: View {
  let milligrams: Int
  let hasTexts: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if hasTexts {
        Text("Caffeine").font(.system(size: 13, weight: .semibold)).foregroundStyle(.brown)
        Text("\(milligrams) mg").font(.system(size: 28, weight: .bold)).foregroundStyle(.brown)
        Text("Iced Americano").font(.system(size: 15, weight: .semibold)).foregroundStyle(.brown)
        Text("2 hrs, 15 min ago").font(.system(size: 12)).foregroundStyle(.secondary)
      } else {
        Spacer(minLength: 16).font(.system(size: 13, weight: .semibold)).foregroundStyle(.brown)
        Spacer(minLength: 16).font(.system(size: 13, weight: .semibold)).foregroundStyle(.brown)
        Spacer(minLength: 16).font(.system(size: 13, weight: .semibold)).foregroundStyle(.brown)
        Spacer(minLength: 16).font(.system(size: 13, weight: .semibold)).foregroundStyle(.secondary)
      }
    }
  }
}
