// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct ImageGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("own-size") { Image(uiImage: .quarters) },
    Golden("resizable") { Image(uiImage: .quarters).resizable().padding(10) },
    Golden("resizable=frame") {
      Image(uiImage: .quarters).resizable().frame(width: 80, height: 20)
    },
    Golden("scaled-to-fit") { Image(uiImage: .quarters).resizable().scaledToFit().border(.red) },
    Golden("scaled-to-fill") {
      Image(uiImage: .quarters).resizable().scaledToFill().frame(width: 60, height: 60).clipped()
    },
    Golden("aspect-ratio=own") {
      Image(uiImage: .quarters).resizable().aspectRatio(1, contentMode: .fit)
        .frame(width: 80, height: 40).border(.red)
    },
    Golden("interpolation=none") {
      Image(uiImage: .quarters).resizable().interpolation(.none).scaledToFit()
    },
    Golden("tile") { Image(uiImage: .quarters).resizable(resizingMode: .tile) },
    Golden("cap-insets") {
      Image(uiImage: .framed)
        .resizable(capInsets: EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
        .padding(10)
    },
    Golden("rendering-mode=template") {
      Image(uiImage: .framed).renderingMode(.template).resizable().scaledToFit()
        .foregroundStyle(.orange)
    },
    Golden("clip-shape=circle") {
      Image(uiImage: .quarters).resizable().scaledToFill().frame(width: 60, height: 60)
        .clipShape(Circle()).shadow(radius: 4)
    },
    Golden("opacity") { Image(uiImage: .quarters).resizable().opacity(0.4) },
    Golden("rotated") { Image(uiImage: .quarters).rotationEffect(.degrees(30)) },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
