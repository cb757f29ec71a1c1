// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Views in front of and behind each other: facts `layout-defaults.json`, zstack and
/// overlay_background.
@Suite struct LayerCases {
  @Test(arguments: layers + secondaries + readers) @MainActor func holds(_ one: Case) {
    one.check()
  }

  @CaseList static var layers: [Case] {
    Case("no layers", "0 if empty", 50, 50) { ZStack {}.named("a") }
      .gives("size 0 0", "a 0 0 0 0")
    Case("a flexible layer takes the offer", "maximum over the children", 60, 40) {
      ZStack {
        Flex("a")
        Box("b", 10)
      }
    }
    .gives("size 60 40", "a 0 0 60 40", "b 25 15 10 10")
    Case("layers of an ideal", "flexible ones are offered the result") {
      ZStack {
        Flex("a")
        Box("b", 30)
      }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 0 0 30 30")
    Case("priority decides the size", "children of the highest priority", 100, 100) {
      ZStack {
        Flex("a")
        Box("b", 30).layoutPriority(1)
      }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 0 0 30 30")
    Case("a lower priority sticks out", "guides of the top children", 100, 100) {
      ZStack {
        Box("a", 50)
        Box("b", 30).layoutPriority(1)
      }
    }
    .gives("size 30 30", "a -10 -10 50 50", "b 0 0 30 30")
    Case("a text wraps in the layers", "proposed the stack's own proposal", 30, 100) {
      ZStack(alignment: .topLeading) {
        Letters("a", "aa bb")
        Box("b", 10)
      }
    }
    .gives("size 20 20", "a 0 0 20 20", "b 0 0 10 10")
    Case("layers overflow", "each keeps its size", 10, 10) {
      ZStack {
        Box("a", 30, 20)
        Box("b", 20, 30)
      }
    }
    .gives("size 30 30", "a 0 5 30 20", "b 5 0 20 30")
    Case("the first that fits", "first whose ideal fits", 25, 25) {
      ViewThatFits {
        Box("a", 40)
        Box("b", 20)
        Box("c", 10)
      }
    }
    .gives("size 20 20", "b 0 0 20 20")
    Case("the last when none fits", "otherwise the last", 5, 5) {
      ViewThatFits {
        Box("a", 40)
        Box("b", 20)
      }
    }
    .gives("size 20 20", "b 0 0 20 20")
    Case("only the width counts", "checked axes", 50, 10) {
      ViewThatFits(in: .horizontal) {
        Box("a", 40)
        Box("b", 20)
      }
    }
    .gives("size 40 40", "a 0 0 40 40")
    Case("a text that fits on one line", "ideal width 50 against 40", 40, 100) {
      ViewThatFits(in: .horizontal) {
        Letters("a", "aa bb")
        Letters("b", "aaa")
      }
    }
    .gives("size 30 10", "b 0 0 30 10")
    Case("anything fits nil", "nil is no limit") {
      ViewThatFits {
        Box("a", 400)
        Box("b", 20)
      }
    }
    .gives("size 400 400", "a 0 0 400 400")
  }

  @CaseList static var secondaries: [Case] {
    Case("a background is offered the view's size", "primary's size", 100, 100) {
      Box("a", 30).background(Flex("b"))
    }
    .gives("size 30 30", "b 0 0 30 30", "a 0 0 30 30")
    Case("a large background changes nothing", "never affects layout", 100, 100) {
      HStack(spacing: 0) {
        Box("a", 10).background(Box("b", 30))
        Box("c", 10)
      }
    }
    .gives("size 20 10", "b -10 -10 30 30", "a 0 0 10 10", "c 10 0 10 10")
    Case("an overlay in the middle", "default centre", 100, 100) {
      Box("a", 30).overlay(Box("b", 10))
    }
    .gives("size 30 30", "a 0 0 30 30", "b 10 10 10 10")
    Case("an overlay in a corner", "aligned by guides", 100, 100) {
      Box("a", 30).overlay(alignment: .bottomTrailing) { Box("b", 10) }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 20 20 10 10")
    Case("a background in a corner", "aligned by guides", 100, 100) {
      Box("a", 30).background(alignment: .topLeading) { Box("b", 10) }
    }
    .gives("size 30 30", "b 0 0 10 10", "a 0 0 30 30")
    Case("two views in an overlay", "laid over each other", 100, 100) {
      Box("a", 30).overlay(alignment: .topLeading) {
        Box("b", 20)
        Box("c", 10)
      }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 0 0 20 20", "c 0 0 10 10")
    Case("a text in an overlay wraps", "offered the primary's size", 100, 100) {
      Box("a", 30).overlay { Letters("b", "aa bb") }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 5 5 20 20")
    Case("background before padding", "the inner size", 100, 100) {
      Box("a", 10).background(Flex("b")).padding(5)
    }
    .gives("size 20 20", "b 5 5 10 10", "a 5 5 10 10")
    Case("background after padding", "the outer size", 100, 100) {
      Box("a", 10).padding(5).background(Flex("b"))
    }
    .gives("size 20 20", "b 0 0 20 20", "a 5 5 10 10")
    Case("a pill behind a text", "padding around the text", 100, 100) {
      Letters("a", "aaa").padding(.horizontal, 8).padding(.vertical, 4)
        .background(RoundedRectangle(cornerRadius: 6).named("b"))
    }
    .gives("size 46 18", "b 0 0 46 18", "a 8 4 30 10")
    Case("a stretched overlay", "infinite inside the primary", 100, 100) {
      Box("a", 30).overlay { Box("b", 10).frame(maxWidth: .infinity, alignment: .trailing) }
    }
    .gives("size 30 30", "a 0 0 30 30", "b 20 10 10 10")
  }

  @CaseList static var readers: [Case] {
    Case("a reader takes the offer", "size = proposal", 70, 30) {
      GeometryReader { _ in Box("a", 10) }.named("reader")
    }
    .gives("size 70 30", "reader 0 0 70 30", "a 0 0 10 10")
    Case("an ideal reader", "GeometryReader_nil 10") {
      GeometryReader { _ in Box("a", 20) }.named("reader")
    }
    .gives("size 10 10", "reader 0 0 10 10", "a 0 0 20 20")
    Case("a reader's size", "proxy.size", 80, 40) {
      GeometryReader { proxy in
        Flex("a").frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    }
    .gives("size 80 40", "a 0 0 40 10")
    Case("several views overlap", "each at the top leading corner", 80, 40) {
      GeometryReader { _ in
        Box("a", 20)
        Box("b", 10)
      }
    }
    .gives("size 80 40", "a 0 0 20 20", "b 0 0 10 10")
    Case("each is proposed the reader's size", "children proposed the size", 80, 40) {
      GeometryReader { _ in Flex("a") }
    }
    .gives("size 80 40", "a 0 0 80 40")
    Case("a reader shares a row", "endlessly flexible", 100, 20) {
      HStack(spacing: 0) {
        GeometryReader { proxy in Flex("a").frame(width: proxy.size.width * 0.5) }
        Box("b", 20)
      }
    }
    .gives("size 100 20", "a 0 0 40 20", "b 80 0 20 20")
    Case("two readers in a column", "case 70: (50 - 8) / 2 = 21", 100, 50) {
      VStack {
        GeometryReader { proxy in Flex("a").frame(width: proxy.size.width) }
        GeometryReader { proxy in Flex("b").frame(width: proxy.size.width * 0.5) }
      }
    }
    .gives("size 100 50", "a 0 0 100 21", "b 0 29 50 21")
    Case("a reader in a reader", "sizes pass on", 80, 40) {
      GeometryReader { outer in
        GeometryReader { inner in
          Flex("a").frame(width: inner.size.width - 10, height: outer.size.height - 10)
        }
        .frame(width: outer.size.width / 2)
      }
    }
    .gives("size 80 40", "a 0 0 30 30")
    Case("a reader knows where it is", "global frame", 100, 100) {
      GeometryReader { proxy in
        Flex("a").frame(width: proxy.frame(in: .global).minX, height: 10)
      }
      .padding(.leading, 30)
    }
    .gives("size 100 100", "a 30 0 30 10")
    Case("a reader's own frame starts at nothing", "local frame", 100, 100) {
      GeometryReader { proxy in
        Flex("a").frame(width: proxy.frame(in: .local).minX + 5, height: 10)
      }
      .padding(.leading, 30)
    }
    .gives("size 100 100", "a 30 0 5 10")
    Case("a reader behind a view", "offered the primary's size", 100, 100) {
      Box("a", 40).background(GeometryReader { proxy in Box("b", proxy.size.width / 4) })
    }
    .gives("size 40 40", "b 0 0 10 10", "a 0 0 40 40")
    Case("position in a reader", "centre at the middle", 60, 40) {
      GeometryReader { proxy in
        Box("a", 10).position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      }
    }
    .gives("size 60 40", "a 25 15 10 10")
  }
}
