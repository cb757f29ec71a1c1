// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Tintype
import TintypeGeometry

/// Times resolving and layout of wide and of deep trees: the cost of a node stays the same.
@MainActor enum LayoutBenchmark {
  private static let rounds = 5

  static func run() {
    print("milliseconds of resolve and layout, median of \(rounds) rounds")
    for count in [1_000, 10_000] {
      measure("row of \(count)") {
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
      }
      measure("grid of \(count)") {
        Grid {
          ForEach(0..<(count / 20), id: \.self) { _ in
            GridRow { ForEach(0..<20, id: \.self) { _ in Color.red } }
          }
        }
      }
      measure("lazy grid of \(count)") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 1) }
        }
      }
      measure("\(count) modifiers deep") { nested(count) { AnyView($1.padding(0)) } }
      measure("\(count) stacks deep") {
        nested(count) { level, view in
          level.isMultiple(of: 2)
            ? AnyView(
              HStack {
                view; Color.red
              }
            )
            : AnyView(
              VStack {
                view; Color.red
              }
            )
        }
      }
    }
  }

  private static func nested(_ depth: Int, _ wrap: (Int, AnyView) -> AnyView) -> AnyView {
    (0..<depth).reduce(AnyView(Color.red)) { wrap($1, $0) }
  }

  private static func measure<Content: View>(_ name: String, _ make: () -> Content) {
    let watch = Stopwatch()
    for _ in 0..<rounds {
      let view = make()
      watch.time {
        _ = RenderArea(size: Size(width: 1000, height: 1000))
          .resolve(view, environment: EnvironmentValues()).placed()
      }
    }
    let label = name.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(label + String(format: "%10.2f", watch.summary.median))
  }
}
