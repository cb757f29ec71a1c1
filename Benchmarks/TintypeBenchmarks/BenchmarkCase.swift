// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGeometry

/// A picture to time, a little different in every round.
@MainActor struct BenchmarkCase {
  let name: String
  let size: Size
  private let view: @MainActor (_ round: Int) -> AnyView

  private init(
    _ name: String,
    width: Double,
    _ view: @escaping @MainActor (_ round: Int) -> AnyView
  ) {
    self.name = name
    size = Size(width: width, height: 158)
    self.view = view
  }

  /// The shapes of work: the widget of the peers' comparison in two sizes, then one thing at a time.
  static func all(photo: UIImage?) -> [BenchmarkCase] {
    func milligrams(_ round: Int) -> Int { 100 + (98 + 7 * round) % 900 }
    return [
      BenchmarkCase("caffeine small", width: 158) {
        AnyView(CaffeineScene(milligrams: milligrams($0), photo: nil))
      },
      BenchmarkCase("caffeine medium", width: 338) {
        AnyView(CaffeineScene(milligrams: milligrams($0), photo: photo))
      },
      BenchmarkCase("text", width: 338) { AnyView(TextScene(round: $0)) },
      BenchmarkCase("gradients, shadows", width: 338) { AnyView(EffectScene(round: $0)) },
      BenchmarkCase("photo", width: 338) { AnyView(PhotoScene(round: $0, photo: photo)) },
      BenchmarkCase("1,000 nodes", width: 338) { AnyView(NodeScene(round: $0)) },
    ]
  }

  func resolve(round: Int) -> ResolvedScene {
    var area = RenderArea(size: size)
    area.cornerRadius = 22
    area.fallbackBackground = .white
    return area.resolve(view(round), environment: Self.environment)
  }

  func displayList(round: Int) -> DisplayList { resolve(round: round).placed().scene().displayList }

  static let environment: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    return environment
  }()
}
