// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The caffeine widget of the peers' comparison: two texts on a concentric gradient panel, two below
/// it, and at medium size a photo with a shadow.
struct CaffeineScene: View {
  let milligrams: Int
  let photo: UIImage?

  private static let cream = Color(red: 1, green: 0xF3 / 255.0, blue: 0xE0 / 255.0)
  private static let panelTop = Color(red: 1, green: 0xD9 / 255.0, blue: 0xA0 / 255.0)
  private static let panelBottom = Color(
    red: 0xF2 / 255.0,
    green: 0xA6 / 255.0,
    blue: 0x5A / 255.0
  )
  private static let title = Color(red: 0x7A / 255.0, green: 0x4B / 255.0, blue: 0x2A / 255.0)
  private static let amount = Color(red: 0x5B / 255.0, green: 0x2E / 255.0, blue: 0x12 / 255.0)
  private static let drink = Color(red: 0x3B / 255.0, green: 0x23 / 255.0, blue: 0x14 / 255.0)

  var body: some View {
    HStack(spacing: 16) {
      texts
      if let photo {
        Image(uiImage: photo)
          .resizable()
          .frame(width: 120, height: 120)
          .clipShape(RoundedRectangle(cornerRadius: 14))
          .shadow(color: .black.opacity(0.33), radius: 3, y: 3)
          .frame(maxHeight: .infinity)
          .padding(.trailing, 8)
      }
    }
    .padding(8)
    .containerBackground(Self.cream, for: .widget)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Caffeine").font(.system(size: 13, weight: .semibold)).foregroundStyle(Self.title)
        Text("\(milligrams) mg").font(.system(size: 28, weight: .bold))
          .foregroundStyle(Self.amount)
        Spacer(minLength: 0)
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 84)
      .background {
        ContainerRelativeShape().fill(
          LinearGradient(
            colors: [Self.panelTop, Self.panelBottom],
            startPoint: .top,
            endPoint: .bottom
          )
        )
      }
      VStack(alignment: .leading, spacing: 2) {
        Text("Iced Americano").font(.system(size: 15, weight: .semibold))
          .foregroundStyle(Self.drink)
        Text("2 hrs, 15 min ago").font(.system(size: 12)).foregroundStyle(.secondary)
      }
      .padding(.leading, 8)
      .padding(.top, 14)
      Spacer(minLength: 0)
    }
  }
}
