// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype

/// Rows and columns: who gets how much.
///
/// The steps are those of facts `layout-defaults.json`, stack_layout.
@Suite struct StackCases {
  @Test(arguments: sharing + priorities + nested) @MainActor func holds(_ one: Case) {
    one.check()
  }

  @CaseList static var sharing: [Case] {
    Case("empty row", "stack of nothing is nothing", 50, 50) { HStack {}.named("a") }
      .gives("size 0 0", "a 0 0 0 0")
    Case("row of fixed boxes hugs", "step 7: sum and union", 200, 100) {
      HStack(spacing: 5) {
        Box("a", 10)
        Box("b", 30)
        Box("c", 20)
      }
    }
    .gives("size 70 30", "a 0 10 10 10", "b 15 0 30 30", "c 50 5 20 20")
    Case("column of fixed boxes hugs", "step 7: sum and union", 200, 100) {
      VStack(spacing: 5) {
        Box("a", 10)
        Box("b", 30)
        Box("c", 20)
      }
    }
    .gives("size 30 70", "a 10 0 10 10", "b 0 15 30 30", "c 5 50 20 20")
    Case("one flexible view takes the rest", "steps 1-6: 100 - 20 - 2 × 5", 100, 20) {
      HStack(spacing: 5) {
        Box("a", 10)
        Flex("b")
        Box("c", 10)
      }
    }
    .gives("size 100 20", "a 0 5 10 10", "b 15 0 70 20", "c 90 5 10 10")
    Case("flexible views share equally", "step 6: (100 - 10) / 2", 100, 20) {
      HStack(spacing: 10) {
        Flex("a")
        Flex("b")
      }
    }
    .gives("size 100 20", "a 0 0 45 20", "b 55 0 45 20")
    Case("three share a column", "step 6: 90 / 3", 20, 90) {
      VStack(spacing: 0) {
        Flex("a")
        Flex("b")
        Flex("c")
      }
    }
    .gives("size 20 90", "a 0 0 20 30", "b 0 30 20 30", "c 0 60 20 30")
    Case("the less flexible is asked first", "steps 4, 6: 30 of 100 / 2, then 70", 100, 10) {
      HStack(spacing: 0) {
        Flex("a")
        Elastic("b", 0...30, ideal: 10)
      }
    }
    .gives("size 100 10", "a 0 0 70 10", "b 70 0 30 10")
    Case("a minimum above the share", "step 6: 60, then 40 / 2", 100, 10) {
      HStack(spacing: 0) {
        Flex("a")
        Elastic("b", 60...80, ideal: 70)
        Flex("c")
      }
    }
    .gives("size 100 10", "a 0 0 20 10", "b 20 0 60 10", "c 80 0 20 10")
    Case("larger minimum first among the endless", "step 4: 60, then 40", 100, 10) {
      HStack(spacing: 0) {
        Flex("a")
        Flex("b").frame(minWidth: 60)
      }
    }
    .gives("size 100 10", "a 0 0 40 10", "b 40 0 60 10")
    Case("limited and endless", "steps 4, 6: 25 ≤ 30, 25 of 75 / 3, then 50 / 2", 100, 10) {
      HStack(spacing: 0) {
        Elastic("a", 0...25, ideal: 5)
        Flex("b")
        Elastic("c", 0...40, ideal: 5)
      }
    }
    .gives("size 100 10", "a 0 0 25 10", "b 25 0 37.5 10", "c 62.5 0 37.5 10")
    Case("five fixed items in a too narrow row", "overflow: the stack grows", 50, 20) {
      HStack(spacing: 0) {
        Box("a", 20)
        Box("b", 20)
        Box("c", 20)
        Box("d", 20)
        Box("e", 20)
      }
    }
    .gives(
      "size 100 20",
      "a 0 0 20 20",
      "b 20 0 20 20",
      "c 40 0 20 20",
      "d 60 0 20 20",
      "e 80 0 20 20"
    )
    Case("five fixed items in a too narrow frame", "overflow: centred in the frame", 50, 20) {
      HStack(spacing: 0) {
        Box("a", 20)
        Box("b", 20)
        Box("c", 20)
        Box("d", 20)
        Box("e", 20)
      }
      .frame(width: 50, height: 20)
    }
    .gives(
      "size 50 20",
      "a -25 0 20 20",
      "b -5 0 20 20",
      "c 15 0 20 20",
      "d 35 0 20 20",
      "e 55 0 20 20"
    )
    Case("nothing left for the flexible", "step 6: the share is never below 0", 50, 20) {
      HStack(spacing: 0) {
        Box("a", 40, 20)
        Flex("b")
        Box("c", 30, 20)
      }
    }
    .gives("size 70 20", "a 0 0 40 20", "b 40 0 0 20", "c 40 0 30 20")
    Case("negative spacing overlaps", "step 1: 100 + 2 × 10 to share", 100, 10) {
      HStack(spacing: -10) {
        Flex("a")
        Flex("b")
        Flex("c")
      }
    }
    .gives("size 100 10", "a 0 0 40 10", "b 30 0 40 10", "c 60 0 40 10")
    Case("ideal row", "step 2: everybody's ideal", nil, nil) {
      HStack(spacing: 4) {
        Flex("a")
        Elastic("b", 5...50, ideal: 25)
        Box("c", 20)
      }
    }
    .gives("size 63 20", "a 0 0 10 20", "b 14 5 25 10", "c 43 0 20 20")
    Case("ideal row of a given height", "step 2, height passed on", nil, 40) {
      HStack(spacing: 0) {
        Flex("a")
        Box("b", 20)
      }
    }
    .gives("size 30 40", "a 0 0 10 40", "b 10 10 20 20")
    Case("row of a given width, own height", "cross nil: measured again", 60, nil) {
      HStack(spacing: 0) {
        Flex("a")
        Box("b", 20)
      }
    }
    .gives("size 60 20", "a 0 0 40 20", "b 40 0 20 20")
    Case("column of a given height, own width", "cross nil: measured again", nil, 60) {
      VStack(spacing: 0) {
        Flex("a")
        Box("b", 20)
      }
    }
    .gives("size 20 60", "a 0 0 20 40", "b 0 40 20 20")
    Case("nothing offered to fixed boxes", "they keep their size", 0, 0) {
      HStack(spacing: 3) {
        Box("a", 10)
        Box("b", 10)
      }
    }
    .gives("size 23 10", "a 0 0 10 10", "b 13 0 10 10")
    Case("nothing offered to flexible ones", "they take nothing; spacing stays", 0, 10) {
      HStack(spacing: 3) {
        Flex("a")
        Flex("b")
      }
    }
    .gives("size 3 10", "a 0 0 0 10", "b 3 0 0 10")
    Case("one view alone", "no spacing", 40, 40) { HStack(spacing: 100) { Box("a", 10) } }
      .gives("size 10 10", "a 0 0 10 10")
    Case("a view that isn't there takes no spacing", "EmptyView has no node", 40, 40) {
      HStack(spacing: 6) {
        Box("a", 10)
        EmptyView()
        Box("b", 10)
      }
    }
    .gives("size 26 10", "a 0 0 10 10", "b 16 0 10 10")
    Case("a group adds its views", "Group has no node", 100, 100) {
      HStack(spacing: 6) {
        Group {
          Box("a", 10)
          Box("b", 10)
        }
        Box("c", 10)
      }
    }
    .gives("size 42 10", "a 0 0 10 10", "b 16 0 10 10", "c 32 0 10 10")
    Case("a modifier applies to each view of a group", "Group has no node", 100, 100) {
      HStack(spacing: 0) {
        Group {
          Box("a", 10)
          Box("b", 10)
        }
        .padding(2)
      }
    }
    .gives("size 28 14", "a 2 2 10 10", "b 16 2 10 10")
    Case("wrapping text beside a box", "step 6: text offered 60 - 20", 60, nil) {
      HStack(spacing: 0) {
        Letters("a", "aa bb cc")
        Box("b", 20)
      }
    }
    .gives("size 40 30", "a 0 0 20 30", "b 20 5 20 20")
    Case("two texts share", "step 6: the shorter first, 20 of 30; then 40", 60, nil) {
      HStack(spacing: 0) {
        Letters("a", "aaaa")
        Letters("b", "bb")
      }
    }
    .gives("size 60 10", "a 0 0 40 10", "b 40 0 20 10")
    Case("the longer text wraps", "step 6: 20 of 35; 50 left for 80", 70, nil) {
      HStack(spacing: 0) {
        Letters("a", "aaaa aaa")
        Letters("b", "bb")
      }
    }
    .gives("size 60 20", "a 0 0 40 20", "b 40 5 20 10")
  }

