// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Boxes of a shape: facts `layout-defaults.json`, aspect_ratio.
@Suite struct AspectCases {
  @Test(arguments: cases) @MainActor func holds(_ one: Case) { one.check() }

  @CaseList static var cases: [Case] {
    Case("fit, wide offer", "largest box inside", 100, 40) {
      Flex("a").aspectRatio(1, contentMode: .fit)
    }
    .gives("size 40 40", "a 0 0 40 40")
    Case("fit, tall offer", "largest box inside", 40, 100) {
      Flex("a").aspectRatio(2, contentMode: .fit)
    }
    .gives("size 40 20", "a 0 0 40 20")
    Case("fill, wide offer", "smallest box covering", 100, 40) {
      Flex("a").aspectRatio(1, contentMode: .fill)
    }
    .gives("size 100 100", "a 0 0 100 100")
    Case("fill, tall offer", "smallest box covering", 40, 100) {
      Flex("a").aspectRatio(2, contentMode: .fill)
    }
    .gives("size 200 100", "a 0 0 200 100")
    Case("exact offer", "fit and cover at once", 80, 40) {
      Flex("a").aspectRatio(2, contentMode: .fit)
    }
    .gives("size 80 40", "a 0 0 80 40")
    Case("height from the width", "one nil", 60) { Flex("a").aspectRatio(3, contentMode: .fit) }
      .gives("size 60 20", "a 0 0 60 20")
    Case("width from the height", "one nil", nil, 20) {
      Flex("a").aspectRatio(3, contentMode: .fill)
    }
    .gives("size 60 20", "a 0 0 60 20")
    Case("ideal", "both nil pass through") { Flex("a").aspectRatio(3, contentMode: .fit) }
      .gives("size 10 10", "a 0 0 10 10")
    Case("a fixed box answers its own size", "the result is the child's answer", 100, 100) {
      Box("a", 30, 10).aspectRatio(1, contentMode: .fit)
    }
    .gives("size 30 10", "a 0 0 30 10")
    Case("own shape", "ratio of the ideal, 30 : 10", 60, 60) {
      Flex("a").frame(idealWidth: 30, idealHeight: 10).scaledToFit()
    }
    .gives("size 60 20", "a 0 0 60 20")
    Case("own shape, filling", "ratio of the ideal, 30 : 10", 60, 60) {
      Flex("a").frame(idealWidth: 30, idealHeight: 10).scaledToFill()
    }
    .gives("size 180 60", "a 0 0 180 60")
    Case("a colour's own shape is square", "ideal 10 × 10", 60, 25) { Flex("a").scaledToFit() }
      .gives("size 25 25", "a 0 0 25 25")
    Case("a circle is as large as fits", "shape_size_for_nil_proposal: min", 60, 25) {
      Circle().named("a")
    }
    .gives("size 25 25", "a 0 0 25 25")
    Case("an ideal circle", "10 when nil") { Circle().named("a") }
      .gives("size 10 10", "a 0 0 10 10")
    Case("a circle of a width", "the given length alone", 40) { Circle().named("a") }
      .gives("size 40 40", "a 0 0 40 40")
    Case("a circle in a frame", "fixed frame centres", 100, 100) {
      Circle().named("a").frame(width: 40, height: 20)
    }
    .gives("size 40 20", "a 10 0 20 20")
    Case("fit in a row", "squares share: 40 ≤ 50, then 60 → 40", 100, 40) {
      HStack(spacing: 0) {
        Flex("a").aspectRatio(1, contentMode: .fit)
        Flex("b").aspectRatio(1, contentMode: .fit)
      }
    }
    .gives("size 80 40", "a 0 0 40 40", "b 40 0 40 40")
    Case("a square beside a flexible view", "the square is less flexible", 100, 40) {
      HStack(spacing: 0) {
        Flex("a").aspectRatio(1, contentMode: .fit)
        Flex("b")
      }
    }
    .gives("size 100 40", "a 0 0 40 40", "b 40 0 60 40")
    Case("fill in a fixed frame overflows evenly", "centred", 200, 200) {
      Flex("a").aspectRatio(1, contentMode: .fill).frame(width: 60, height: 20)
    }
    .gives("size 60 20", "a 0 -20 60 60")
    Case("ratio of a size", "40 / 20", 100, 100) {
      Flex("a").aspectRatio(CGSize(width: 40, height: 20), contentMode: .fit)
    }
    .gives("size 100 50", "a 0 0 100 50")
    Case("ratio inside padding", "offer 90 × 40", 100, 50) {
      Flex("a").aspectRatio(1, contentMode: .fit).padding(5)
    }
    .gives("size 50 50", "a 5 5 40 40")
    Case("nothing offered", "no room", 0, 0) { Flex("a").aspectRatio(2, contentMode: .fit) }
      .gives("size 0 0", "a 0 0 0 0")
  }
}
