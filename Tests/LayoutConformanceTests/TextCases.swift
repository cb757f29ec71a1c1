// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Texts in the built-in fonts: line boxes exactly, widths as near Apple's as the fonts are.
///
/// The source's number is the item's in facts `layout-cases.json`.
@Suite struct TextCases {
  @Test(arguments: heights + widths + blocks) @MainActor func holds(_ one: Case) { one.check() }

  /// The whole points that a line takes at one pixel a point.
  private static func line(_ item: Int, _ style: Font.TextStyle, _ height: Int) -> Case {
    Case("a line of \(style)", "layout-cases \(item)", scale: 1) {
      Text("X").font(.system(style)).named("a")
    }
    .gives("size * \(height)", "a 0 0 * \(height)")
  }

  static var heights: [Case] {
    [
      line(20, .largeTitle, 41), line(21, .title, 34), line(22, .title2, 27),
      line(23, .title3, 24), line(24, .headline, 21), line(25, .body, 21), line(26, .callout, 20),
      line(27, .subheadline, 18), line(28, .footnote, 16), line(29, .caption, 15),
      line(30, .caption2, 14),
    ]
  }

  /// A text on one line in the body font.
  private static func body(_ item: Int, _ text: String, _ width: Double) -> Case {
    Case("width of \(text)", "layout-cases \(item)") { Text(verbatim: text).named("a") }
      .gives("size ~\(width) 20.33", "a 0 0 ~\(width) 20.33")
  }

  static var widths: [Case] {
    [
      body(31, "blue()", 45), body(32, "clear()", 49.667), body(33, ".padding", 67),
      body(34, ".padding()", 79), body(35, ".image", 51), body(36, ".theme(.all)", 86),
      body(37, ".theme(.light)", 102.333), body(38, ".sizes(.minimum)", 129.667),
      body(39, "defaultBackground() (clear)", 210), body(40, "doubleBackground() (red)", 197.667),
      body(41, "viewBackgroundColor() (green)", 239.333),
      body(42, "defaultBackgroundOverridden() (pink)", 290.333),
      body(43, ".padding(.all, 20)", 129.333), body(44, ".padding(.horizontal, 15)", 185.333),
      body(45, ".padding(30)", 99.667), body(46, ".padding(.vertical, 30)", 167.333),
    ]
  }

