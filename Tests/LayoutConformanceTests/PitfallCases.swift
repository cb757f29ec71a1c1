// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Faults that were reported of other systems with this layout model.
@Suite struct PitfallCases {
  @Test(arguments: cases + directions) @MainActor func holds(_ one: Case) { one.check() }

  @CaseList static var cases: [Case] {
    Case("an ideal is no minimum", "frame_flexible: only a nil proposal asks for it", 30, 10) {
      Flex("a").frame(idealWidth: 80)
    }
    .gives("size 30 10", "a 0 0 30 10")
    Case("an ideal is no minimum in a row", "stack_layout 6: 50 each", 100, 10) {
      HStack(spacing: 0) {
        Flex("a").frame(idealWidth: 90)
        Flex("b")
      }
    }
    .gives("size 100 10", "a 0 0 50 10", "b 50 0 50 10")
    Case("an ideal doesn't override the offer", "frame_flexible: p = proposal", 120, 10) {
      Flex("a").frame(idealWidth: 40)
    }
    .gives("size 120 10", "a 0 0 120 10")
    Case("an ideal between limits doesn't override the offer", "clamp(120, 10, 100)", 120, 10) {
      Flex("a").frame(minWidth: 10, idealWidth: 40, maxWidth: 100)
    }
    .gives("size 100 10", "a 0 0 100 10")
    Case(
      "a flexible child of a fixed row keeps its ideal",
      "stack_layout 2: nil to everybody",
      300,
      50
    ) {
      HStack(spacing: 0) {
        Flex("a").frame(idealWidth: 40, maxWidth: .infinity)
        Box("b", 20)
      }
      .fixedSize()
    }
    .gives("size 60 20", "a 0 0 40 20", "b 40 0 20 20")
    Case("a flexible child without an ideal in a fixed row", "its own ideal 10", 300, 50) {
      HStack(spacing: 0) {
        Flex("a").frame(maxWidth: .infinity)
        Box("b", 20)
      }
      .fixedSize()
    }
    .gives("size 30 20", "a 0 0 10 20", "b 10 0 20 20")
    Case("a fixed column is as wide as its widest", "stack_layout: measured again", 300, 300) {
      VStack(spacing: 0) {
        Box("a", 10).frame(maxWidth: .infinity).named("cell")
        Box("b", 40)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    .gives("size 40 50", "cell 0 0 40 10", "a 15 0 10 10", "b 0 10 40 40")
    Case("unlimited width in a leading column", "special: fills", 100, 50) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 10).frame(maxWidth: .infinity).named("wide")
      }
    }
    .gives("size 100 20", "a 0 0 10 10", "wide 0 10 100 10", "b 45 10 10 10")
    Case("unlimited width in a trailing column", "special: fills", 100, 50) {
      VStack(alignment: .trailing, spacing: 0) {
        Box("a", 10)
        Box("b", 10).frame(maxWidth: .infinity).named("wide")
      }
    }
    .gives("size 100 20", "a 90 0 10 10", "wide 0 10 100 10", "b 45 10 10 10")
    Case("unlimited width, leading in a trailing column", "the frame's alignment", 100, 50) {
      VStack(alignment: .trailing, spacing: 0) {
        Box("a", 10)
        Box("b", 10).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .gives("size 100 20", "a 90 0 10 10", "b 0 10 10 10")
    Case("a spacer's minimum in a tight row", "spacer_min_length 8: 30 + 8 > 30", 30, 10) {
      HStack(spacing: 0) {
        Box("a", 15, 10)
        Spacer()
        Box("b", 15, 10)
      }
    }
    .gives("size 38 10", "a 0 0 15 10", "b 23 0 15 10")
    Case("a given minimum in a tight row", "the row overflows by it", 30, 10) {
      HStack(spacing: 0) {
        Box("a", 15, 10)
        Spacer(minLength: 20)
        Box("b", 15, 10)
      }
    }
    .gives("size 50 10", "a 0 0 15 10", "b 35 0 15 10")
    Case("a spacer's minimum is kept from a text", "step 5: 40 - 8 for the text", 40, nil) {
      HStack(spacing: 0) {
        Letters("a", "aa bb")
        Spacer()
      }
    }
    .gives("size 40 20", "a 0 0 20 20")
    Case("a spacer of no minimum gives way", "step 5", 30, 10) {
      HStack(spacing: 0) {
        Box("a", 15, 10)
        Spacer(minLength: 0)
        Box("b", 15, 10)
      }
    }
    .gives("size 30 10", "a 0 0 15 10", "b 15 0 15 10")
    Case("five fixed items with spacing in a too narrow row", "overflow", 50, 10) {
      HStack(spacing: 5) {
        Box("a", 10)
        Box("b", 10)
        Box("c", 10)
        Box("d", 10)
        Box("e", 10)
      }
    }
    .gives(
      "size 70 10",
      "a 0 0 10 10",
      "b 15 0 10 10",
      "c 30 0 10 10",
      "d 45 0 10 10",
      "e 60 0 10 10"
    )
    Case("a colour in an ideal column", "10 high", 100) {
      VStack(spacing: 0) {
        Flex("a")
        Box("b", 20)
      }
    }
    .gives("size 100 30", "a 0 0 100 10", "b 40 10 20 20")
    Case("a divider doesn't stretch an ideal column", "measured again: 30") {
      VStack(spacing: 0) {
        Box("a", 30)
        Divider().named("line")
      }
    }
    .gives("size 30 30.33", "a 0 0 30 30", "line 0 30 30 0.33")
    Case("padding and an unlimited width", "order of modifiers", 100, 50) {
      Box("a", 10).frame(maxWidth: .infinity).named("wide").padding(10)
    }
    .gives("size 100 30", "wide 10 10 80 10", "a 45 10 10 10")
    Case("an unlimited width and padding", "order of modifiers", 100, 50) {
      Box("a", 10).padding(10).named("padded").frame(maxWidth: .infinity)
    }
    .gives("size 100 30", "padded 35 0 30 30", "a 45 10 10 10")
    Case("a fixed width in an unlimited one", "order of modifiers", 100, 50) {
      Flex("a").frame(width: 20, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
    }
    .gives("size 100 10", "a 80 0 20 10")
    Case("an unlimited width in a fixed one", "order of modifiers", 100, 50) {
      Box("a", 10).frame(maxWidth: .infinity, alignment: .trailing).frame(width: 20, height: 10)
    }
    .gives("size 20 10", "a 10 0 10 10")
    Case("an infinite frame in an infinite offer's row", "flexibility is infinite", 100, 20) {
      HStack(spacing: 0) {
        Flex("a").frame(maxWidth: .infinity)
        Spacer(minLength: 0)
        Flex("b").frame(maxWidth: .infinity)
      }
    }
    .gives("size 100 20", "a 0 0 50 20", "b 50 0 50 20")
    Case("a wrapping text pushes the others down", "ideal height of two lines", 40) {
      VStack(alignment: .leading, spacing: 0) {
        Letters("a", "aaa bbb")
        Box("b", 10)
      }
    }
    .gives("size 30 30", "a 0 0 30 20", "b 0 20 10 10")
    Case("an overlay can't widen a row", "overlay_background", 100, 20) {
      HStack(spacing: 0) {
        Box("a", 10).overlay { Box("b", 40).fixedSize() }
        Flex("c")
      }
    }
    .gives("size 100 20", "a 0 5 10 10", "b -15 -10 40 40", "c 10 0 90 20")
  }

  @CaseList static var directions: [Case] {
    Case("a row from the right", "leading means right", 100, 10, rightToLeft: true) {
      HStack(spacing: 5) {
        Box("a", 10)
        Box("b", 10)
        Spacer()
      }
    }
    .gives("size 100 10", "b 75 0 10 10", "a 90 0 10 10")
    Case("a leading column", "leading means right", 100, 50, rightToLeft: true) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 30)
      }
    }
    .gives("size 30 40", "a 20 0 10 10", "b 0 10 30 30")
    Case("a trailing frame", "trailing means left", 100, 50, rightToLeft: true) {
      Box("a", 10).frame(maxWidth: .infinity, alignment: .trailing)
    }
    .gives("size 100 10", "a 0 0 10 10")
    Case("leading padding", "leading means right", 100, 50, rightToLeft: true) {
      Box("a", 10).padding(.leading, 7)
    }
    .gives("size 17 10", "a 0 0 10 10")
    Case("an overlay in a corner", "trailing means left", 100, 50, rightToLeft: true) {
      Box("a", 30).overlay(alignment: .topTrailing) { Box("b", 10) }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 0 0 10 10")
    Case("layers at the leading edge", "leading means right", 100, 50, rightToLeft: true) {
      ZStack(alignment: .leading) {
        Box("a", 30)
        Box("b", 10)
      }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 20 10 10 10")
    Case("a reader's corner", "top leading is top right", 100, 50, rightToLeft: true) {
      GeometryReader { _ in Box("a", 10) }
    }
    .gives("size 100 50", "a 90 0 10 10")
    Case("a left-to-right island", "the inner direction counts", 100, 10, rightToLeft: true) {
      HStack(spacing: 0) {
        Box("a", 10)
        HStack(spacing: 0) {
          Box("b", 10)
          Box("c", 20, 10)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    .gives("size 40 10", "b 0 0 10 10", "c 10 0 20 10", "a 30 0 10 10")
    Case("an overflowing row", "mirrored about the frame", 20, 10, rightToLeft: true) {
      HStack(spacing: 0) {
        Box("a", 10)
        Box("b", 30, 10)
      }
      .frame(width: 20, height: 10, alignment: .leading)
    }
    .gives("size 20 10", "b -20 0 30 10", "a 10 0 10 10")
    Case("a moved guide", "counted from the leading edge", 100, 50, rightToLeft: true) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 10)
        Box("b", 10).alignmentGuide(.leading) { _ in -5 }
      }
    }
    .gives("size 15 20", "a 5 0 10 10", "b 0 10 10 10")
  }
}
