// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The panel that follows the corners of the widget.
struct CaffeineAmountView: View {
  let milligrams: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Caffeine")
        .font(.subheadline)
        .fontWeight(.semibold)
        .unredacted()
      Text("\(milligrams, format: .number.precision(.fractionLength(0))) mg")
        .font(.system(size: 34, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
    .foregroundStyle(Color("PanelText"))
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      ContainerRelativeShape()
        .fill(
          LinearGradient(
            colors: [Color("PanelTop"), Color("PanelBottom")],
            startPoint: .top,
            endPoint: .bottom
          )
        )
    }
  }
}
