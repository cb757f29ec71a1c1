// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype

/// Boxes around one view: facts `layout-defaults.json`, frame_fixed, frame_flexible, padding,
/// fixed_size.
@Suite struct FrameCases {
  @Test(arguments: fixed + flexible + margins) @MainActor func holds(_ one: Case) { one.check() }

  @CaseList static var fixed: [Case] {
    Case("smaller content in the middle", "default alignment", 100, 100) {
      Box("a", 10).frame(width: 30, height: 20)
    }
    .gives("size 30 20", "a 10 5 10 10")
    Case("larger content sticks out", "no clipping", 100, 100) {
      Box("a", 30).frame(width: 10, height: 10)
    }
    .gives("size 10 10", "a -10 -10 30 30")
    Case("larger content at the leading edge", "aligned by guides", 100, 100) {
      Box("a", 30).frame(width: 10, height: 10, alignment: .topLeading)
    }
    .gives("size 10 10", "a 0 0 30 30")
    Case("larger content at the trailing edge", "aligned by guides", 100, 100) {
      Box("a", 30).frame(width: 10, height: 10, alignment: .bottomTrailing)
    }
    .gives("size 10 10", "a -20 -20 30 30")
    Case("width alone", "the height passes through", 100, 40) {
      Flex("a").frame(width: 20)
    }
    .gives("size 20 40", "a 0 0 20 40")
    Case("height alone", "the width passes through", 100, 40) {
      Flex("a").frame(height: 20)
    }
    .gives("size 100 20", "a 0 0 100 20")
    Case("width alone, ideal height", "nil passes through", 100) {
      Flex("a").frame(width: 20)
    }
    .gives("size 20 10", "a 0 0 20 10")
    Case("wrapping by a width", "the width replaces the offer", 100, 100) {
      Letters("a", "aa bb").frame(width: 30)
    }
    .gives("size 30 20", "a 5 0 20 20")
    Case("frame in a frame", "outer centres inner", 100, 100) {
      Box("a", 10).frame(width: 20, height: 20, alignment: .topLeading)
        .named("inner")
        .frame(width: 60, height: 40)
    }
    .gives("size 60 40", "inner 20 10 20 20", "a 20 10 10 10")
    Case("top", "alignment", 100, 100) {
      Box("a", 10).frame(width: 30, height: 30, alignment: .top)
    }
    .gives("size 30 30", "a 10 0 10 10")
    Case("leading", "alignment", 100, 100) {
      Box("a", 10).frame(width: 30, height: 30, alignment: .leading)
    }
    .gives("size 30 30", "a 0 10 10 10")
    Case("bottom leading", "alignment", 100, 100) {
      Box("a", 10).frame(width: 30, height: 30, alignment: .bottomLeading)
    }
    .gives("size 30 30", "a 0 20 10 10")
    Case("top trailing", "alignment", 100, 100) {
      Box("a", 10).frame(width: 30, height: 30, alignment: .topTrailing)
    }
    .gives("size 30 30", "a 20 0 10 10")
    Case("a frame of nothing", "zero is a length", 100, 100) {
      Box("a", 10).frame(width: 0, height: 0)
    }
    .gives("size 0 0", "a -5 -5 10 10")
  }

