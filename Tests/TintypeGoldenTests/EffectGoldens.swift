// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

/// Two circles that overlap.
private struct Pair: View {
  var body: some View {
    ZStack {
      Circle().fill(.red).frame(width: 50, height: 50).offset(x: -12)
      Circle().fill(.blue).frame(width: 50, height: 50).offset(x: 12)
    }
  }
}

@Suite struct EffectGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("clip-shape=circle") { Color.blue.clipShape(Circle()).padding(10) },
    Golden("clip-shape=cuts-overhang") {
      Color.blue.frame(width: 90, height: 20).frame(width: 50, height: 50).background(.yellow)
        .clipShape(RoundedRectangle(cornerRadius: 12))
    },
    Golden("clipped") {
      Circle().fill(.blue).frame(width: 70, height: 70).frame(width: 50, height: 50).clipped()
    },
    Golden("corner-radius") { Color.blue.cornerRadius(20).padding(10) },
    Golden("opacity=group") { Pair().opacity(0.5) },
    Golden("opacity=single") { Circle().fill(.red).opacity(0.5).padding(20) },
    Golden("shadow=default") {
      RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 50, height: 50)
        .shadow(radius: 8)
    },
    Golden("shadow=colored-offset") {
      Circle().fill(.yellow).frame(width: 50, height: 50)
        .shadow(color: .red, radius: 3, x: 10, y: 5)
    },
    Golden("shadow=of-group") { Pair().shadow(color: .black, radius: 0, x: 6, y: 12) },
    Golden("shadow=under-transparency") {
      Color.clear.frame(width: 60, height: 60).border(.blue, width: 4)
        .shadow(color: .black, radius: 2, x: 6, y: 6)
    },
    Golden("blur") { Rectangle().fill(.blue).frame(width: 50, height: 50).blur(radius: 6) },
    Golden("blur=opaque") {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .frame(width: 80, height: 60).blur(radius: 8, opaque: true)
    },
    Golden("mask=circle") { Color.blue.mask { Circle().padding(10) } },
    Golden("mask=gradient") {
      Color.blue.mask(
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      )
    },
    Golden("mask=text@3x") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask { Text("Mask").font(.largeTitle).bold() }
    },
    Golden("blend-mode=multiply") {
      ZStack {
        Color.yellow.frame(width: 60)
        Color.cyan.frame(height: 60).blendMode(.multiply)
      }
    },
    Golden("blend-mode=screen", dark: true) {
      ZStack {
        Color(red: 1, green: 0, blue: 0).frame(width: 60)
        Color(red: 0, green: 0, blue: 1).frame(height: 60).blendMode(.screen)
      }
    },
    Golden("blend-mode=difference") {
      ZStack {
        Color.yellow.frame(width: 60)
        Color.white.frame(height: 60).blendMode(.difference)
      }
    },
    Golden("blend-mode=within-group") {
      ZStack {
        Color.yellow.frame(width: 60)
        Color.blue.frame(height: 60).blendMode(.sourceAtop)
      }
      .compositingGroup()
    },
    Golden("rotation-effect") {
      Rectangle().fill(.blue).frame(width: 60, height: 30).rotationEffect(.degrees(30))
        .border(.red)
    },
    Golden("rotation-effect=anchor") {
      Rectangle().fill(.blue).frame(width: 40, height: 20)
        .rotationEffect(.degrees(90), anchor: .topLeading).border(.red)
    },
    Golden("rotation-effect=text@3x") {
      Text("Turned").rotationEffect(.degrees(-45)).border(.red)
    },
    Golden("scale-effect") {
      Circle().fill(.blue).frame(width: 40, height: 40).scaleEffect(1.5).border(.red)
    },
    Golden("scale-effect=uneven-anchor") {
      Circle().fill(.blue).frame(width: 40, height: 40)
        .scaleEffect(x: 1, y: 0.5, anchor: .bottom).border(.red)
    },
    Golden("scale-effect=mirrored-text@3x") {
      Text("Flip").font(.title).scaleEffect(x: -1, y: 1)
    },
    Golden("hidden") {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 20, height: 20).hidden()
        Color.blue.frame(width: 20, height: 20)
      }
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
