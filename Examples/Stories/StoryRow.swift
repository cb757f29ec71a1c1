// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// Cards of 80 by 110, made as large as the width allows and set at the bottom, where their corners
/// follow the widget's.
struct StoryRow: View {
  let stories: [Story]
  let cardCount: Int

  private let spacing: CGFloat = 8

  var body: some View {
    GeometryReader { proxy in
      let gaps = CGFloat(cardCount - 1) * spacing
      let width = (proxy.size.width - gaps) / CGFloat(cardCount)
      HStack(spacing: spacing) {
        ForEach(0..<cardCount, id: \.self) { index in
          StoryCard(story: index < stories.count ? stories[index] : nil)
            .frame(width: width, height: width * 110 / 80)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
  }
}