  @CaseList static var flexible: [Case] {
    Case("maximum infinite fills", "special", 100, 20) {
      Box("a", 10).frame(maxWidth: .infinity)
    }
    .gives("size 100 10", "a 45 0 10 10")
    Case("maximum infinite, leading", "special", 100, 20) {
      Box("a", 10).frame(maxWidth: .infinity, alignment: .leading)
    }
    .gives("size 100 10", "a 0 0 10 10")
    Case("maximum infinite hugs when asked for the ideal", "special: nil hugs") {
      Box("a", 10).frame(maxWidth: .infinity)
    }
    .gives("size 10 10", "a 0 0 10 10")
    Case("maximum below the offer", "only max: min(50, max(10, 50))", 100, 20) {
      Box("a", 10).frame(maxWidth: 50)
    }
    .gives("size 50 10", "a 20 0 10 10")
    Case("maximum above the offer", "only max: min(50, max(10, 30))", 30, 20) {
      Box("a", 10).frame(maxWidth: 50)
    }
    .gives("size 30 10", "a 10 0 10 10")
    Case("maximum below the content", "only max: min(20, 40)", 100, 100) {
      Box("a", 40).frame(maxWidth: 20)
    }
    .gives("size 20 40", "a -10 0 40 40")
    Case("offer below the content", "only max: min(50, max(40, 30))", 30, 100) {
      Box("a", 40).frame(maxWidth: 50)
    }
    .gives("size 40 40", "a 0 0 40 40")
    Case("minimum above the content", "only min: max(30, min(10, 100))", 100, 20) {
      Box("a", 10).frame(minWidth: 30)
    }
    .gives("size 30 10", "a 10 0 10 10")
    Case("minimum above the offer", "only min: the child is offered 30", 20, 20) {
      Flex("a").frame(minWidth: 30)
    }
    .gives("size 30 20", "a 0 0 30 20")
    Case("minimum and a flexible view", "only min: max(30, min(100, 100))", 100, 20) {
      Flex("a").frame(minWidth: 30)
    }
    .gives("size 100 20", "a 0 0 100 20")
    Case("minimum, ideal asked", "only min: max(30, 10); nil stays nil inside") {
      Flex("a").frame(minWidth: 30)
    }
    .gives("size 30 10", "a 10 0 10 10")
    Case("minimum below the ideal", "only min: max(5, 10)") { Flex("a").frame(minWidth: 5) }
      .gives("size 10 10", "a 0 0 10 10")
    Case("both limits, offer between", "both: clamp(40)", 40, 20) {
      Box("a", 10).frame(minWidth: 20, maxWidth: 60)
    }
    .gives("size 40 10", "a 15 0 10 10")
    Case("both limits, offer below", "both: clamp(5)", 5, 20) {
      Box("a", 10).frame(minWidth: 20, maxWidth: 60)
    }
    .gives("size 20 10", "a 5 0 10 10")
    Case("both limits, offer above", "both: clamp(500)", 500, 20) {
      Box("a", 10).frame(minWidth: 20, maxWidth: 60)
    }
    .gives("size 60 10", "a 25 0 10 10")
    Case("both limits, ideal asked", "both: clamp(child)") {
      Box("a", 30).frame(minWidth: 20, maxWidth: 60)
    }
    .gives("size 30 30", "a 0 0 30 30")
    Case("both limits, small ideal", "both: clamp(child)") {
      Box("a", 10).frame(minWidth: 20, maxWidth: 60)
    }
    .gives("size 20 10", "a 5 0 10 10")
    Case("minimum 0 and maximum infinite", "both: the offer", 70, 20) {
      Box("a", 10).frame(minWidth: 0, maxWidth: .infinity)
    }
    .gives("size 70 10", "a 30 0 10 10")
    Case("minimum 0, overflowing content", "both: the offer", 20, 40) {
      Box("a", 40).frame(minWidth: 0, maxWidth: .infinity)
    }
    .gives("size 20 40", "a -10 0 40 40")
    Case("ideal", "nil becomes the ideal") { Flex("a").frame(idealWidth: 50, idealHeight: 20) }
      .gives("size 50 20", "a 0 0 50 20")
    Case("ideal and a fixed view", "only ideal") { Box("a", 10).frame(idealWidth: 50) }
      .gives("size 50 10", "a 20 0 10 10")
    Case("ideal in a fixed size", "nil becomes the ideal", 200, 200) {
      Flex("a").frame(idealWidth: 50, idealHeight: 20).fixedSize()
    }
    .gives("size 50 20", "a 0 0 50 20")
    Case("ideal with an infinite maximum", "p = ideal; min(∞, max(50, 50))") {
      Flex("a").frame(idealWidth: 50, maxWidth: .infinity)
    }
    .gives("size 50 10", "a 0 0 50 10")
    Case("ideal with an infinite maximum, offered", "the offer counts", 80, 10) {
      Flex("a").frame(idealWidth: 50, maxWidth: .infinity)
    }
    .gives("size 80 10", "a 0 0 80 10")
    Case("all three", "clamp(nil → 40)") {
      Flex("a").frame(minWidth: 20, idealWidth: 40, maxWidth: 60)
    }
    .gives("size 40 10", "a 0 0 40 10")
    Case("maximum below the minimum", "raised to the minimum", 100, 10) {
      Flex("a").frame(minWidth: 50, maxWidth: 30)
    }
    .gives("size 50 10", "a 0 0 50 10")
    Case("wrapping by a maximum", "the child is offered 30; result 30", 100, 100) {
      Letters("a", "aa bb").frame(maxWidth: 30)
    }
    .gives("size 30 20", "a 5 0 20 20")
    Case("infinite both ways, bottom trailing", "special", 80, 60) {
      Box("a", 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    .gives("size 80 60", "a 70 50 10 10")
    Case("minimum height alone", "only min on the height", 80, 60) {
      Box("a", 10).frame(minHeight: 40, alignment: .bottom)
    }
    .gives("size 10 40", "a 0 30 10 10")
    Case("an empty row with a minimum", "only min: max(18, 0)", 80, 60) {
      HStack {}.frame(minHeight: 18).named("a")
    }
    .gives("size 0 18", "a 0 0 0 18")
    Case("limits in a row", "flexibility 20; 20…40 of 100 / 2", 100, 10) {
      HStack(spacing: 0) {
        Flex("a").frame(minWidth: 20, maxWidth: 40)
        Flex("b")
      }
    }
    .gives("size 100 10", "a 0 0 40 10", "b 40 0 60 10")
    Case("equal widths in a row", "each fills its share", 90, 10) {
      HStack(spacing: 0) {
        Box("a", 10).frame(maxWidth: .infinity)
        Box("b", 10).frame(maxWidth: .infinity)
        Box("c", 10).frame(maxWidth: .infinity)
      }
    }
    .gives("size 90 10", "a 10 0 10 10", "b 40 0 10 10", "c 70 0 10 10")
    Case("unequal content, equal widths", "larger minimum first; 50, then 40 / 2", 90, 50) {
      HStack(spacing: 0) {
        Box("a", 10).frame(maxWidth: .infinity)
        Box("b", 50).frame(maxWidth: .infinity)
        Box("c", 10).frame(maxWidth: .infinity)
      }
    }
    .gives("size 90 50", "a 5 20 10 10", "b 20 0 50 50", "c 75 20 10 10")
  }

  @CaseList static var margins: [Case] {
    Case("padding all around", "child + insets", 100, 100) { Box("a", 10).padding(5) }
      .gives("size 20 20", "a 5 5 10 10")
    Case("padding around a flexible view", "proposal - insets", 100, 50) { Flex("a").padding(5) }
      .gives("size 100 50", "a 5 5 90 40")
    Case("padding of one edge", "child + insets", 100, 100) { Box("a", 10).padding(.leading, 7) }
      .gives("size 17 10", "a 7 0 10 10")
    Case("padding of two edges", "child + insets", 100, 100) {
      Box("a", 10).padding([.top, .trailing], 7)
    }
    .gives("size 17 17", "a 0 7 10 10")
    Case("four different insets", "child + insets", 100, 100) {
      Box("a", 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .gives("size 16 14", "a 2 1 10 10")
    Case("default padding", "padding_default_pt 16", 100, 100) { Box("a", 10).padding() }
      .gives("size 42 42", "a 16 16 10 10")
    Case("default padding of an edge", "padding_default_pt 16", 100, 100) {
      Box("a", 10).padding(.bottom)
    }
    .gives("size 10 26", "a 0 0 10 10")
    Case("padding above the offer", "each dimension at least 0", 6, 6) { Flex("a").padding(5) }
      .gives("size 10 10", "a 5 5 0 0")
    Case("negative padding", "proposal + 10; result child - 10", 50, 50) {
      Flex("a").padding(-5)
    }
    .gives("size 50 50", "a -5 -5 60 60")
    Case("negative padding below nothing", "result at least 0", 50, 50) { Box("a", 10).padding(-8) }
      .gives("size 0 0", "a -8 -8 10 10")
    Case("padding twice", "insets add up", 50, 50) { Flex("a").padding(5).padding(.top, 10) }
      .gives("size 50 50", "a 5 15 40 30")
    Case("padding of an ideal", "nil stays nil") { Flex("a").padding(5) }
      .gives("size 20 20", "a 5 5 10 10")
    Case("fixed size of a flexible view", "nil on both axes", 100, 100) { Flex("a").fixedSize() }
      .gives("size 10 10", "a 0 0 10 10")
    Case("fixed height", "nil on one axis", 100, 100) {
      Flex("a").fixedSize(horizontal: false, vertical: true)
    }
    .gives("size 100 10", "a 0 0 100 10")
    Case("fixed width", "nil on one axis", 100, 100) {
      Flex("a").fixedSize(horizontal: true, vertical: false)
    }
    .gives("size 10 100", "a 0 0 10 100")
    Case("a fixed text doesn't wrap", "nil width: one line", 20, 100) {
      Letters("a", "aa bb").fixedSize()
    }
    .gives("size 50 10", "a 0 0 50 10")
    Case("a text of fixed height wraps", "width passes", 20, 5) {
      Letters("a", "aa bb").fixedSize(horizontal: false, vertical: true)
    }
    .gives("size 20 20", "a 0 0 20 20")
    Case("an elastic view's ideal", "nil asks for the ideal", 100, 100) {
      Elastic("a", 5...80, ideal: 30).fixedSize()
    }
    .gives("size 30 10", "a 0 0 30 10")
    Case("offset", "visual only", 100, 100) {
      HStack(spacing: 0) {
        Box("a", 10).offset(x: 4, y: -6)
        Box("b", 10)
      }
    }
    .gives("size 20 10", "a 4 -6 10 10", "b 10 0 10 10")
    Case("position", "takes the offer; centre at the point", 100, 80) {
      Box("a", 10).position(x: 30, y: 20)
    }
    .gives("size 100 80", "a 25 15 10 10")
    Case("position in a row", "it is endlessly flexible", 100, 20) {
      HStack(spacing: 0) {
        Box("a", 10).position(x: 5, y: 5)
        Box("b", 20)
      }
    }
    .gives("size 100 20", "a 0 0 10 10", "b 80 0 20 20")
  }
}
