// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var gauges: [ReferenceCase] {
    ReferenceCase("04_ha_gauge_small_capacity_light", size: Size(width: 160, height: 160)) {
      HomeGauge(turn: 1, start: -90, lift: 0) {
        VStack(spacing: 3) {
          Logo(side: 22)
          Text(verbatim: "84%").font(.largeTitle.bold()).foregroundStyle(.primary)
        }
      }
    }
    ReferenceCase("06_ha_gauge_small_single_light", size: Size(width: 160, height: 160)) {
      HomeGauge(turn: 0.75, start: 135, lift: 10, logo: true) {
        VStack(spacing: 3) {
          Text("Battery").font(.title3).foregroundStyle(.secondary)
          Text(verbatim: "84%").font(.largeTitle.bold()).foregroundStyle(.primary)
        }
      }
    }
    ReferenceCase(
      "19_ha_gauge_accessoryCircularCapacity",
      size: Size(width: 120, height: 120),
      dark: true
    ) {
      WatchFace {
        Gauge(value: 0.68) { WatchLabel() }
          .gaugeStyle(.accessoryCircularCapacity).tint(.green)
      }
    }
    ReferenceCase(
      "20_ha_gauge_accessoryCircular_minmax",
      size: Size(width: 120, height: 120),
      dark: true
    ) {
      WatchFace {
        Gauge(value: 0.68) {
          EmptyView()
        } currentValueLabel: {
          WatchLabel().padding(2)
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "100")
        }
        .gaugeStyle(.accessoryCircular).tint(.green)
      }
    }
  }
}

/// A gauge drawn by strokes of a circle, shown smaller than it is laid out.
private struct HomeGauge<Content> {
  private let turn: Double
  private let start: Double
  private let lift: CGFloat
  private let logo: Bool
  private let content: Content
}

extension HomeGauge: View where Content: View {
  init(
    turn: Double,
    start: Double,
    lift: CGFloat,
    logo: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.turn = turn
    self.start = start
    self.lift = lift
    self.logo = logo
    self.content = content()
  }

  var body: some View {
    let tint = Color(rgb: 0x009AC7)
    ZStack {
      arc(to: turn, tint.opacity(0.25))
      arc(to: turn * 0.84, tint)
      content.lineLimit(1).minimumScaleFactor(0.5).foregroundStyle(.primary)
    }
    .frame(width: 150, height: 150)
    .overlay(alignment: .bottom) { if logo { Logo(side: 22).offset(y: -8) } }
    .offset(y: lift)
    .scaleEffect(0.72)
    .padding(10)
  }

  private func arc(to share: Double, _ color: Color) -> some View {
    Circle().trim(from: 0, to: share).rotation(.degrees(start))
      .stroke(color, style: StrokeStyle(lineWidth: 15, lineCap: .round))
  }
}

/// How the complications stand in their pictures.
private struct WatchFace<Content> {
  private let content: Content
}

extension WatchFace: View where Content: View {
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .frame(width: 100, height: 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.black)
  }
}

private struct WatchLabel: View {
  var body: some View {
    VStack(spacing: -2) {
      Symbol(6, 9.667).frame(width: 10, height: 10)
      Text(verbatim: "68%").font(.system(size: 12, weight: .semibold)).lineLimit(1)
        .minimumScaleFactor(0.2)
      Text("Battery").font(.system(size: 8)).lineLimit(1).minimumScaleFactor(0.4)
    }
    .foregroundColor(.primary)
  }
}
