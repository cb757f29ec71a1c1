// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Frames: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Collects what user code hears.
@MainActor private final class Heard<Value> {
  var values: [Value] = []
}

@MainActor @Suite struct PreferenceTests {
  @Test func valuesComeInTheOrderOfTheSource() {
    let heard = Heard<[String]>()
    _ = PlacedView {
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: ["b"])
          Color.red
        }
        .background(Color.red.preference(key: Names.self, value: ["c"]))
        Color.red.preference(key: Names.self, value: ["hidden"])
          .preference(key: Names.self, value: ["d"])
        Color.red.preference(key: Names.self, value: ["e"])
          .transformPreference(Names.self) { $0.append("f") }
      }
      .onPreferenceChange(Names.self) { heard.values.append($0) }
    }
    #expect(heard.values == [["a", "b", "c", "d", "e", "f"]])
  }

  @Test func defaultWhereNobodySpeaks() {
    let heard = Heard<CGFloat>()
    _ = PlacedView { Color.red.onPreferenceChange(Widest.self) { heard.values.append($0) } }
    #expect(heard.values == [0])
  }

  @Test func overlayFollowsAMeasuredSize() {
    let view = PlacedView {
      VStack(spacing: 0) {
        ForEach([20, 40], id: \.self) { width in
          Divider().frame(width: CGFloat(width), height: 10)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: Widest.self, value: proxy.size.width)
              }
            )
        }
      }
      .overlayPreferenceValue(Widest.self, alignment: .bottomTrailing) { width in
        Rectangle().frame(width: width / 2, height: 5)
      }
    }
    // The stack is 40 × 20 at 30,40.
    #expect(view.frames(of: "Rectangle") == ["50,55 20×5"])
  }

  @Test func anchorsLeadToOtherViews() {
    let view = PlacedView {
      HStack(spacing: 0) {
        Divider().frame(width: 10, height: 10)
        Divider().frame(width: 20, height: 30)
          .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      }
      .padding(10)
      .backgroundPreferenceValue(Frames.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Rectangle()
              .frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
    // 30 × 30 with 10 around: 50 × 50 at 25,25; the second view begins 20 points in.
    #expect(view.frames(of: "Rectangle") == ["45,35 20×30"])
  }

  @Test func stateFromAPreferenceIsDrawn() {
    struct Equal: View {
      @State private var width: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          Divider().frame(width: 36, height: 10)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: Widest.self, value: proxy.size.width)
              }
            )
          Rectangle().frame(width: width, height: 10)
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let view = PlacedView { Group { Equal() } }
    #expect(view.frames(of: "Rectangle") == ["32,50 36×10"])
  }

  @Test func stateThatNeverSettlesEnds() {
    struct Growing: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Rectangle().frame(width: width, height: 10)
          .preference(key: Widest.self, value: width)
          .onPreferenceChange(Widest.self) { width = $0 + 1 }
      }
    }
    #expect(PlacedView { Growing() }.frames(of: "Rectangle") == ["43.5,45 13×10"])
  }

  @Test func geometryChange() {
    let heard = Heard<CGSize>()
    _ = PlacedView {
      Color.red.padding(10)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          heard.values.append($0)
        }
    }
    #expect(heard.values == [CGSize(width: 100, height: 100)])
  }

  @Test func namedCoordinateSpaces() {
    let heard = Heard<CGRect>()
    _ = PlacedView {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        GeometryReader { proxy in
          let _ =
            heard.values = [
              proxy.frame(in: .local), proxy.frame(in: .named("column")),
              proxy.frame(in: .global), proxy.bounds(of: .named("column")) ?? .zero,
            ]
          Color.red
        }
        .padding(5)
      }
      .coordinateSpace(name: "column")
      .padding(.leading, 30)
    }
    #expect(
      heard.values == [
        CGRect(x: 0, y: 0, width: 60, height: 70), CGRect(x: 5, y: 25, width: 60, height: 70),
        CGRect(x: 35, y: 25, width: 60, height: 70),
        CGRect(x: -5, y: -25, width: 70, height: 100),
      ]
    )
  }
}
