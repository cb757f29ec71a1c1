// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Guides: facts `layout-defaults.json`, alignment_guides and explicit_alignment.
///
/// A text of 10 points has its baseline at 8, one of 20 points at 16.
@Suite struct AlignmentCases {
  @Test(arguments: edges + baselines + guides) @MainActor func holds(_ one: Case) { one.check() }

  @CaseList static var edges: [Case] {
    Case("row, top", "top 0", 100, 50) {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10)
        Box("b", 30)
      }
    }
    .gives("size 40 30", "a 0 0 10 10", "b 10 0 30 30")
    Case("row, bottom", "bottom h", 100, 50) {
      HStack(alignment: .bottom, spacing: 0) {
        Box("a", 10)
        Box("b", 30)
      }
    }
    .gives("size 40 30", "a 0 20 10 10", "b 10 0 30 30")
    Case("row, centre of odd heights", "center h/2", 100, 50) {
      HStack(spacing: 0) {
        Box("a", 5)
        Box("b", 30)
      }
    }
    .gives("size 35 30", "a 0 12.5 5 5", "b 5 0 30 30")
    Case("column, leading", "leading 0", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 30)
      }
    }
    .gives("size 30 40", "a 0 0 10 10", "b 0 10 30 30")
    Case("column, trailing", "trailing w", 100, 50) {
      VStack(alignment: .trailing, spacing: 0) {
        Box("a", 10)
        Box("b", 30)
      }
    }
    .gives("size 30 40", "a 20 0 10 10", "b 0 10 30 30")
    Case("layers, bottom leading", "guides meet", 100, 50) {
      ZStack(alignment: .bottomLeading) {
        Box("a", 10)
        Box("b", 30)
      }
    }
    .gives("size 30 30", "a 0 20 10 10", "b 0 0 30 30")
    Case("wide and tall layers", "union in both directions", 100, 50) {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 40, 10)
        Box("b", 10, 40)
      }
    }
    .gives("size 40 40", "a 0 30 40 10", "b 30 0 10 40")
  }

  @CaseList static var baselines: [Case] {
    Case("two sizes on one line", "first baselines 8 and 16", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Letters("a", "a")
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 30 20", "a 0 8 10 10", "b 10 0 20 20")
    Case("first baseline of two lines", "16 against 8", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Letters("a", "a a").frame(width: 10)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 30 28", "a 0 8 10 20", "b 10 0 20 20")
    Case("last baseline of two lines", "18 against 16", 100, 50) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Letters("a", "a a").frame(width: 10)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 30 22", "a 0 0 10 20", "b 10 2 20 20")
    Case("a view without text stands on the line", "its bottom edge", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 30)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 50 34", "a 0 0 30 30", "b 30 14 20 20")
    Case("baseline through padding", "the child's offset is added", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Letters("a", "a").padding(5)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 40 23", "a 5 8 10 10", "b 20 0 20 20")
    Case("baseline through a frame", "the child's offset is added", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Letters("a", "a").frame(height: 30)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 30 30", "a 0 10 10 10", "b 10 2 20 20")
    Case("baseline through a background", "the primary's", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Letters("a", "a").background(Color.blue)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 30 20", "a 0 8 10 10", "b 10 0 20 20")
    Case("an offset leaves the baseline", "visual only", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Letters("a", "a").offset(y: 5)
        Letters("b", "b", em: 20)
      }
    }
    .gives("size 30 20", "a 0 13 10 10", "b 10 0 20 20")
    Case("first baseline of a column", "the minimum: 8", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Letters("a", "a")
          Letters("b", "b")
        }
        Letters("c", "c", em: 20)
      }
    }
    .gives("size 30 28", "a 0 8 10 10", "b 0 18 10 10", "c 10 0 20 20")
    Case("last baseline of a column", "the maximum: 18", 100, 50) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Letters("a", "a")
          Letters("b", "b")
        }
        Letters("c", "c", em: 20)
      }
    }
    .gives("size 30 22", "a 0 0 10 10", "b 0 10 10 10", "c 10 2 20 20")
    Case("baseline of a column with a box first", "only the text states one: 28", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 20)
          Letters("b", "b")
        }
        Letters("c", "c", em: 20)
      }
    }
    .gives("size 40 32", "a 0 0 20 20", "b 5 20 10 10", "c 20 12 20 20")
    Case("first baseline of a row", "the minimum of 8 and 13", 100, 50) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          Letters("a", "a")
          Letters("b", "b").padding(.top, 5)
        }
        Letters("c", "c", em: 20)
      }
    }
    .gives("size 40 23", "a 0 8 10 10", "b 10 13 10 10", "c 20 0 20 20")
    Case("frame aligned by baseline", "a frame without text: its bottom", 100, 50) {
      Letters("a", "a").frame(width: 30, height: 30, alignment: .leadingFirstTextBaseline)
    }
    .gives("size 30 30", "a 0 22 10 10")
    Case("overlay on the baseline", "16 against 8", 100, 50) {
      Letters("a", "a", em: 20).overlay(alignment: .leadingFirstTextBaseline) { Letters("b", "b") }
    }
    .gives("size 20 20", "a 0 0 20 20", "b 0 8 10 10")
  }

  @CaseList static var guides: [Case] {
    Case("a moved leading guide", "moves the view back by it", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 10).alignmentGuide(.leading) { _ in -5 }
      }
    }
    .gives("size 15 20", "a 0 0 10 10", "b 5 10 10 10")
    Case("a guide inside the view", "sticks out before the others", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 10).alignmentGuide(.leading) { $0.width }
      }
    }
    .gives("size 20 20", "a 10 0 10 10", "b 0 10 10 10")
    Case("a guide for another alignment", "overrides only that guide", 100, 50) {
      VStack(alignment: .trailing, spacing: 0) {
        Box("a", 20)
        Box("b", 10).alignmentGuide(.leading) { _ in 99 }
      }
    }
    .gives("size 20 30", "a 0 0 20 20", "b 10 20 10 10")
    Case("a vertical guide in a row", "top at 4", 100, 50) {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10)
        Box("b", 10).alignmentGuide(.top) { _ in 4 }
      }
    }
    .gives("size 20 14", "a 0 4 10 10", "b 10 0 10 10")
    Case("a guide computed from another", "centre from the bottom", 100, 50) {
      HStack(spacing: 0) {
        Box("a", 20)
        Box("b", 10).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
      }
    }
    .gives("size 30 20", "a 0 0 20 20", "b 20 0 10 10")
    Case("guide through padding", "the child's offset is added", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10).alignmentGuide(.leading) { _ in 5 }.padding(3)
        Box("b", 10)
      }
    }
    .gives("size 18 26", "a 3 3 10 10", "b 8 16 10 10")
    Case("an own guide without a word", "the default", 100, 50) {
      VStack(alignment: .third, spacing: 0) {
        Box("a", 30)
        Box("b", 9)
      }
    }
    .gives("size 30 39", "a 0 0 30 30", "b 7 30 9 9")
    Case("an own guide through two columns", "own AlignmentID", 100, 50) {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10)
          Box("b", 10).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
        }
        Box("c", 20).alignmentGuide(.mark) { $0[VerticalAlignment.top] }
      }
    }
    .gives("size 30 35", "a 0 0 10 10", "b 0 10 10 10", "c 10 15 20 20")
    Case("two words for one guide", "the arithmetic mean of 5 and 15", 100, 50) {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
          Box("b", 10).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
        }
        Box("c", 20).alignmentGuide(.mark) { $0[VerticalAlignment.top] }
      }
    }
    .gives("size 30 30", "a 0 0 10 10", "b 0 10 10 10", "c 10 10 20 20")
    Case("the outer word wins", "the nearest modifier around", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 10).alignmentGuide(.leading) { _ in -5 }.alignmentGuide(.leading) { _ in -7 }
      }
    }
    .gives("size 17 20", "a 0 0 10 10", "b 7 10 10 10")
    Case("a guide in layers", "guides meet", 100, 50) {
      ZStack(alignment: .topLeading) {
        Box("a", 20)
        Box("b", 10).alignmentGuide(.leading) { _ in 5 }
      }
    }
    .gives("size 25 20", "a 5 0 20 20", "b 0 0 10 10")
    Case("a guide in a frame", "frame's leading meets the child's", 100, 50) {
      Box("a", 10).alignmentGuide(.leading) { _ in -6 }
        .frame(width: 30, height: 10, alignment: .leading)
    }
    .gives("size 30 10", "a 6 0 10 10")
    Case("a guide in an overlay", "badge on the corner", 100, 50) {
      Box("a", 20).overlay(alignment: .topTrailing) {
        Box("b", 10)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
    .gives("size 20 20", "a 0 0 20 20", "b 15 -5 10 10")
  }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}
