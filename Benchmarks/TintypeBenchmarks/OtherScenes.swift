// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// A dozen lines of text in two columns.
struct TextScene: View {
  let round: Int

  private var words: String {
    "Round \(round): the quick brown fox jumps over the lazy dog, while five wizards box quickly "
      + "and a quiz vexed them all. Sphinx of black quartz, judge my vow."
  }

  var body: some View {
    HStack(alignment: .top) {
      Text(words + words).font(.caption)
      VStack(alignment: .leading) {
        Text(words).font(.footnote).foregroundStyle(.secondary)
        Text(words).font(.caption2.bold())
      }
    }
    .padding()
    .containerBackground(.white, for: .widget)
  }
}

/// Gradients of every kind under shadows.
struct EffectScene: View {
  let round: Int

  var body: some View {
    HStack {
      Circle().fill(.blue.gradient).shadow(radius: 6, y: 3)
      RoundedRectangle(cornerRadius: 20)
        .fill(
          AngularGradient(
            colors: [.red, .yellow, .red],
            center: .center,
            angle: .degrees(Double(round))
          )
        )
        .shadow(radius: 10)
      Capsule()
        .fill(
          RadialGradient(colors: [.white, .green], center: .top, startRadius: 0, endRadius: 90)
        )
        .shadow(color: .black.opacity(0.5), radius: 2)
    }
    .padding()
    .containerBackground(
      LinearGradient(colors: [.mint, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing),
      for: .widget
    )
  }
}

/// A photo over the whole widget.
struct PhotoScene: View {
  let round: Int
  let photo: UIImage?

  var body: some View {
    Text("\(round)").font(.largeTitle).foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(for: .widget) {
        if let photo { Image(uiImage: photo).resizable().scaledToFill() }
      }
  }
}

/// A thousand squares in stacks.
struct NodeScene: View {
  let round: Int

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<20) { row in
        HStack(spacing: 1) {
          ForEach(0..<50) { column in
            Color(hue: Double((row * column + round) % 100) / 100, saturation: 0.7, brightness: 0.9)
          }
        }
      }
    }
    .containerBackground(.white, for: .widget)
  }
}
