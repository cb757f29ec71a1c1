// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var grids: [ReferenceCase] {
    ReferenceCase("37_vault_qr_grid") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 40))], spacing: 8) {
        ForEach(0..<30, id: \.self) { index in
          let isSelected = [0, 7, 12, 13].contains(index)
          Symbol(25.333, 29.333)
            .foregroundColor(.primary.opacity(isSelected ? 0.05 : 1))
            .overlay {
              Circle().fill(Color.green).frame(width: 24.333, height: 24.333)
                .opacity(isSelected ? 1 : 0)
            }
        }
      }
      .frame(width: 300)
    }
  }
}
