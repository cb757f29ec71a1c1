// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var flows: [ReferenceCase] {
    ReferenceCase(
      "38_flow_baseline_pills",
      size: Size(width: 340, height: 140),
      scale: 1,
      onHost: false
    ) {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Pill(90, 40, baselines: (33, 33), .blue)
          Pill(34, 17, baselines: (14, 14), .orange)
          Pill(33, 21, baselines: (16, 16), .green)
          Pill(36, 13, baselines: (10, 10), .pink)
        }
        Pill(31, 16, baselines: (13, 13), .purple)
      }
      .frame(width: 300, alignment: .leading)
      .padding(12)
      .background(Color.white)
    }
    ReferenceCase(
      "39_flow_last_baseline_multiline",
      size: Size(width: 340, height: 170),
      scale: 1,
      onHost: false
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        Pill(49, 38, baselines: (31, 31), .blue)
        Pill(39, 38, baselines: (15, 34), .orange)
        Pill(27, 13, baselines: (10, 10), .green)
        Pill(58, 39, baselines: (15, 35), .purple)
      }
      .frame(width: 300, alignment: .leading)
      .padding(12)
      .background(Color.white)
    }
    ReferenceCase(
      "41_flow_valign_center",
      size: Size(width: 320, height: 300),
      scale: 1,
      onHost: false
    ) {
      VStack(spacing: 8) {
        HStack(alignment: .center, spacing: 8) {
          item(.blue, 45)
          item(.orange, 55)
          item(.green, 50)
          item(.yellow, 40)
          item(.brown, 60)
        }
        HStack(alignment: .center, spacing: 8) {
          item(.mint, 48)
          item(.indigo, 52)
          item(.cyan, 58)
          item(.gray, 42)
          item(.pink, 46)
        }
      }
      .padding(12)
      .background(Color.white)
    }
    ReferenceCase(
      "42_flow_mixed_flex",
      size: Size(width: 320, height: 140),
      scale: 1,
      onHost: false
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          block(.red).frame(width: 50).frame(height: 50)
          block(.green).frame(minWidth: 50, maxWidth: .infinity).frame(height: 50)
          block(.blue).frame(minWidth: 50, maxWidth: .infinity).frame(height: 50)
        }
        block(.yellow).frame(height: 50)
      }
      .padding(12)
      .background(Color.white)
    }
    ReferenceCase(
      "43_flow_lazy_rects",
      size: Size(width: 320, height: 200),
      scale: 1,
      onHost: false
    ) {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 8) {
          plain(.blue, 45)
          plain(.orange, 55)
          plain(.green, 50)
          plain(.yellow, 40)
          plain(.brown, 60)
        }
        HStack(spacing: 8) {
          plain(.mint, 48)
          plain(.indigo, 52)
          plain(.cyan, 58)
          plain(.gray, 42)
          plain(.pink, 46)
        }
      }
      .padding(12)
      .background(Color.white)
    }
  }

  @MainActor private static func block(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 10).fill(color.gradient)
  }

  @MainActor private static func item(_ color: Color, _ height: CGFloat) -> some View {
    block(color).frame(width: 50, height: height)
  }

  @MainActor private static func plain(_ color: Color, _ width: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(color).frame(width: width, height: 44)
  }
}

/// A bordered box around a text of a measured size and measured baselines.
private struct Pill {
  let width: CGFloat
  let height: CGFloat
  let baselines: (first: CGFloat, last: CGFloat)
  let tint: Color

  init(
    _ width: CGFloat,
    _ height: CGFloat,
    baselines: (first: CGFloat, last: CGFloat),
    _ tint: Color
  ) {
    self.width = width
    self.height = height
    self.baselines = baselines
    self.tint = tint
  }
}

extension Pill: View {
  var body: some View {
    let baselines = baselines
    Color.clear.frame(width: width, height: height)
      .alignmentGuide(.firstTextBaseline) { _ in baselines.first }
      .alignmentGuide(.lastTextBaseline) { _ in baselines.last }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(RoundedRectangle(cornerRadius: 6).fill(tint.opacity(0.16)))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(tint, lineWidth: 1))
  }
}
