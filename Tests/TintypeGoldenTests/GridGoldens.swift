// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry

@Suite struct GridGoldens: GoldenSuite {
  static let cases = [
    Golden("grid=text-and-bars@3x") {
      Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
        ForEach(["Mon", "Tue", "Wednesday"], id: \.self) { day in
          GridRow {
            Text(day).font(.caption2)
            Capsule().fill(.blue).frame(height: 8)
          }
        }
        Divider()
        GridRow {
          Text("Sum").font(.caption2)
          Text("12 h").font(.caption2).bold().gridColumnAlignment(.trailing)
        }
      }
      .padding(4)
    },
    Golden("grid=cell-columns") {
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          Color.red
          Color.orange
          Color.yellow
        }
        GridRow {
          Color.green.gridCellColumns(2)
          Color.blue
        }
        GridRow {
          Color.purple.frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing)
          Color.black.frame(width: 10, height: 20)
          Color.gray.frame(width: 6, height: 6).gridCellAnchor(.topLeading)
        }
      }
    },
    Golden("grid=right-to-left") {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 40, height: 20)
          Color.blue.frame(width: 20, height: 20)
        }
        GridRow {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 10, height: 20)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    },
    Golden("lazyvgrid=adaptive") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], spacing: 4) {
        ForEach(0..<8) { index in
          RoundedRectangle(cornerRadius: 4).fill(index == 3 ? .red : .teal).frame(height: 16)
        }
      }
    },
    Golden("lazyhgrid=fixed-and-flexible") {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 2) {
        ForEach(0..<5) { index in
          Color.indigo.opacity(0.3 + 0.15 * Double(index)).frame(width: 20)
        }
      }
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
