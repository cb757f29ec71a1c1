// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

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

/// Points to the right, in a shape that knows about nothing.
private struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Chosen: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

@Suite struct LayoutGoldens: GoldenSuite {
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
    Golden("rtl=shapes-mirror") {
      HStack {
        Arrow().fill(.red).frame(width: 40, height: 40)
        Arrow().fill(.blue).frame(width: 40, height: 40).flipsForRightToLeftLayoutDirection(true)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
