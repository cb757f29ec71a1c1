// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct VectorGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("own-size@3x") { Image(uiImage: TestVectors.image(TestVectors.cup)) },
    Golden("style-sheet") { fitted(TestVectors.badge) },
    Golden("gradients") { fitted(TestVectors.gradients) },
    Golden("masks") { fitted(TestVectors.masks) },
    Golden("symbols") { fitted(TestVectors.flower) },
    Golden("stretched") {
      Image(uiImage: TestVectors.image(TestVectors.badge)).resizable().frame(width: 90, height: 40)
    },
    Golden("rendering-mode=template") {
      Image(uiImage: TestVectors.image(TestVectors.cup)).renderingMode(.template).resizable()
        .scaledToFit().padding().foregroundStyle(.orange.gradient)
    },
    Golden("rotated") { fitted(TestVectors.cup).padding(20).rotationEffect(.degrees(30)) },
    Golden("opacity") { fitted(TestVectors.badge).opacity(0.4) },
    Golden("tile") {
      Image(uiImage: TestVectors.image(TestVectors.cup)).resizable(resizingMode: .tile)
    },
    Golden("cap-insets") {
      Image(uiImage: TestVectors.image(TestVectors.masks))
        .resizable(capInsets: EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14))
        .frame(width: 96, height: 50)
    },
    Golden("within-text@2x") {
      Text("A \(Image(uiImage: TestVectors.image(TestVectors.cup)).renderingMode(.template)) cup")
        .foregroundStyle(.brown)
    },
  ]

  @MainActor private static func fitted(_ svg: String) -> some View {
    Image(uiImage: TestVectors.image(svg)).resizable().scaledToFit()
  }

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
