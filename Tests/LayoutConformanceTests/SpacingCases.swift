// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype

/// Distances that a stack without a spacing of its own keeps: facts `layout-defaults.json`, spacing.
///
/// A text of 10 points stands 4 over a view (10 + 1 - 7) and 3 under one (1 + 2): cap height 7,
/// descent 2, a tenth of the line rounded up to a pixel 1.
@Suite struct SpacingCases {
  @Test(arguments: pairs + borders) @MainActor func holds(_ one: Case) { one.check() }

  @CaseList static var pairs: [Case] {
    Case("two views in a row", "fallback 8") {
      HStack {
        Box("a", 10)
        Box("b", 10)
      }
    }
    .gives("size 28 10", "a 0 0 10 10", "b 18 0 10 10")
    Case("two views in a column", "fallback 8") {
      VStack {
        Box("a", 10)
        Box("b", 10)
      }
    }
    .gives("size 10 28", "a 0 0 10 10", "b 0 18 10 10")
    Case("a view under a text", "ordinary view below Text") {
      VStack {
        Letters("a", "a")
        Box("b", 10)
      }
    }
    .gives("size 10 24", "a 0 0 10 10", "b 0 14 10 10")
    Case("a text under a view", "ordinary view above Text") {
      VStack {
        Box("a", 10)
        Letters("b", "b")
      }
    }
    .gives("size 10 23", "a 0 0 10 10", "b 0 13 10 10")
    Case("a text under a text", "Text above Text: leading 0") {
      VStack {
        Letters("a", "a")
        Letters("b", "b")
      }
    }
    .gives("size 10 20", "a 0 0 10 10", "b 0 10 10 10")
    Case("texts side by side", "no horizontal text distances: 8") {
      HStack {
        Letters("a", "a")
        Letters("b", "b")
      }
    }
    .gives("size 28 10", "a 0 0 10 10", "b 18 0 10 10")
    Case("text beside a view", "no horizontal text distances: 8") {
      HStack {
        Letters("a", "a")
        Box("b", 10)
      }
    }
    .gives("size 28 10", "a 0 0 10 10", "b 18 0 10 10")
    Case("a large text over a view", "20 + 2 - 14") {
      VStack {
        Letters("a", "a", em: 20)
        Box("b", 10)
      }
    }
    .gives("size 20 38", "a 0 0 20 20", "b 5 28 10 10")
    Case("a large text under a view", "2 + 4") {
      VStack {
        Box("b", 10)
        Letters("a", "a", em: 20)
      }
    }
    .gives("size 20 36", "b 5 0 10 10", "a 0 16 20 20")
    Case("explicit zero", "a given spacing wins") {
      VStack(spacing: 0) {
        Box("a", 10)
        Letters("b", "b")
        Box("c", 10)
      }
    }
    .gives("size 10 30", "a 0 0 10 10", "b 0 10 10 10", "c 0 20 10 10")
    Case("explicit twelve", "a given spacing wins") {
      VStack(spacing: 12) {
        Letters("a", "a")
        Letters("b", "b")
      }
    }
    .gives("size 10 32", "a 0 0 10 10", "b 0 22 10 10")
    Case("a spacer asks for nothing", "spacer: zero, its minimum 8") {
      VStack {
        Letters("a", "a")
        Spacer()
        Box("b", 10)
      }
    }
    .gives("size 10 28", "a 0 0 10 10", "b 0 18 10 10")
    Case("a spacer of no length", "spacer: zero on both sides") {
      HStack {
        Box("a", 10)
        Spacer(minLength: 0)
        Box("b", 10)
      }
    }
    .gives("size 20 10", "a 0 0 10 10", "b 10 0 10 10")
    Case("a spacer gets a given spacing", "measured.md: case 22") {
      HStack(spacing: 6) {
        Box("a", 10)
        Spacer(minLength: 0)
        Box("b", 10)
      }
    }
    .gives("size 32 10", "a 0 0 10 10", "b 22 0 10 10")
    Case("a spacer at the end gets a given spacing", "measured.md: case 22", 50) {
      HStack(spacing: 6) {
        Flex("a").frame(height: 10)
        Spacer(minLength: 0)
      }
    }
    .gives("size 50 10", "a 0 0 44 10")
    Case("a divider under a text", "a divider is an ordinary view", scale: 1) {
      VStack {
        Letters("a", "a")
        Divider().named("b")
        Box("c", 10)
      }
    }
    .gives("size 10 33", "a 0 0 10 10", "b 0 14 10 1", "c 0 23 10 10")
  }