  @CaseList static var priorities: [Case] {
    Case("higher priority takes all it wants", "step 5: 100 - minimum 0", 100, 10) {
      HStack(spacing: 0) {
        Flex("a").layoutPriority(1)
        Flex("b")
      }
    }
    .gives("size 100 10", "a 0 0 100 10", "b 100 0 0 10")
    Case("the lower's minimum is reserved", "step 5: 100 - 30", 100, 10) {
      HStack(spacing: 0) {
        Flex("a").layoutPriority(1)
        Flex("b").frame(minWidth: 30)
      }
    }
    .gives("size 100 10", "a 0 0 70 10", "b 70 0 30 10")
    Case("fixed boxes below keep their length", "step 5: 100 - 20 - 2 × 5", 100, 20) {
      HStack(spacing: 5) {
        Box("a", 10)
        Flex("b").layoutPriority(1)
        Box("c", 10)
      }
    }
    .gives("size 100 20", "a 0 5 10 10", "b 15 0 70 20", "c 90 5 10 10")
    Case("negative priority goes last", "step 4", 100, 10) {
      HStack(spacing: 0) {
        Flex("a").layoutPriority(-1)
        Flex("b")
      }
    }
    .gives("size 100 10", "a 0 0 0 10", "b 0 0 100 10")
    Case("three levels", "step 5: 60 - 10 - 5; then 5 + 0; then 10", 60, 10) {
      HStack(spacing: 0) {
        Flex("a").frame(minWidth: 10)
        Elastic("b", 5...20, ideal: 10).layoutPriority(1)
        Elastic("c", 0...30, ideal: 10).layoutPriority(2)
      }
    }
    .gives("size 60 10", "a 0 0 10 10", "b 10 0 20 10", "c 30 0 30 10")
    Case("equal priorities share", "step 6: (100 - 10) / 2", 100, 10) {
      HStack(spacing: 0) {
        Flex("a").layoutPriority(1)
        Elastic("b", 10...50, ideal: 20)
        Flex("c").layoutPriority(1)
      }
    }
    .gives("size 100 10", "a 0 0 45 10", "b 45 0 10 10", "c 55 0 45 10")
    Case(
      "a text of higher priority stays whole",
      "step 5: 100 - 10; 30 holds two letters",
      100,
      nil
    ) {
      HStack(spacing: 0) {
        Letters("a", "aaa aaa").layoutPriority(1)
        Letters("b", "b b b")
      }
    }
    .gives("size 100 20", "a 0 5 70 10", "b 70 0 30 20")
    Case("priority in a column", "step 5: 100 - 30", 10, 100) {
      VStack(spacing: 0) {
        Flex("a")
          .frame(minHeight: 30)
        Flex("b").layoutPriority(1)
      }
    }
    .gives("size 10 100", "a 0 0 10 30", "b 0 30 10 70")
    Case("priority passes through a frame's modifiers", "one child's priority is its own", 100, 10)
    {
      HStack(spacing: 0) {
        Flex("a").layoutPriority(1).padding(.horizontal, 5)
        Flex("b")
      }
    }
    .gives("size 100 10", "a 5 0 90 10", "b 100 0 0 10")
    Case("a stack hides the priority of its views", "a stack's priority is 0", 100, 10) {
      HStack(spacing: 0) {
        HStack(spacing: 0) { Flex("a").layoutPriority(1) }
        Flex("b")
      }
    }
    .gives("size 100 10", "a 0 0 50 10", "b 50 0 50 10")
    Case("spacers go last", "spacer_priority: minus infinity", 100, 10) {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        Flex("a").layoutPriority(-5)
        Spacer(minLength: 0)
      }
    }
    .gives("size 100 10", "a 0 0 100 10")
    Case("two spacers centre", "step 6: (100 - 20) / 2", 100, 20) {
      HStack(spacing: 0) {
        Spacer()
        Box("a", 20)
        Spacer()
      }
    }
    .gives("size 100 20", "a 40 0 20 20")
    Case("spacers spread", "step 6: (100 - 30) / 2", 100, 10) {
      HStack(spacing: 0) {
        Box("a", 10)
        Spacer()
        Box("b", 10)
        Spacer()
        Box("c", 10)
      }
    }
    .gives("size 100 10", "a 0 0 10 10", "b 45 0 10 10", "c 90 0 10 10")
    Case("a long spacer keeps its minimum", "step 6: 50 ≥ 35; 20 left", 100, 10) {
      HStack(spacing: 0) {
        Box("a", 10)
        Spacer(minLength: 50)
        Box("b", 10)
        Spacer(minLength: 0)
        Box("c", 10)
      }
    }
    .gives("size 100 10", "a 0 0 10 10", "b 60 0 10 10", "c 90 0 10 10")
    Case("a spacer in a column has no width", "it grows along the stack only", 80, 60) {
      VStack(spacing: 0) {
        Spacer()
        Box("a", 20)
      }
    }
    .gives("size 20 60", "a 0 40 20 20")
    Case("an ideal spacer is its minimum", "step 2", nil, nil) {
      HStack(spacing: 0) {
        Box("a", 10)
        Spacer()
        Box("b", 10)
      }
    }
    .gives("size 28 10", "a 0 0 10 10", "b 18 0 10 10")
    Case("a spacer outside of stacks grows both ways", "Spacer", 30, 40) { Spacer().named("a") }
      .gives("size 30 40", "a 0 0 30 40")
    Case("a framed spacer", "fixed frame", 100, 10) {
      HStack(spacing: 0) {
        Box("a", 10)
        Spacer().frame(width: 30)
        Box("b", 10)
      }
    }
    .gives("size 50 10", "a 0 0 10 10", "b 40 0 10 10")
  }

  @CaseList static var nested: [Case] {
    Case("rows in a column share the width", "step 6", 100, 50) {
      VStack(spacing: 10) {
        HStack(spacing: 0) {
          Flex("a")
          Flex("b")
        }
        HStack(spacing: 0) {
          Flex("c")
          Box("d", 20)
        }
      }
    }
    .gives("size 100 50", "a 0 0 50 20", "b 50 0 50 20", "c 0 30 80 20", "d 80 30 20 20")
    Case("a column's width is its widest row's", "step 7", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Box("a", 10)
          Box("b", 10)
        }
        .named("row")
        Box("c", 40)
      }
    }
    .gives("size 40 50", "row 0 0 20 10", "a 0 0 10 10", "b 10 0 10 10", "c 0 10 40 40")
    Case("a flexible row widens the column", "cross proposal passes on", 100, 50) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Box("a", 10)
          Spacer()
          Box("b", 10)
        }
        Box("c", 40)
      }
    }
    .gives("size 100 50", "a 0 0 10 10", "b 90 0 10 10", "c 30 10 40 40")
    Case("a column beside a column", "step 6: fixed 30; then 70", 100, 60) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 30)
          Box("b", 10)
        }
        VStack(spacing: 0) {
          Flex("c")
          Flex("d")
        }
      }
    }
    .gives("size 100 60", "a 0 10 30 30", "b 10 40 10 10", "c 30 0 70 30", "d 30 30 70 30")
    Case("three deep", "step 6 at each level", 80, 80) {
      HStack(spacing: 0) {
        Flex("a")
        VStack(spacing: 0) {
          Flex("b")
          HStack(spacing: 0) {
            Flex("c")
            Flex("d")
          }
        }
      }
    }
    .gives("size 80 80", "a 0 0 40 80", "b 40 0 40 40", "c 40 40 20 40", "d 60 40 20 40")
    Case("the nested row's spacing is set aside", "step 1 inside: 60 - 2 × 10", 60, 10) {
      HStack(spacing: 0) {
        HStack(spacing: 10) {
          Flex("a")
          Flex("b")
          Flex("c")
        }
      }
    }
    .gives("size 60 10", "a 0 0 13.33 10", "b 23.33 0 13.33 10", "c 46.67 0 13.33 10")
    Case("a divider in a row", "stands up, one pixel", 100, 30) {
      HStack(spacing: 0) {
        Flex("a")
        Divider().named("line")
        Flex("b")
      }
    }
    .gives("size 100 30", "a 0 0 49.83 30", "line 49.83 0 0.33 30", "b 50.17 0 49.83 30")
    Case("a divider in a nested column lies", "the nearest stack decides", 100, 30) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10)
          Divider().named("line")
        }
      }
    }
    .gives("size 100 10.33", "a 45 0 10 10", "line 0 10 100 0.33")
    Case("divider at one pixel a point", "1 / scale", 100, 30, scale: 1) {
      VStack(spacing: 0) {
        Box("a", 10)
        Divider().named("line")
      }
    }
    .gives("size 100 11", "a 45 0 10 10", "line 0 10 100 1")
    Case("divider at two pixels a point", "1 / scale", 100, 30, scale: 2) {
      VStack(spacing: 0) {
        Box("a", 10)
        Divider().named("line")
      }
    }
    .gives("size 100 10.5", "a 45 0 10 10", "line 0 10 100 0.5")
    Case("a column of flexible rows in nothing", "zero offered", 0, 0) {
      VStack(spacing: 0) {
        HStack(spacing: 0) { Flex("a") }
        Box("b", 10)
      }
    }
    .gives("size 10 10", "a 5 0 0 0", "b 0 0 10 10")
  }
}
