// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var skeletons: [ReferenceCase] {
    ReferenceCase("68_skeleton_capsule", size: Size(width: 100, height: 50), onHost: false) {
      Skeleton {
        LinearGradient(stops: shimmer, startPoint: .leading, endPoint: .trailing)
          .background(Color(uiColor: .systemGray6))
          .clipShape(Capsule())
      }
    }
    ReferenceCase(
      "69_skeleton_roundrect_dark",
      size: Size(width: 100, height: 50),
      dark: true,
      onHost: false
    ) {
      Skeleton {
        RadialGradient(stops: shimmer, center: .center, startRadius: 0, endRadius: 50)
          .background(Color(uiColor: .systemGray6))
          .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      }
    }
    ReferenceCase("70_skeleton_lines", size: Size(width: 100, height: 50), onHost: false) {
      VStack {
        SkeletonLine(share: 1)
        SkeletonLine(share: 0.5)
      }
    }
  }

  /// A light that has not begun to move, so none of it shows.
  private static let shimmer = [
    Gradient.Stop(color: .clear, location: 0),
    Gradient.Stop(color: Color(uiColor: .systemGray4).opacity(0), location: 0.25),
    Gradient.Stop(color: .clear, location: 0.5),
  ]
}

private struct Skeleton<Content> {
  private let content: Content
}

extension Skeleton: View where Content: View {
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ZStack {
      VStack {
        GeometryReader { proxy in
          content.frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
    }
  }
}

private struct SkeletonLine {
  let share: Double
}

extension SkeletonLine: View {
  var body: some View {
    GeometryReader { proxy in
      Color(uiColor: .systemGray4).opacity(0)
        .background(Color(uiColor: .systemGray6))
        .clipShape(Rectangle())
        .frame(width: proxy.size.width * share)
    }
  }
}