  @CaseList static var borders: [Case] {
    Case("a framed text is a view", "reset: fixed height") {
      VStack {
        Letters("a", "a").frame(height: 10)
        Box("b", 10)
      }
    }
    .gives("size 10 28", "a 0 0 10 10", "b 0 18 10 10")
    Case("a width leaves the text's distances", "reset: fixed axis only") {
      VStack {
        Letters("a", "a").frame(width: 10)
        Box("b", 10)
      }
    }
    .gives("size 10 24", "a 0 0 10 10", "b 0 14 10 10")
    Case("a margin below ends the text's distance", "reset: edge with padding") {
      VStack {
        Letters("a", "a").padding(.bottom, 1)
        Box("b", 10)
      }
    }
    .gives("size 10 29", "a 0 0 10 10", "b 0 19 10 10")
    Case("a margin above leaves the distance below", "reset: that edge only") {
      VStack {
        Letters("a", "a").padding(.top, 1)
        Box("b", 10)
      }
    }
    .gives("size 10 25", "a 0 1 10 10", "b 0 15 10 10")
    Case("a margin at the sides changes nothing", "reset: that edge only") {
      VStack {
        Letters("a", "a").padding(.horizontal, 5)
        Box("b", 20)
      }
    }
    .gives("size 20 34", "a 5 0 10 10", "b 0 14 20 20")
    Case("a background keeps the text's distances", "the primary view decides") {
      VStack {
        Letters("a", "a").background(Color.blue)
        Box("b", 10)
      }
    }
    .gives("size 10 24", "a 0 0 10 10", "b 0 14 10 10")
    Case("a column's last view speaks for it", "stack_of_stacks: along the axis") {
      VStack {
        VStack {
          Box("a", 10)
          Letters("b", "b")
        }
        Box("c", 10)
      }
    }
    .gives("size 10 37", "a 0 0 10 10", "b 0 13 10 10", "c 0 27 10 10")
    Case("a column's first view speaks for it", "stack_of_stacks: along the axis") {
      VStack {
        Letters("a", "a")
        VStack {
          Letters("b", "b")
          Box("c", 10)
        }
      }
    }
    .gives("size 10 34", "a 0 0 10 10", "b 0 10 10 10", "c 0 24 10 10")
    Case("a row of texts counts as text", "stack_of_stacks: across, the union") {
      VStack {
        Letters("a", "a")
        HStack {
          Letters("b", "b")
          Spacer()
          Letters("c", "c")
        }
      }
    }
    .gives("size 28 20", "a 9 0 10 10", "b 0 10 10 10", "c 18 10 10 10")
    Case("a row with a view and a text", "union: the larger of 4 and 0 below text") {
      VStack {
        HStack {
          Box("a", 10)
          Letters("b", "b")
        }
        Box("c", 10)
      }
    }
    .gives("size 28 24", "a 0 0 10 10", "b 18 0 10 10", "c 9 14 10 10")
    Case("layers count as all of theirs", "union") {
      VStack {
        ZStack {
          Box("a", 10)
          Letters("b", "b")
        }
        Box("c", 10)
      }
    }
    .gives("size 10 24", "a 0 0 10 10", "b 0 0 10 10", "c 0 14 10 10")
    Case("a column in a row is 8 away", "no horizontal wishes") {
      HStack {
        VStack { Letters("a", "a") }
        VStack { Letters("b", "b") }
      }
    }
    .gives("size 28 10", "a 0 0 10 10", "b 18 0 10 10")
    Case("an offset keeps the distances", "visual only") {
      VStack {
        Letters("a", "a").offset(x: 3, y: 3)
        Box("b", 10)
      }
    }
    .gives("size 10 24", "a 3 3 10 10", "b 0 14 10 10")
    Case("an aspect ratio keeps the distances", "one child speaks") {
      VStack {
        Letters("a", "a").fixedSize()
        Box("b", 10)
      }
    }
    .gives("size 10 24", "a 0 0 10 10", "b 0 14 10 10")
    Case("a reader is an ordinary view", "GeometryReader") {
      VStack {
        Letters("a", "a")
        GeometryReader { _ in Letters("b", "b") }
      }
    }
    .gives("size 10 24", "a 0 0 10 10", "b 0 14 10 10")
  }
}
