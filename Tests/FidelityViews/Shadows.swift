// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var shadows: [ReferenceCase] {
    ReferenceCase("71_shadow_layering", scale: 1, system: .iOS18, onHost: false) {
      Circle().fill(Color.green).frame(width: 100, height: 100)
        .shadow(color: .black, radius: 10)
        .shadow(color: .green, radius: 10)
        .shadow(color: .red, radius: 10)
        .shadow(color: .blue, radius: 10)
        .padding(50)
    }
    ReferenceCase("72_rainbow_glow", scale: 1, system: .iOS18, onHost: false) {
      ZStack { ForEach(0..<3, id: \.self) { GlowLayer(number: $0) } }
        .frame(width: 200, height: 100)
        .padding(50)
    }
    ReferenceCase("73_popularity_badge_80", scale: 1, system: .iOS18, onHost: false) {
      ZStack {
        Circle().foregroundColor(.clear).frame(width: 40)
          .overlay(
            Circle().trim(from: 0, to: 0.8)
              .stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
              .foregroundColor(.green)
              .rotationEffect(.degrees(-90))
          )
          .shadow(color: .green, radius: 4)
        Text(verbatim: "80%").font(.system(size: 10, weight: .bold))
      }
      .frame(width: 40, height: 40)
      .padding(4)
    }
  }
}

/// A text in front of what a rainbow shows of it when it is blurred.
private struct GlowLayer {
  let number: Int
}

extension GlowLayer: View {
  var body: some View {
    Rectangle()
      // The picture is from a time when colours mixed straight through sRGB.
      .fill(AngularGradient(gradient: rainbow.colorSpace(.device), center: .center, angle: .zero))
      .frame(width: 400, height: 300)
      .mask(text.blur(radius: 20))
      .overlay(text.blur(radius: 5 - 5 * CGFloat(number)))
      .overlay(text.blur(radius: CGFloat(number)))
  }

  private var rainbow: Gradient {
    Gradient(colors: (0..<11).map { Color(hue: Double($0) / 11, saturation: 1, brightness: 1) })
  }

  private var text: some View {
    Text(verbatim: "Hello World")
      .font(.system(.largeTitle, design: .rounded).weight(.black))
      .foregroundColor(.white)
      .shadow(radius: 2)
      .multilineTextAlignment(.center)
  }
}
