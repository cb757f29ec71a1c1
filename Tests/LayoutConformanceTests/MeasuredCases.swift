// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry
import TintypeLayout

/// Figures measured on pictures that SwiftUI drew, or asserted by others against it, apart from texts.
///
/// The source's number is the item's in facts `layout-cases.json`.
@Suite struct MeasuredCases {
  @Test(arguments: grids + columns + layers + controls) @MainActor func holds(_ one: Case) {
    one.check()
  }

  /// The size of a control shows in a box behind it; its own parts are drawn, not laid out.
  @CaseList static var controls: [Case] {
    Case("a spinner is 20 wide, however it is scaled", "layout-cases 63", nil, nil) {
      ProgressView().scaleEffect(1.5).background { Flex("box") }
    }
    .givesAmong("box 0 0 20 20")
    Case("a round gauge keeps its size", "layout-cases 92", 100, 100) {
      Gauge(value: 0.68) {
        EmptyView()
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .background { Flex("box") }
      .frame(width: 100, height: 100)
    }
    .givesAmong("box 21 21 58 58")
    Case("a switch without its label", "layout-cases 104", nil, nil) {
      Toggle("On", isOn: .constant(true)).labelsHidden().background { Flex("box") }
    }
    .givesAmong("box * 0 * 31")
  }

  @CaseList static var grids: [Case] {
    Case("default padding in a screen", "layout-cases 1", 430, 932) {
      Flex("content").padding()
    }
    .gives("size 430 932", "content 16 16 398 900")
    Case("three columns share a row", "layout-cases 2", 398, 900) {
      HStack {
        Flex("a").frame(maxWidth: .infinity, maxHeight: .infinity)
        Flex("b").frame(maxWidth: .infinity, maxHeight: .infinity)
        Flex("c").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .gives("size 398 900", "a 0 0 127.33 900", "b 135.33 0 127.33 900", "c 270.67 0 127.33 900")
    Case("spacers keep 8 beside a flexible view", "layout-cases 3", 127.333, 900) {
      VStack {
        Box("a", 64)
        Spacer()
        Flex("b").frame(width: 64)
        Spacer()
        Box("c", 64)
      }
    }
    .gives("size 64 900", "a 0 0 64 64", "b 0 72 64 756", "c 0 836 64 64")
    Case("three spacers in a row take 24", "layout-cases 4", 127.333, 900) {
      VStack {
        Flex("a")
        Spacer()
        Spacer()
        Spacer()
        Flex("b")
      }
    }
    .gives("size 127.33 900", "a 0 0 127.33 438", "b 0 462 127.33 438")
    Case("fixed heights at the ends", "layout-cases 5", 127.333, 900) {
      VStack {
        Flex("a").frame(height: 64)
        Spacer()
        Flex("b")
        Spacer()
        Flex("c").frame(height: 64)
      }
    }
    .gives(
      "size 127.33 900",
      "a 0 0 127.33 64",
      "b 0 72 127.33 756",
      "c 0 836 127.33 64"
    )
    Case("leading column in a wide frame", "layout-cases 6", 127.333, 900) {
      VStack(alignment: .leading) {
        Box("a", 64)
        Spacer()
        Flex("b").frame(width: 64)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .gives("size 127.33 900", "a 0 0 64 64", "b 0 72 64 828")
    Case("two corners of a grid", "layout-cases 7", 398, 900) {
      HStack {
        VStack(alignment: .leading) {
          Spacer()
          Spacer()
          Spacer()
          Spacer()
          Box("low", 64)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        VStack { Spacer() }.frame(maxWidth: .infinity, maxHeight: .infinity)
        VStack(alignment: .trailing) {
          Box("high", 64)
          Spacer()
          Spacer()
          Spacer()
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
    }
    .gives("size 398 900", "low 0 836 64 64", "high 334 0 64 64")
    Case("nested rows and columns", "layout-cases 14", 12, 12) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Box("a", 1, 2)
            Box("b", 1, 1)
          }
          Box("c", 6, 3)
          Box("d", 5, 3)
        }
        HStack(spacing: 0) {
          Box("e", 3, 9)
          Box("f", 9, 9)
        }
      }
      .frame(width: 12, height: 12)
    }
    .gives(
      "size 12 12",
      "a 0 0 1 2",
      "b 0 2 1 1",
      "c 1 0 6 3",
      "d 7 0 5 3",
      "e 0 3 3 9",
      "f 3 3 9 9"
    )
    Case("bottoms meet", "layout-cases 15", 12, 12) {
      HStack(alignment: .bottom, spacing: 0) {
        Flex("a").frame(height: 10)
        Flex("b").frame(height: 12)
        Flex("c").frame(height: 10)
      }
      .frame(width: 12, height: 12)
    }
    .gives("size 12 12", "a 0 2 4 10", "b 4 0 4 12", "c 8 2 4 10")
    Case("column of spacers overflows", "layout-cases 16", 12, 12) {
      VStack {
        Spacer()
        Flex("a").frame(height: 2)
        Spacer()
        Flex("b").frame(height: 2)
        Spacer()
      }
      .named("stack")
      .frame(width: 12, height: 12)
    }
    .gives("size 12 12", "stack 0 -8 12 28", "a 0 0 12 2", "b 0 10 12 2")
    Case("row of spacers overflows", "layout-cases 17", 12, 12) {
      HStack {
        Spacer()
        Flex("a").frame(width: 2)
        Spacer()
        Flex("b").frame(width: 2)
        Spacer()
      }
      .named("stack")
      .frame(width: 12, height: 12)
    }
    .gives("size 12 12", "stack -8 0 28 12", "a 0 0 2 12", "b 10 0 2 12")
    Case("unlimited frame in a fixed one", "layout-cases 98", 0, 0) {
      Flex("a").frame(maxWidth: .infinity).frame(width: 200, height: 200)
    }
    .gives("size 200 200", "a 0 0 200 200")
    Case("negative minimum counts as none", "layout-cases 99", 0, 0) {
      Flex("a").frame(minWidth: -10, minHeight: -5)
    }
    .gives("size 0 0", "a 0 0 0 0")
    Case("minimum raises the ideal", "layout-cases 100") {
      Flex("a").frame(minWidth: 20, idealWidth: 10)
    }
    .gives("size 20 10", "a 0 0 20 10")
    Case("ideal raises the maximum", "layout-cases 101") {
      Flex("a").frame(idealWidth: 30, maxWidth: 20)
    }
    .gives("size 30 10", "a 0 0 30 10")
    Case("ideal colour", "layout-cases 102", 300, 300) {
      Flex("a").fixedSize()
    }
    .gives("size 10 10", "a 0 0 10 10")
    Case("divider in a column", "layout-cases 103", 100, 100) {
      VStack { Divider().named("a") }
    }
    .gives("size 100 0.33", "a 0 0 100 0.33")
    Case("colour expands both ways", "layout-cases 103", 70, 30) { Flex("a") }
      .gives("size 70 30", "a 0 0 70 30")
    Case("shape expands both ways", "layout-cases 103", 70, 30) { Rectangle().named("a") }
      .gives("size 70 30", "a 0 0 70 30")
  }

  @CaseList static var columns: [Case] {
    Case("bars on one bottom line", "layout-cases 52", 320, 180) {
      HStack(alignment: .bottom, spacing: 12) {
        Bar("a", 6)
        Bar("b", 12)
        Bar("c", 24)
        Bar("d", 36)
        Bar("e", 48)
        Bar("f", 60)
        Bar("g", 72)
        Bar("h", 96, label: 27.333)
      }
      .padding(16)
      .frame(width: 320, height: 180)
    }
    .gives(
      "size 320 180",
      "a 20.33 123.33 24 6",
      "b 56.33 117.33 24 12",
      "c 92.33 105.33 24 24",
      "d 128.33 93.33 24 36",
      "e 164.33 81.33 24 48",
      "f 200.33 69.33 24 60",
      "g 236.33 57.33 24 72",
      "h 274 33.33 24 96"
    )
    Case("rows 20 high", "layout-cases 53", 320) {
      VStack(alignment: .leading, spacing: 12) {
        Row("a", 2, 20)
        Row("b", 4, 20)
        Row("c", 8, 20)
        Row("d", 12, 20)
        Row("e", 16, 20)
        Row("f", 20, 20)
        Row("g", 24, 20)
        Row("h", 32, 20)
      }
      .padding(16)
      .frame(width: 320)
    }
    .gives(
      "size 320 276",
      "a 68 16 2 20",
      "b 68 48 4 20",
      "c 68 80 8 20",
      "d 68 112 12 20",
      "e 68 144 16 20",
      "f 68 176 20 20",
      "g 68 208 24 20",
      "h 68 240 32 20"
    )
    Case("centred groups", "layout-cases 54", 320) {
      VStack(spacing: 16) {
        Blocks("a", 2)
        Blocks("b", 8)
        Blocks("c", 12)
        Blocks("d", 16)
      }
      .padding(16)
      .frame(width: 320)
    }
    .gives(
      "size 320 273.33",
      "a 77 34.33 166 30",
      "b 68 98.67 184 30",
      "c 62 163 196 30",
      "d 56 227.33 208 30"
    )
    Case("rows 40 high", "layout-cases 55", 320) {
      VStack(spacing: 16) {
        Row("a", 60, 40)
        Row("b", 60, 40)
        Row("c", 60, 40)
        Row("d", 60, 40)
        Row("e", 60, 40)
        Row("f", 60, 40)
        Row("g", 60, 40)
      }
      .padding(16)
    }
    .gives(
      "size 320 408",
      "a 68 16 60 40",
      "b 68 72 60 40",
      "c 68 128 60 40",
      "d 68 184 60 40",
      "e 68 240 60 40",
      "f 68 296 60 40",
      "g 68 352 60 40"
    )
    Case("labelled boxes", "layout-cases 56", 320) {
      HStack(spacing: 12) {
        Labelled("a")
        Labelled("b")
        Labelled("c")
        Labelled("d")
      }
      .padding(16)
      .frame(width: 320)
    }
    .gives(
      "size 320 99.33",
      "a 42 16 50 50",
      "b 104 16 50 50",
      "c 166 16 50 50",
      "d 228 16 50 50"
    )
    Case("spacer beside a cut text", "layout-cases 71", 296) {
      HStack {
        Elastic("long", 0...900, ideal: 900)
        Spacer()
        Box("b", 47)
      }
    }
    .gives("size 296 47", "long 0 18.5 241 10", "b 249 0 47 47")
    Case("empty row with a minimum", "layout-cases 73", 296) {
      HStack(alignment: .bottom) {
        Box("a", 30, 14.333)
        Spacer()
        HStack {}.frame(minHeight: 18).named("b")
      }
    }
    .gives("size 296 18", "a 0 3.67 30 14.33", "b 296 0 0 18")
    Case("bar at a card's bottom", "layout-cases 86", 250, 250) {
      VStack(alignment: .leading, spacing: 0) {
        Box("top", 40)
        Spacer(minLength: 0)
        Flex("bar").frame(height: 12)
      }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .gives("size 250 250", "top 16 16 40 40", "bar 16 222 218 12")
    Case("tiles two by two", "layout-cases 87", 350, 160) {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 8) {
          Tile("a")
          Tile("b")
        }
        HStack(spacing: 8) {
          Tile("c")
          Tile("d")
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(8)
    }
    .gives(
      "size 350 160",
      "a 8 8 163 68",
      "b 179 8 163 68",
      "c 8 84 163 68",
      "d 179 84 163 68"
    )
    Case("live activity card", "layout-cases 88", 360, 130) {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .top, spacing: 12) {
          Box("icon", 48)
          VStack(alignment: .leading, spacing: 4) {
            Box("title", 80, 24)
            Box("message", 110, 20.333)
          }
          Spacer(minLength: 0)
          Box("share", 37, 20.333)
        }
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Flex("track")
            Flex("filled").frame(width: max(proxy.size.width * 0.4, 10))
          }
        }
        .frame(height: 10)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 16)
      .frame(width: 360, height: 130)
    }
    .gives(
      "size 360 130",
      "icon 16 29.83 48 48",
      "title 76 29.83 80 24",
      "message 76 57.83 110 20.33",
      "share 307 29.83 37 20.33",
      "track 16 90.17 328 10",
      "filled 16 90.17 131.2 10"
    )
    Case("colour bar takes the row's height", "layout-cases 90", 138) {
      HStack(spacing: 8) {
        Flex("bar").frame(width: 3)
        VStack(alignment: .leading, spacing: 1) {
          Box("title", 96, 14.333)
          Box("time", 36, 13.333)
        }
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .gives(
      "size 138 28.67",
      "bar 0 0 3 28.67",
      "title 11 0 96 14.33",
      "time 11 15.33 36 13.33"
    )
    Case("two such rows", "layout-cases 91", 138) {
      VStack(spacing: 4) {
        Event("a")
        Event("b")
      }
    }
    .gives("size 138 61.33", "a 0 0 3 28.67", "b 0 32.67 3 28.67")
    Case("card with a wide header, 120 high", "layout-cases 93") { Card("a", 120) }
      .gives("size 92 157", "head 10 10 72 13", "a 6 31 80 120")
    Case("card with a wide header, 80 high", "layout-cases 93") { Card("a", 80) }
      .gives("size 92 117", "head 10 10 72 13", "a 6 31 80 80")
    Case("card with a wide header, 160 high", "layout-cases 93") { Card("a", 160) }
      .gives("size 92 197", "head 10 10 72 13", "a 6 31 80 160")
    Case("two rows of shapes", "layout-cases 94", 320, 200) {
      VStack(alignment: .leading) {
        HStack {
          Box("a", 45, 44)
          Box("b", 55, 44)
          Box("c", 50, 44)
          Box("d", 40, 44)
          Box("e", 60, 44)
        }
        HStack {
          Box("f", 48, 44)
          Box("g", 52, 44)
          Box("h", 58, 44)
          Box("i", 42, 44)
          Box("j", 46, 44)
        }
      }
      .padding(12)
      .frame(width: 320, height: 200)
    }
    .gives(
      "size 320 200",
      "a 19 52 45 44",
      "b 72 52 55 44",
      "c 135 52 50 44",
      "d 193 52 40 44",
      "e 241 52 60 44",
      "f 19 104 48 44",
      "g 75 104 52 44",
      "h 135 104 58 44",
      "i 201 104 42 44",
      "j 251 104 46 44"
    )
    Case("flexible items in a row", "layout-cases 95", 320, 140) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Box("a", 50)
          Flex("b").frame(minWidth: 50, maxWidth: .infinity).frame(height: 50)
          Flex("c").frame(minWidth: 50, maxWidth: .infinity).frame(height: 50)
        }
        Flex("d").frame(minWidth: 50, maxWidth: .infinity).frame(height: 50)
      }
      .padding(12)
      .frame(width: 320, height: 140)
    }
    .gives(
      "size 320 140",
      "a 12 16 50 50",
      "b 70 16 115 50",
      "c 193 16 115 50",
      "d 12 74 296 50"
    )
    Case("symbol and text in two paddings", "layout-cases 106", scale: 2) {
      HStack {
        Box("symbol", 17)
        Box("text", 68, 20.5).fixedSize()
      }
      .padding(5)
      .named("blue")
      .padding(10)
    }
    .gives("size 123 50.5", "blue 10 10 103 30.5", "symbol 15 16.75 17 17", "text 40 15 68 20.5")
    Case("lazy rows with dividers", "layout-cases 69", 360) {
      LazyVStack {
        Box("a", 100)
        Divider()
        Box("b", 100)
        Divider().named("line")
      }
    }
    .gives("size 360 224.67", "a 130 0 100 100", "b 130 116.33 100 100", "line 0 224.33 360 0.33")
  }

