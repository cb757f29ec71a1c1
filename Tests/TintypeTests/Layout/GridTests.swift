// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype

@MainActor @Suite struct GridTests {
  @Test func rowsAndColumns() {
    let view = PlacedView {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.green.frame(width: 10, height: 20)
        }
        GridRow(alignment: .bottom) {
          Color.blue.frame(width: 30, height: 30)
          Color.red.frame(width: 5, height: 5).gridColumnAlignment(.trailing)
        }
        Color.green.frame(height: 6).gridCellUnsizedAxes(.horizontal)
      }
    }
    // Columns 30 and 10, rows 20, 30 and 6: 44 × 60 in the middle of 100 × 100.
    #expect(
      view.frames() == [
        "28,20 20×10", "62,20 10×20", "28,42 30×30", "67,67 5×5", "28,74 44×6",
      ]
    )
  }

  @Test func modifiersOfARowReachItsCells() {
    let view = PlacedView {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        .padding(5)
      }
    }
    #expect(view.frames() == ["35,45 10×10", "55,45 10×10"])
  }

  @Test func rowsOfAForEach() {
    let view = PlacedView {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2) { _ in
          GridRow { ForEach(0..<2) { _ in Color.red } }
        }
      }
    }
    #expect(view.frames() == ["0,0 50×50", "50,0 50×50", "0,50 50×50", "50,50 50×50"])
  }

  @Test func lazyGrids() {
    let columns = PlacedView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 2) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    #expect(columns.frames() == ["0,39 46×10", "54,39 46×10", "0,51 46×10"])
    let rows = PlacedView {
      LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0, alignment: .bottom), GridItem()]) {
        ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
    #expect(rows.frames() == ["45,10 10×10", "45,55 10×10"])
  }

  @Test func headingOfASection() {
    let view = PlacedView {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        Section {
          Color.red.frame(height: 10)
        } header: {
          Color.green.frame(height: 6)
        }
      }
    }
    #expect(view.frames() == ["26,42 48×6", "26,48 20×10"])
  }

  @Test func rightToLeft() {
    let view = PlacedView(environment: { $0.layoutDirection = .rightToLeft }) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(view.frames() == ["70,45 30×10", "60,45 10×10"])
  }
}
