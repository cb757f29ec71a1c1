// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

struct DrinkView: View {
  let drink: Drink

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(drink.name)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .foregroundStyle(Color("DrinkName"))
      Text("\(drink.finishedAt, style: .relative) ago")
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .foregroundStyle(Color("DrinkAge"))
    }
  }
}

/// A square photo of the drink, as high as the widget allows.
struct DrinkPhoto: View {
  let name: String

  var body: some View {
    Color.clear
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        Image(name)
          .resizable()
          .aspectRatio(contentMode: .fill)
      }
      .clipShape(ContainerRelativeShape())
      .shadow(color: .black.opacity(0.25), radius: 4, x: 0, y: 2)
  }
}
