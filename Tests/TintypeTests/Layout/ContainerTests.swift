// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

@MainActor @Suite struct ContainerTests {
  @Test func containerRelativeFrames() {
    #expect(
      PlacedView { Color.red.containerRelativeFrame(.horizontal).padding(10) }.frames()
        == ["0,10 100×80"]
    )
    #expect(
      PlacedView {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
      }
      .frames() == ["27,0 46×100"]
    )
    #expect(
      PlacedView {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 4
        }
      }
      .frames() == ["25,37.5 50×25"]
    )
  }

  @Test func safeAreas() {
    let view = PlacedView {
      ZStack {
        Color.red.ignoresSafeArea()
        Color.green
        Color.blue.ignoresSafeArea(edges: .top)
      }
      .safeAreaPadding(10)
    }
    #expect(view.frames() == ["0,0 100×100", "10,10 80×80", "10,0 80×90"])
    #expect(
      PlacedView { Color.red.ignoresSafeArea().padding(4) }.frames() == ["4,4 92×92"]
    )
    #expect(
      PlacedView {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
      }
      .frames() == ["0,0 100×80", "0,80 100×20"]
    )
    #expect(
      PlacedView {
        Color.red.safeAreaInset(edge: .leading) { Color.green.frame(width: 20) }
      }
      .frames() == ["28,0 72×100", "0,0 20×100"]
    )
  }

  @Test func scrollViews() {
    let view = PlacedView {
      ScrollView {
        Color.red.frame(width: 30, height: 80)
        Color.green.frame(height: 80)
      }
      .contentMargins(.vertical, 5)
    }
    #expect(view.frames() == ["35,5 30×80", "0,93 100×80"])
    let row = PlacedView {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(width: 60, height: 20) } }
      }
    }
    #expect(row.frames() == ["0,40 60×20", "60,40 60×20", "120,40 60×20"])
  }

  @Test func lengthsThatMakeNoSenseAreReportedWithTheirView() {
    struct Ring: View {
      var body: some View {
        VStack(spacing: .nan) {
          Color.red.padding(.infinity).offset(x: .nan).position(x: -.infinity, y: 0)
          Color.red.frame(width: -4)
        }
      }
    }
    #expect(
      Set(PlacedView { Ring() }.problems.map { $0.prefix { $0 != ";" } }) == [
        "VStack(spacing:) in Ring got the length nan",
        "padding(_:) in Ring got the length inf",
        "offset(x:y:) in Ring got the length nan",
        "position(x:y:) in Ring got the length -inf",
        "frame(width:height:) in Ring got the length -4.0",
      ]
    )
  }

  @Test func explanationNamesViewsAndSettings() {
    struct Badge: View {
      var body: some View {
        HStack(spacing: 4) { Color.red.frame(width: 10, height: 10) }.padding(2)
      }
    }
    let text = PlacedView { Badge() }.explanation.text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    #expect(
      text.contains(
        "padding  43,43  14×14  offered 100×100  top=2  leading=2  bottom=2  trailing=2  in Badge"
      )
    )
    #expect(text.contains("HStack  45,45  10×10  offered 96×96  alignment=center  spacing=4"))
    #expect(
      text.contains(
        "frame  45,45  10×10  offered 96×96  width=10  height=10  alignment=center center"
      )
    )
  }
}
