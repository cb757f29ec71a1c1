// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var tiles: [ReferenceCase] {
    ReferenceCase("16_ha_tiles_medium_light", size: Size(width: 350, height: 160)) {
      TileGrid(rows: 2, columns: 2, height: 68)
    }
    ReferenceCase("17_ha_tiles_large_light", size: Size(width: 350, height: 310)) {
      TileGrid(rows: 3, columns: 2, height: 68)
    }
    ReferenceCase("18_ha_tiles_small_dark", size: Size(width: 160, height: 160), dark: true) {
      TileGrid(rows: 2, columns: 1, height: nil)
    }
  }
}

private struct TileGrid {
  let rows: Int
  let columns: Int
  let height: CGFloat?
}

extension TileGrid: View {
  var body: some View {
    VStack {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<columns, id: \.self) { column in
              TileView(number: row * columns + column)
                .frame(maxHeight: height)
                .frame(maxWidth: .infinity)
            }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(8)
    }
    .containerBackground(Color.white, for: .widget)
  }
}

private struct TileView {
  let number: Int
  @Environment(\.colorScheme) private var scheme

  init(number: Int) { self.number = number }
}

extension TileView: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .center, spacing: 12) {
        Symbol(16.667, 16.333).foregroundColor(Color(rgb: 0x009AC7))
          .frame(width: 38, height: 38)
          .background(Color(rgb: 0x009AC7).opacity(0.3))
          .clipShape(Circle())
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "Title \(number)").font(.footnote.weight(.semibold))
            .multilineTextAlignment(.leading).lineLimit(2)
          Text(verbatim: "Subtitle \(number)").font(.caption).foregroundStyle(.secondary)
            .lineLimit(1).truncationMode(.middle)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding([.leading, .trailing], 12)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(scheme == .dark ? Color(rgb: 0x1C1B1B) : Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .overlay(RoundedRectangle(cornerRadius: 14).stroke(border, lineWidth: 1))
  }

  private var border: Color {
    scheme == .dark
      ? Color(
        .displayP3,
        red: 0x34 / 255.0,
        green: 0x37 / 255.0,
        blue: 0x37 / 255.0
      )
      : Color(.displayP3, red: 0xE0 / 255.0, green: 0xE0 / 255.0, blue: 0xE0 / 255.0)
  }
}
