// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var homeWidgets: [ReferenceCase] {
    ReferenceCase("01_ha_energy_small_light", size: Size(width: 160, height: 160)) {
      EnergyWidget(
        time: "1:00\u{202F}PM",
        solar: EnergyValue(text: "12,2", color: Color(red: 1, green: 0.596, blue: 0), arrow: true),
        grid: EnergyValue(
          text: "0,9",
          color: Color(red: 0.282, green: 0.561, blue: 0.761),
          arrow: true
        )
      )
    }
    ReferenceCase(
      "02_ha_energy_small_nodata_dark",
      size: Size(width: 160, height: 160),
      dark: true
    ) {
      EnergyWidget(
        time: "2:00\u{202F}AM",
        solar: EnergyValue(text: "—", color: .secondary, arrow: false),
        grid: EnergyValue(text: "—", color: .secondary, arrow: false)
      )
    }
    ReferenceCase("07_ha_live_activity_progress_light", size: Size(width: 360, height: 130)) {
      ActivityCard(
        accent: Color(rgb: 0x03A9F4),
        message: "Washing cycle",
        state: "40%",
        share: 0.4
      )
    }
    ReferenceCase("09_ha_live_activity_critical_light", size: Size(width: 360, height: 130)) {
      ActivityCard(
        accent: Color(rgb: 0xF44336),
        message: "Charging paused",
        state: "20%",
        share: nil
      )
    }
    ReferenceCase("10_ha_live_activity_small_progress", size: Size(width: 182, height: 84)) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .top, spacing: 8) {
          Symbol(18, 18).foregroundColor(Color(rgb: 0x03A9F4))
          VStack(alignment: .leading, spacing: 0) {
            Text("Laundry").font(.caption.weight(.semibold)).foregroundColor(.white).lineLimit(1)
            Text("Washing cycle").font(.caption2).foregroundColor(.white.opacity(0.8))
              .lineLimit(1)
          }
          Spacer(minLength: 0)
          Text("40%").font(.caption.monospacedDigit().weight(.semibold)).foregroundColor(.white)
            .lineLimit(1).minimumScaleFactor(0.7)
        }
        ActivityBar(accent: Color(rgb: 0x03A9F4), track: .white.opacity(0.12), share: 0.4)
          .frame(height: 6)
          .padding(.top, 4)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
    }
    ReferenceCase("15_ha_accessory_rect", size: Size(width: 172, height: 76)) {
      VStack(alignment: .leading, spacing: 1) {
        Text("No connection available, review your Home Assistant URL configuration")
          .font(.system(size: 13))
          .foregroundStyle(.secondary)
          .lineLimit(3)
          .minimumScaleFactor(0.7)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

private struct EnergyValue {
  let text: String
  let color: Color
  let arrow: Bool
}

private struct EnergyWidget {
  let time: String
  let solar: EnergyValue
  let grid: EnergyValue
}

extension EnergyWidget: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Today").font(.system(size: 12, weight: .semibold)).foregroundStyle(.secondary)
          .lineLimit(1)
        Spacer()
        HStack(spacing: 2) {
          Symbol(10, 10)
          Text(verbatim: time).font(.system(size: 11))
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      block(solar, "Solar")
      Spacer(minLength: 0)
      block(grid, "Grid")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(16)
    .containerBackground(Color.white, for: .widget)
  }

  private func block(_ value: EnergyValue, _ label: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        if value.arrow {
          // The arrow reaches below the line.
          Symbol(23, 20.667).foregroundStyle(value.color)
            .alignmentGuide(.firstTextBaseline) { $0.height - 2.667 }
        }
        Text(verbatim: value.text)
          .font(.system(size: 22, weight: .bold, design: .rounded))
          .foregroundStyle(value.color)
        Text("kWh").font(.system(size: 12, weight: .medium)).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      HStack(spacing: 4) {
        Symbol(12, 12).foregroundStyle(.secondary)
        Text(verbatim: label).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

private struct ActivityCard {
  let accent: Color
  let message: String
  let state: String
  let share: Double?
}

extension ActivityCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        ZStack {
          RoundedRectangle(cornerRadius: 12, style: .continuous)
            .fill(accent.opacity(0.2))
            .overlay(
              RoundedRectangle(cornerRadius: 12, style: .continuous)
                .strokeBorder(accent.opacity(0.28), lineWidth: 1)
            )
          Symbol(28, 28).foregroundColor(accent)
        }
        .frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text("Laundry").font(.title3.weight(.semibold)).foregroundStyle(.primary).lineLimit(1)
          Text(verbatim: message).font(.body).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer(minLength: 0)
        Text(verbatim: state).font(.headline.monospacedDigit()).lineLimit(1)
          .minimumScaleFactor(0.7)
      }
      if let share {
        ActivityBar(accent: accent, track: .primary.opacity(0.12), share: share)
          .frame(height: 10)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
  }
}

private struct ActivityBar {
  let accent: Color
  let track: Color
  let share: Double
}

extension ActivityBar: View {
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule(style: .continuous).fill(track)
        Capsule(style: .continuous)
          .fill(
            LinearGradient(
              colors: [accent.opacity(0.9), accent],
              startPoint: .leading,
              endPoint: .trailing
            )
          )
          .frame(width: max(proxy.size.width * share, 10))
      }
    }
  }
}
