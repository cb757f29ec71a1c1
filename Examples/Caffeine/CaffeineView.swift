// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI
import WidgetKit

struct CaffeineView: View {
  @Environment(\.widgetFamily) private var family

  let entry: CaffeineEntry

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        CaffeineAmountView(milligrams: entry.milligrams)
        Spacer(minLength: 8)
        DrinkView(drink: entry.drink)
          .padding(.horizontal, 8)
          .padding(.bottom, 6)
      }
      if family == .systemMedium, let photoName = entry.drink.photoName {
        DrinkPhoto(name: photoName)
      }
    }
    .padding(8)
    .containerBackground(for: .widget) {
      Color("WidgetBackground")
    }
  }
}
