// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

/// Puts each view below and to the trailing side of the one before.
private struct Staircase: Layout {
  var step: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).max().map { $0 + step * CGFloat(cache.count - 1) } ?? 0,
      height: cache.map(\.height).reduce(0, +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      let extra = subview[Shift.self]
      subview.place(at: CGPoint(x: point.x + extra, y: point.y), proposal: ProposedViewSize(size))
      point.x += step
      point.y += size.height
    }
  }
}

private struct Shift: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Leaves the places of its views to chance, and has a size that makes no sense.
private struct Broken: Layout {
  let size: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

@MainActor @Suite struct LayoutProtocolTests {
  @ViewBuilder private var boxes: some View {
    Color.red.frame(width: 10, height: 10)
    Color.green.frame(width: 20, height: 30)
  }

  @Test func customLayout() {
    let view = PlacedView { Staircase(step: 4) { boxes } }
    // 24 × 40 in the middle.
    #expect(view.frames() == ["38,30 10×10", "42,40 20×30"])
  }

  @Test func mirrorsRightToLeft() {
    let view = PlacedView(environment: { $0.layoutDirection = .rightToLeft }) {
      Staircase(step: 4) { boxes }
    }
    #expect(view.frames() == ["52,30 10×10", "38,40 20×30"])
  }

  @Test func valuesReachTheLayout() {
    let view = PlacedView {
      Staircase(step: 0) {
        Color.red.frame(width: 10, height: 10).layoutValue(key: Shift.self, value: 7).padding(0)
      }
    }
    #expect(view.frames() == ["52,45 10×10"])
  }

  @Test func unplacedViewsAreCentred() {
    let view = PlacedView {
      Broken(size: CGSize(width: 40, height: 40)) { Color.red.frame(width: 10, height: 10) }
    }
    #expect(view.frames() == ["45,45 10×10"])
  }

  @Test(arguments: [CGFloat.nan, -3])
  func sizesThatMakeNoSenseAreReported(_ length: CGFloat) {
    let view = PlacedView { Broken(size: CGSize(width: length, height: 1)) { boxes } }
    #expect(view.problems.count == 1)
    #expect(view.problems.first?.contains("Broken.sizeThatFits got the length") == true)
  }

  @Test func stacksAsLayouts() {
    func frames<L: Layout>(_ layout: L) -> [String] { PlacedView { layout { boxes } }.frames() }
    let row = ["31,45 10×10", "49,35 20×30"]
    #expect(PlacedView { HStack { boxes } }.frames() == row)
    #expect(frames(HStackLayout()) == row)
    #expect(frames(AnyLayout(HStackLayout())) == row)
    #expect(
      frames(VStackLayout(alignment: .leading, spacing: 0)) == ["40,30 10×10", "40,40 20×30"]
    )
    #expect(frames(ZStackLayout(alignment: .topLeading)) == ["40,35 10×10", "40,35 20×30"])
    #expect(frames(AnyLayout(Staircase(step: 4))) == ["38,30 10×10", "42,40 20×30"])
  }

  @Test func layoutsInsideOfLayouts() {
    /// Hands everything on to a row.
    struct Wrapper: Layout {
      private let row = HStackLayout(spacing: 2)

      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let view = PlacedView { Wrapper { boxes } }
    #expect(view.frames() == ["34,45 10×10", "46,35 20×30"])
  }

  @Test func spacers() {
    let view = PlacedView {
      HStackLayout(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(view.frames() == ["0,45 10×10", "90,45 10×10"])
  }

  @Test func slicesKeepTheirNumbers() {
    /// Places all but the first view, which stays in the middle.
    struct Rest: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 100) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {
        let rest = subviews.dropFirst()
        for index in rest.indices {
          let point = CGPoint(x: 10 * CGFloat(index), y: 0)
          rest[index].place(at: point, proposal: .unspecified)
        }
      }
    }
    let view = PlacedView {
      Rest {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(view.frames() == ["45,45 10×10", "10,0 10×10", "20,0 10×10"])
  }

  @Test func spacingOfViews() {
    let ordinary = ViewSpacing()
    #expect(ordinary.distance(to: ordinary, along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ordinary.union(.zero, edges: .trailing).distance(to: ordinary, along: .horizontal) == 0)
  }
}
