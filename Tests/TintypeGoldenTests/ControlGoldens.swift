// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct ControlGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("button@3x") { Button("Press") {} },
    Golden("button=plain@3x") { Button("Press") {}.buttonStyle(.plain) },
    Golden("button=bordered@3x") { Button("Press") {}.buttonStyle(.bordered) },
    Golden("button=bordered-prominent@3x") {
      Button("Press") {}.buttonStyle(.borderedProminent).tint(.green)
    },
    Golden("button=of-views@3x") {
      Button {
      } label: {
        HStack {
          Circle().frame(width: 10, height: 10)
          Text("Press")
        }
      }
    },
    Golden("link@3x") {
      Link("Open", destination: URL(fileURLWithPath: "/"))
    },
    Golden("label@3x") {
      Label {
        Text("Label")
      } icon: {
        Circle().fill(.red).frame(width: 12, height: 12)
      }
    },
    Golden("gauge=circular-capacity@3x") {
      Gauge(value: 0.68) {
        Text("Battery").font(.system(size: 8))
      } currentValueLabel: {
        Text("68%").font(.system(size: 12, weight: .semibold))
      }
      .gaugeStyle(.accessoryCircularCapacity).tint(.green)
    },
    Golden("gauge=circular@3x") {
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        Text("68%").font(.system(size: 12, weight: .semibold))
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryCircular).tint(.green)
    },
    Golden("gauge=linear@3x") {
      Gauge(value: 0.4) {
        Text("Water").font(.caption)
      } currentValueLabel: {
        Text("40%").font(.caption)
      }
      .padding(8)
    },
    Golden("gauge=linear-mark@3x") {
      Gauge(value: 0.4) { EmptyView() }.gaugeStyle(.accessoryLinear).padding(8)
    },
    Golden("progress=linear@3x") {
      ProgressView("Loading", value: 3, total: 4).font(.caption).padding(8)
    },
    Golden("progress=spokes@3x") { ProgressView() },
    Golden("progress=timer@3x") {
      ProgressView(
        timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
      )
      .padding(8)
      .environment(\.now, Date(timeIntervalSince1970: 25))
    },
    Golden("toggle=on@3x") { Toggle("On", isOn: .constant(true)).padding(8) },
    Golden("toggle=off-hidden-label@3x") {
      Toggle("Off", isOn: .constant(false)).labelsHidden()
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
