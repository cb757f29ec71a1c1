// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var bars: [ReferenceCase] {
    ReferenceCase(
      "22_ha_rect_complication_all",
      size: Size(width: 220, height: 120),
      dark: true
    ) {
      Complication(title: "Living Room", lines: ["Temperature"], footer: "Updated 2m ago")
    }
    ReferenceCase(
      "23_ha_rect_complication_textonly",
      size: Size(width: 220, height: 120),
      dark: true
    ) {
      Complication(title: "Bedroom", lines: ["All quiet"], footer: nil)
    }
    ReferenceCase("33_vault_timer_half") {
      TimerBar(background: Color(uiColor: .systemGray6)).frame(width: 150, height: 20)
    }
    ReferenceCase("34_vault_timer_redacted_placeholder") {
      TimerBar(background: Color(uiColor: .systemGray)).redacted(reason: .placeholder)
        .frame(width: 150, height: 20)
    }
    ReferenceCase("35_vault_timer_redacted_privacy") {
      TimerBar(background: Color(uiColor: .systemGray6)).redacted(reason: .privacy)
        .frame(width: 150, height: 20)
    }
    ReferenceCase("89_sbb_divider", size: Size(width: 375, height: 667)) {
      Rectangle().fill(Color(rgb: 0xE5E5E5)).frame(height: 1)
    }
    ReferenceCase("36_vault_tagpill_selected_light") {
      HStack(alignment: .center, spacing: 12) {
        Symbol(22.667, 21)
        Text("Dark Color").measured(81, 20.333)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(
        Capsule(style: .circular)
          .fill(Color.primary.opacity(0.06))
          .overlay(Capsule(style: .circular).stroke(Color.primary.opacity(0.8), lineWidth: 1))
      )
      .foregroundColor(.primary.opacity(0.8))
      .frame(width: 300, height: 200)
      .background(Color.white)
    }
  }
}

private struct TimerBar {
  let background: Color
  @Environment(\.redactionReasons) private var reasons

  init(background: Color) { self.background = background }
}

extension TimerBar: View {
  var body: some View {
    let share = reasons.contains(.placeholder) ? 0 : 0.5
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Rectangle().fill(background)
        Rectangle().fill(.blue).frame(width: share * proxy.size.width, alignment: .leading)
      }
    }
  }
}

private struct Complication {
  let title: String
  let lines: [String]
  let footer: String?
}

extension Complication: View {
  var body: some View {
    HStack(spacing: 6) {
      Symbol(11.333, 17.333).frame(width: 18, height: 18).foregroundColor(.primary)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: title).font(.caption2.weight(.semibold)).lineLimit(1)
          .minimumScaleFactor(0.5)
        ForEach(lines, id: \.self) { small($0) }
        if let footer {
          ComplicationBar(share: 0.68)
          small(footer)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(width: 200, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Color.black)
  }

  private func small(_ text: String) -> some View {
    Text(verbatim: text).font(.caption2).foregroundColor(.primary.opacity(0.8)).lineLimit(1)
      .minimumScaleFactor(0.5)
  }
}

private struct ComplicationBar {
  let share: Double
}

extension ComplicationBar: View {
  var body: some View {
    VStack(spacing: 3) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.green.opacity(0.25)).frame(height: 7)
          Capsule().fill(Color.green).frame(width: proxy.size.width * share, height: 7)
          ZStack {
            Capsule().fill(Color.green)
            Text("68%").font(.body.bold()).lineLimit(1).measured(38.7, 20.333)
              .padding(.vertical, 1).padding(.horizontal, 6)
              .foregroundColor(.white)
          }
          .frame(height: 22)
          .frame(minWidth: 34)
          .fixedSize(horizontal: true, vertical: false)
          .position(x: proxy.size.width * share, y: 11)
        }
        .frame(height: 22)
      }
      .frame(height: 22)
      HStack {
        Text("0")
        Spacer()
        Text("100")
      }
      .font(.system(size: 10))
      .foregroundStyle(.secondary)
    }
  }
}
