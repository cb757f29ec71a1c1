// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry
import TintypeTesting

/// Puts views on the corners and in the middle of a diamond.
private struct Diamond: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let points = [
      CGPoint(x: bounds.midX, y: bounds.minY + 15), CGPoint(x: bounds.maxX - 15, y: bounds.midY),
      CGPoint(x: bounds.midX, y: bounds.maxY - 15), CGPoint(x: bounds.minX + 15, y: bounds.midY),
      CGPoint(x: bounds.midX, y: bounds.midY),
    ]
    for (subview, point) in zip(subviews, points) {
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Chosen: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

@Suite struct LayoutGoldens {
  static let cases = [
    Golden("layout=own") {
      Diamond {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
        Color.orange.frame(width: 20, height: 20)
        Circle().fill(.purple).frame(width: 30, height: 30)
      }
    },
    Golden("preference=ring-around-the-chosen") {
      HStack {
        Color.gray.frame(width: 20, height: 20)
        Color.gray.frame(width: 30, height: 30)
          .anchorPreference(key: Chosen.self, value: .bounds) { $0 }
        Color.gray.frame(width: 10, height: 20)
      }
      .overlayPreferenceValue(Chosen.self) { anchor in
        GeometryReader { proxy in
          if let frame = anchor.map({ proxy[$0] }) {
            RoundedRectangle(cornerRadius: 6)
              .stroke(.red, lineWidth: 2)
              .frame(width: frame.width + 6, height: frame.height + 6)
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
    },
    Golden("zindex=middle-in-front") {
      HStack(spacing: -12) {
        Color.red.frame(width: 40, height: 40)
        Color.green.frame(width: 40, height: 60).zIndex(1)
        Color.blue.frame(width: 40, height: 40)
      }
    },
    Golden("scrollview=clips") {
      ScrollView {
        ForEach(0..<6) { index in
          Color.blue.opacity(1 - 0.15 * Double(index)).frame(height: 20)
        }
      }
      .frame(width: 60, height: 70)
      .border(.red)
    },
    Golden("safearea=padding") {
      ZStack {
        Color.yellow.ignoresSafeArea()
        Color.green
      }
      .safeAreaPadding(15)
    },
    Golden("rtl=flipped-image") {
      VStack {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 0))
          path.addLine(to: CGPoint(x: 40, y: 20))
          path.addLine(to: CGPoint(x: 0, y: 40))
        }
        .fill(.red)
        .frame(width: 40, height: 40)
        .flipsForRightToLeftLayoutDirection(true)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: "LayoutGoldens")
  }

  /// What `tintype explain --overlay` draws.
  @Test @MainActor func framesOverThePicture() throws {
    let area = RenderArea(size: Size(width: 100, height: 100))
    let placed = area.placed(
      ZStack {
        Color.white
        HStack {
          Color.teal.frame(width: 20, height: 20).padding(6)
          VStack(spacing: 4) {
            Color.gray.frame(height: 10)
            Color.gray.frame(width: 20, height: 10)
          }
        }
        .padding(4)
      },
      environment: EnvironmentValues()
    )
    let pixmap = try DisplayListRenderer.shared.render(
      placed.scene(showingFrames: true).displayList
    )
    try GoldenStore().check(
      pixmap,
      pixelsPerPoint: 1,
      as: GoldenName(suite: "LayoutGoldens", case: "explain=frames")
    )
  }
}
