// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct ContainerGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("geometry-reader") {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Color.yellow
          Color.blue.frame(width: proxy.size.width / 3)
        }
      }
      .padding(10)
    },
    Golden("geometry-reader=top-leading") {
      GeometryReader { _ in
        Color.blue.frame(width: 20, height: 20)
        Color.red.frame(width: 10, height: 10)
      }
      .border(.red)
      .padding(10)
    },
    Golden("geometry-reader=in-row") {
      HStack {
        Color.red.frame(width: 20)
        GeometryReader { proxy in
          Color.blue.frame(width: proxy.size.width, height: proxy.size.width)
        }
      }
      .frame(height: 60)
    },
    Golden("view-that-fits=second") {
      ViewThatFits {
        Color.red.frame(width: 120, height: 20)
        Color.blue.frame(width: 80, height: 20)
        Color.green.frame(width: 40, height: 20)
      }
    },
    Golden("view-that-fits=text@3x") {
      ViewThatFits(in: .horizontal) {
        Text("198 milligrams").font(.title)
        Text("198 mg").font(.title)
        Text("198")
      }
    },
    Golden(widget: "container-background", area: { _ in }) {
      Circle().fill(.red).padding(20).containerBackground(.blue, for: .widget)
    },
    Golden(
      widget: "container-background=margins",
      area: { $0.contentMargins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
    ) {
      Color.red.containerBackground(for: .widget) {
        LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom)
      }
    },
    Golden(widget: "container-background=none", area: { $0.fallbackBackground = .yellow }) {
      Circle().fill(.red).padding(20)
    },
    Golden(widget: "container-relative-shape", area: { _ in }) {
      ContainerRelativeShape().fill(.blue).padding(8)
    },
    Golden(widget: "container-relative-shape=nearest-edge", area: { _ in }) {
      ContainerRelativeShape().fill(.blue).padding(.leading, 8).padding(.vertical, 30)
        .padding(.trailing, 40)
    },
    Golden(widget: "container-relative-shape=inset", area: { _ in }) {
      ContainerRelativeShape().inset(by: 6).stroke(.blue, lineWidth: 4)
    },
    Golden(widget: "square", area: { $0.isClipped = false }) {
      ContainerRelativeShape().fill(.blue).padding(4).containerBackground(.yellow, for: .widget)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
