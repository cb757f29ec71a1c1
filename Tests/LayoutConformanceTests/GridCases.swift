// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Grids: facts `layout-cases.json` 83, `measured.md` (37), and the published rules: a column is as
/// wide as its widest cell, a row as high as its highest.
@Suite struct GridCases {
  @Test(arguments: lazyGrids + grids) @MainActor func holds(_ one: Case) { one.check() }

  @CaseList static var lazyGrids: [Case] {
    Case("eight adaptive columns in 300", "layout-cases 83: ⌊308 / 38⌋ = 8, 244 / 8 wide", 300) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 40))], spacing: 8) {
        ForEach(0..<30, id: \.self) { Box("\($0)", 25, 29.333) }
      }
      .named("grid")
    }
    .givesAmong(
      "size 300 141.33",
      "grid 0 0 300 141.33",
      "0 2.75 0 25 29.33",
      "1 41.25 0 25 29.33",
      "7 272.25 0 25 29.33",
      "8 2.75 37.33 25 29.33",
      "24 2.75 112 25 29.33"
    )
    Case("two flexible columns", "(100 - 8) / 2, default spacing 8", 100) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Flex("a").frame(height: 20)
        Flex("b").frame(height: 20)
        Flex("c").frame(height: 20)
      }
    }
    .gives("size 100 48", "a 0 0 46 20", "b 54 0 46 20", "c 0 28 46 20")
    Case("fixed and flexible columns", "100 - 20 - 10", 100) {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 10), GridItem(.flexible())], spacing: 5) {
        Flex("a").frame(height: 10)
        Flex("b").frame(height: 10)
        Flex("c").frame(height: 10)
      }
    }
    .gives("size 100 25", "a 0 0 20 10", "b 30 0 70 10", "c 0 15 20 10")
    Case("a row is as high as its highest", "the cell centres the others", 100) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
        Box("a", 10)
        Box("b", 30)
        Box("c", 10)
      }
    }
    .gives("size 100 40", "a 20 10 10 10", "b 60 0 30 30", "c 20 30 10 10")
    Case("leading columns", "alignment", 100) {
      LazyVGrid(
        columns: [GridItem(spacing: 0), GridItem(spacing: 0)],
        alignment: .leading,
        spacing: 0
      ) {
        Box("a", 10)
        Box("b", 10)
      }
    }
    .gives("size 100 10", "a 0 0 10 10", "b 50 0 10 10")
    Case("a column's own alignment", "item's alignment wins", 100) {
      LazyVGrid(
        columns: [GridItem(spacing: 0, alignment: .bottomTrailing), GridItem(spacing: 0)],
        spacing: 0
      ) {
        Box("a", 10)
        Box("b", 20)
      }
    }
    .gives("size 100 20", "a 40 10 10 10", "b 65 0 20 20")
    Case("adaptive columns without a maximum", "⌊110 / 40⌋ = 2, 45 each", 100) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 0) {
        Flex("a").frame(height: 10)
        Flex("b").frame(height: 10)
        Flex("c").frame(height: 10)
      }
    }
    .gives("size 100 20", "a 0 0 45 10", "b 55 0 45 10", "c 0 10 45 10")
    Case("one adaptive column at least", "⌊28 / 38⌋ = 0, so 1", 20) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))], spacing: 0) {
        Flex("a").frame(height: 10)
      }
    }
    .gives("size * 10", "a * 0 * 10")
    Case("rows of a horizontal grid", "(50 - 10) / 2", nil, 50) {
      LazyHGrid(rows: [GridItem(spacing: 10), GridItem(spacing: 10)], spacing: 5) {
        Flex("a").frame(width: 30)
        Flex("b").frame(width: 30)
        Flex("c").frame(width: 30)
      }
    }
    .gives("size 65 50", "a 0 0 30 20", "b 0 30 30 20", "c 35 0 30 20")
    Case("columns from the right", "leading means right", 100, nil, rightToLeft: true) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
        Flex("a").frame(height: 10)
        Flex("b").frame(height: 10)
      }
    }
    .gives("size 100 10", "a 50 0 50 10", "b 0 0 50 10")
  }

  @CaseList static var grids: [Case] {
    Case("columns hug their widest cell", "widest and highest cell", 200, 200) {
      Grid(horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          Box("a", 10)
          Box("b", 30)
        }
        GridRow {
          Box("c", 20)
          Box("d", 10)
        }
      }
    }
    .gives(
      "size 55 55",
      "a 5 10 10 10",
      "b 25 0 30 30",
      "c 0 35 20 20",
      "d 35 40 10 10"
    )
    Case("a grid at its top leading corner", "alignment", 200, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          Box("a", 10)
          Box("b", 30)
        }
        GridRow {
          Box("c", 20)
          Box("d", 10)
        }
      }
    }
    .gives("size 55 55", "a 0 0 10 10", "b 25 0 30 30", "c 0 35 20 20", "d 25 35 10 10")
    Case("default spacing between cells", "default spacing like stacks: 8", 200, 200) {
      Grid {
        GridRow {
          Box("a", 10)
          Box("b", 10)
        }
        GridRow {
          Box("c", 10)
          Box("d", 10)
        }
      }
    }
    .gives("size 28 28", "a 0 0 10 10", "b 18 0 10 10", "c 0 18 10 10", "d 18 18 10 10")
    Case("flexible cells share", "columns share the width, rows the height", 100, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Flex("a")
          Flex("b")
        }
        GridRow {
          Flex("c")
          Flex("d")
        }
      }
    }
    .gives("size 100 60", "a 0 0 50 30", "b 50 0 50 30", "c 0 30 50 30", "d 50 30 50 30")
    Case("a view of its own row spans all columns", "any other view: across all", 100, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20)
          Box("b", 20)
        }
        Flex("wide").frame(height: 10).gridCellUnsizedAxes(.horizontal)
      }
    }
    .gives("size 40 30", "a 0 0 20 20", "b 20 0 20 20", "wide 0 20 40 10")
    Case("a cell over two columns", "gridCellColumns", 100, 60) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 20)
          Box("b", 20)
        }
        GridRow { Box("c", 10).gridCellColumns(2) }
      }
    }
    .gives("size 50 30", "a 0 0 20 20", "b 30 0 20 20", "c 20 20 10 10")
    Case("a column's own guide", "gridColumnAlignment", 100, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10).gridColumnAlignment(.trailing)
          Box("b", 10)
        }
        GridRow {
          Box("c", 30)
          Box("d", 10)
        }
      }
    }
    .gives("size 40 40", "a 20 0 10 10", "b 30 0 10 10", "c 0 10 30 30", "d 30 20 10 10")
    Case("a row's own guide", "GridRow alignment", 100, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Box("a", 10)
          Box("b", 30)
        }
      }
    }
    .gives("size 40 30", "a 0 20 10 10", "b 10 0 30 30")
    Case("an anchored cell", "gridCellAnchor", 100, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10).gridCellAnchor(.bottomTrailing)
          Box("b", 30)
        }
        GridRow { Box("c", 20) }
      }
    }
    .gives("size 50 50", "a 10 20 10 10", "b 20 0 30 30", "c 0 30 20 20")
    Case("rows of different lengths", "missing cells stay empty", 100, 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10)
          Box("b", 10)
          Box("c", 10)
        }
        GridRow { Box("d", 20) }
      }
    }
    .gives("size 40 30", "a 5 0 10 10", "b 20 0 10 10", "c 30 0 10 10", "d 0 10 20 20")
    Case("a grid from the right", "leading means right", 100, 60, rightToLeft: true) {
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Box("a", 10)
          Box("b", 20, 10)
        }
      }
    }
    .gives("size 35 10", "a 25 0 10 10", "b 0 0 20 10")
    Case("a row outside of a grid", "its views stand for themselves", 100, 60) {
      HStack(spacing: 0) {
        GridRow {
          Box("a", 10)
          Box("b", 10)
        }
      }
    }
    .gives("size 20 10", "a 0 0 10 10", "b 10 0 10 10")
  }
}
