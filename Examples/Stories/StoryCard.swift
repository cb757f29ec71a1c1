// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// A story with its title in the lower leading corner, or grey where there is none.
struct StoryCard: View {
  let story: Story?

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      if let story {
        cover(of: story)
        LinearGradient(
          colors: [.black.opacity(0), .black.opacity(0.55)],
          startPoint: .center,
          endPoint: .bottom
        )
        Text(story.title)
          .font(.caption)
          .fontWeight(.semibold)
          .lineLimit(3)
          .minimumScaleFactor(0.8)
          .multilineTextAlignment(.leading)
          .foregroundStyle(.white)
          .padding(8)
      } else {
        Color.gray.opacity(0.25)
      }
    }
    .clipShape(ContainerRelativeShape())
  }

  @ViewBuilder
  private func cover(of story: Story) -> some View {
    if let imageName = story.imageName {
      Color.clear
        .overlay {
          Image(imageName)
            .resizable()
            .aspectRatio(contentMode: .fill)
        }
    } else {
      Color(hex: story.color ?? "")
    }
  }
}

extension Color {
  /// Grey if the text is no hexadecimal colour.
  init(hex: String) {
    let value = UInt32(hex.trimmingPrefix("#"), radix: 16) ?? 0x8E8E93
    self.init(
      red: Double(value >> 16 & 0xFF) / 255,
      green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255
    )
  }
}