  @CaseList static var layers: [Case] {
    Case("smaller one in the middle", "layout-cases 8") {
      ZStack {
        Box("a", 12)
        Box("b", 4)
      }
    }
    .gives("size 12 12", "a 0 0 12 12", "b 4 4 4 4")
    Case("bottom trailing", "layout-cases 9") {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 12)
        Box("b", 6)
      }
    }
    .gives("size 12 12", "a 0 0 12 12", "b 6 6 6 6")
    Case("top leading", "layout-cases 10") {
      ZStack(alignment: .topLeading) {
        Box("a", 12)
        Box("b", 6)
      }
    }
    .gives("size 12 12", "a 0 0 12 12", "b 0 0 6 6")
    Case("top", "layout-cases 11") {
      ZStack(alignment: .top) {
        Box("a", 12)
        Box("b", 6)
      }
    }
    .gives("size 12 12", "a 0 0 12 12", "b 3 0 6 6")
    Case("trailing", "layout-cases 12") {
      ZStack(alignment: .trailing) {
        Box("a", 12)
        Box("b", 6)
      }
    }
    .gives("size 12 12", "a 0 0 12 12", "b 6 3 6 6")
    Case("an empty view is no candidate", "layout-cases 13") {
      ZStack {
        Box("a", 12)
        ViewThatFits {
          EmptyView()
          Box("b", 4)
        }
      }
    }
    .gives("size 12 12", "a 0 0 12 12", "b 4 4 4 4")
    Case("maximum above the offer", "layout-cases 18", 12, 6) {
      ZStack {
        Box("a", 12, 6)
        Color.red.frame(maxWidth: 20, maxHeight: 4).named("b").border(Color.black)
      }
    }
    .gives("size 12 6", "a 0 0 12 6", "b 0 1 12 4")
    Case("rotation leaves the frame alone", "layout-cases 19", 12, 12) {
      Box("a", 6).rotationEffect(.degrees(45)).frame(width: 12, height: 12)
    }
    .gives("size 12 12", "a 3 3 6 6")
    Case("road sign in a screen", "layout-cases 76", 430, 932) {
      ZStack {
        Box("a", 60, 84)
        Box("b", 56, 80)
        Box("c", 52, 76)
      }
      .frame(width: 430, height: 932)
    }
    .gives("size 430 932", "a 185 424 60 84", "b 187 426 56 80", "c 189 428 52 76")
    Case("half filled bar", "layout-cases 84") {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Flex("track")
          Flex("filled").frame(width: 0.5 * proxy.size.width)
        }
      }
      .frame(width: 150, height: 20)
    }
    .gives("size 150 20", "track 0 0 150 20", "filled 0 0 75 20")
    Case("square card of a width", "layout-cases 85", 250) {
      Flex("content")
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .aspectRatio(1, contentMode: .fill)
    }
    .gives("size 250 250", "content 16 16 218 218")
    Case("scaling leaves the frame alone", "layout-cases 89") {
      Box("ring", 150).scaleEffect(0.72).padding(10)
    }
    .gives("size 170 170", "ring 10 10 150 150")
    Case("fixed frame, 100 offered", "layout-cases 96", 100, 100) { Box("a", 80, 50) }
      .gives("size 80 50", "a 0 0 80 50")
    Case("fixed frame, less offered", "layout-cases 96", 50, 40) { Box("a", 80, 50) }
      .gives("size 80 50", "a 0 0 80 50")
    Case("fixed frame, nothing offered", "layout-cases 96", 0, 0) { Box("a", 80, 50) }
      .gives("size 80 50", "a 0 0 80 50")
    Case("fixed frame, 1000 offered", "layout-cases 96", 1000, 1000) { Box("a", 80, 50) }
      .gives("size 80 50", "a 0 0 80 50")
    Case("colour, 100 offered", "layout-cases 97", 100, 100) { Flex("a") }
      .gives("size 100 100", "a 0 0 100 100")
    Case("colour, 50 offered", "layout-cases 97", 50, 50) { Flex("a") }
      .gives("size 50 50", "a 0 0 50 50")
    Case("colour, 70 × 90 offered", "layout-cases 97", 70, 90) { Flex("a") }
      .gives("size 70 90", "a 0 0 70 90")
    Case("colour, 10000 offered", "layout-cases 97", 10000, 10000) { Flex("a") }
      .gives("size 10000 10000", "a 0 0 10000 10000")
  }

  /// Several views at the root stand below each other, 8 points apart.
  ///
  /// **Source:**** layout-cases 67 and 68.
  @Test(arguments: [(2, 408.0), (4, 824.0)])
  @MainActor func stacksAGroupAtTheRoot(count: Int, height: Double) {
    let view = ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 200, height: 200) }
    let scene = RenderArea(size: nil).scene(of: view, environment: EnvironmentValues())
    #expect(scene.root.frame.width == 200)
    #expect(scene.root.frame.height == height)
  }
}