  @CaseList static var blocks: [Case] {
    Case("text in default padding", "layout-cases 47") {
      Text(verbatim: ".padding()").named("a").padding()
    }
    .gives("size ~111 52.33", "a 16 16 ~79 20.33")
    Case("text in 20 all around", "layout-cases 48") { Text("X").named("a").padding(.all, 20) }
      .gives("size * 60.33", "a 20 20 * 20.33")
    Case("text in four insets", "layout-cases 49") {
      Text("X").named("a")
        .padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
    }
    .gives("size * 50.33", "a 30 20 * 20.33")
    Case("text in horizontal padding", "layout-cases 50") {
      Text("X").named("a").padding(.horizontal, 15)
    }
    .gives("size * 20.33", "a 15 0 * 20.33")
    Case("text at one pixel a point", "layout-cases 51", scale: 1) {
      Text("Hello, world!").named("a").padding()
    }
    .gives("size ~127 53", "a 16 16 ~95 21")
    Case("ten styles below each other", "layout-cases 57", 320) {
      VStack(alignment: .leading, spacing: 12) {
        Text("a").font(.system(.largeTitle, design: .rounded)).named("a")
        Text("b").font(.system(.title, design: .rounded)).named("b")
        Text("c").font(.system(.title2, design: .rounded)).named("c")
        Text("d").font(.title3).named("d")
        Text("e").font(.headline).named("e")
        Text("f").font(.body).named("f")
        Text("g").font(.system(.subheadline, design: .serif)).named("g")
        Text("h").font(.footnote).named("h")
        Text("i").font(.system(.caption, design: .monospaced)).named("i")
        Text("j").font(.system(.caption2, design: .monospaced)).named("j")
      }
      .padding(16)
    }
    .gives(
      "size * 367",
      "a 16 16 * 40.67",
      "b 16 68.67 * 33.67",
      "c 16 114.33 * 26.33",
      "d 16 152.67 * 24",
      "e 16 188.67 * 20.33",
      "f 16 221 * 20.33",
      "g 16 253.33 * 18.33",
      "h 16 283.67 * 15.67",
      "i 16 311.33 * 14.33",
      "j 16 337.67 * 13.33"
    )
    Case("text 8 after a shape", "layout-cases 58", 268) {
      HStack {
        Circle().frame(width: 40, height: 40).named("a")
        Text("Success").named("b")
        Spacer()
      }
    }
    .gives("size 268 40", "a 0 0 40 40", "b 48 9.83 * 20.33")
    Case("text 8 after a text", "layout-cases 59", 328) {
      HStack(alignment: .firstTextBaseline) {
        Text("Title").font(.title).frame(width: 90, alignment: .leading).named("a")
        Text("Sample").named("b")
        Spacer()
      }
    }
    .gives("size 328 *", "a 0 0 90 33.67", "b 98 * * 20.33")
    Case("padded text as a button", "layout-cases 60", 288) {
      HStack {
        Text("md").frame(width: 80)
        Text("Button").padding(8).named("b")
        Spacer()
      }
    }
    .gives("size 288 36.33", "b 88 0 * 36.33")
    Case("text offered nothing", "layout-cases 61", 0, 0) {
      HStack(spacing: 16) {
        ForEach(0..<3) { _ in
          VStack(spacing: 8) {
            Circle().frame(width: 8, height: 8)
            Circle().frame(width: 12, height: 12)
            Circle().frame(width: 16, height: 16)
            Text("Label")
          }
        }
      }
      .padding()
    }
    .gives("size 112 92")
    Case("a card around a text", "layout-cases 62", 320) {
      Text("Custom shadow").padding(16).named("card").padding(16).frame(width: 320)
    }
    .gives("size 320 84.33", "card * 16 * 52.33")
    Case("one line beside two", "layout-cases 64", 320) {
      HStack {
        Text("Test").named("a")
        Spacer()
        Text("Test\nTest").named("b")
      }
    }
    .gives("size 320 42.33", "a 0 11 ~32.67 20.33", "b ~287.33 0 ~32.67 42.33")
    Case("columns of two texts", "layout-cases 65") {
      HStack(spacing: 8) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Test Test")
          Text("Test")
        }
        .named("a")
        VStack(alignment: .trailing, spacing: 0) {
          Text("Test")
          Text("Test Test")
        }
        .named("b")
      }
    }
    .gives("size ~145.33 40.67", "a 0 0 ~68.67 40.67", "b ~76.67 0 ~68.67 40.67")
    Case("texts at both ends", "layout-cases 66", nil, 100) {
      VStack {
        Text("Test").named("a")
        Spacer()
        Text("Test Test").named("b")
      }
    }
    .gives("size ~68.67 100", "a ~18 0 ~32.67 20.33", "b 0 79.67 ~68.67 20.33")
    Case("a row of captions under a text", "layout-cases 70", 296) {
      VStack(alignment: .leading) {
        Text("Name").font(.subheadline.bold()).named("a")
        HStack {
          Text("Message").font(.caption).named("b")
          Spacer()
          Text("Time").font(.caption)
        }
      }
    }
    .gives("size 296 34.33", "a 0 0 * 18", "b 0 20 * 14.33")
    Case("a small image beside a text", "layout-cases 72", 296) {
      HStack(spacing: 6) {
        Box("a", 15)
        Text("Name").font(.subheadline.bold()).named("b")
      }
    }
    .gives("size * 18", "a 0 1.5 15 15", "b 21 0 * 18")
    Case("texts of a road sign", "layout-cases 74", 52, 76) {
      VStack {
        Text("Speed\nLimit").font(.caption.bold()).named("a")
        Text("50").font(.title2.bold()).named("b")
        Text("mph").font(.caption2.bold()).named("c")
      }
      .named("stack")
      .frame(width: 52, height: 76)
    }
    .gives(
      "size 52 76",
      "stack * 2 * 72",
      "a * 2 * 30.33",
      "b * 34.33 * 26.33",
      "c * 60.67 * 13.33"
    )
    Case("a title3 under a title", "layout-cases 75") {
      VStack(alignment: .leading) {
        Text("Turn left").font(.title).named("a")
        Text("500 m").font(.title3).named("b")
      }
    }
    .gives("size * 59", "a 0 0 * 33.67", "b 0 35 * 24")
    Case("shapes under a headline", "layout-cases 77, iOS 26's rule: 10.64") {
      VStack {
        Text("Colors").font(.headline).named("a")
        HStack(spacing: 0) {
          Box("b", 100)
          Box("c", 100)
        }
      }
    }
    .gives("size 200 130.98", "a * 0 * 20.33", "b 0 30.98 100 100", "c 100 30.98 100 100")
    Case("three lines of largeTitle", "layout-cases 78", scale: 2) {
      Text("a\nb\nc").font(.largeTitle).named("a")
    }
    .gives("size * 123", "a 0 0 * 123")
    Case("four lines of footnote", "layout-cases 79: steps of 18") {
      Text("a\nb\nc\nd").font(.footnote).named("a")
    }
    .gives("size * 69.67", "a 0 0 * 69.67")
    Case("three lines of a plain size", "layout-cases 80: no extra leading") {
      Text("a\nb\nc").font(.system(size: 13)).named("a")
    }
    .gives("size * 46.67", "a 0 0 * 46.67")
    Case("two heavy lines of a plain size", "layout-cases 81: steps of 23.87") {
      Text("a\nb").font(.system(size: 20, weight: .heavy)).named("a")
    }
    .gives("size * 48", "a 0 0 * 48")
    Case("line spacing replaces the leading", "layout-cases 82: steps of 17.32") {
      Text("a\nb").font(.caption).lineSpacing(3).named("a")
    }
    .gives("size * 31.67", "a 0 0 * 31.67")
  }
}
