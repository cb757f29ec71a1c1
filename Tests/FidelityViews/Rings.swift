// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var rings: [ReferenceCase] {
    ReferenceCase("44_ring_half_noText", scale: 2, system: .iOS18) {
      Ring(share: 0.5).frame(width: 200, height: 200)
    }
    ReferenceCase("45_ring_half_roundcap", scale: 2, system: .iOS18) {
      Ring(share: 0.5, style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
        .frame(width: 200, height: 200)
    }
    ReferenceCase("46_ring_76_text", scale: 2, system: .iOS18) {
      Ring(share: 0.76)
        .overlay(Text("\(76.0)%"), alignment: .center)
        .frame(width: 200, height: 200)
    }
    ReferenceCase("47_ring_axes_group", scale: 2, system: .iOS18) {
      Group {
        ForEach([270.0, 90, 180, 0], id: \.self) { start in
          Ring(share: 0.5, start: start).frame(width: 200, height: 200)
        }
      }
    }
    ReferenceCase("48_progressring_default", scale: 2, system: .iOS18) {
      ZStack(alignment: .center) {
        Ring(share: 1, color: .gray, style: StrokeStyle(lineWidth: 32)).padding(0)
        Ring(share: 0.5, style: StrokeStyle(lineWidth: 16))
          .overlay(Text(verbatim: "50%").font(.title), alignment: .center)
          .padding(8)
      }
      .frame(width: 200, height: 200)
    }
  }
}

/// A part of a circle whose stroke ends at the frame.
private struct Ring {
  let share: Double
  let start: Double
  let color: Color
  let style: StrokeStyle

  init(
    share: Double,
    start: Double = 270,
    color: Color = .blue,
    style: StrokeStyle = StrokeStyle(lineWidth: 20)
  ) {
    self.share = share
    self.start = start
    self.color = color
    self.style = style
  }
}

extension Ring: View {
  var body: some View {
    Circle().inset(by: style.lineWidth / 2).trim(from: 0, to: share).rotation(.degrees(start))
      .stroke(color, style: style)
  }
}
