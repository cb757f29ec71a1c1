// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var calendar: [ReferenceCase] {
    ReferenceCase("11_ha_calendar_small_light", size: Size(width: 170, height: 170)) {
      VStack(spacing: 4) {
        VStack(alignment: .leading, spacing: 4) {
          DateBadge()
          EventRow("Calendar event 1", "All-day", Color(rgb: 0x4269D0))
          EventRow("Calendar event 2", "9:00 AM – 10:00 AM", Color(rgb: 0xF4BD4A))
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        ReloadRow()
      }
      .padding(16)
      .background(Color.white)
    }
    ReferenceCase("12_ha_calendar_medium_light", size: Size(width: 364, height: 170)) {
      VStack(spacing: 4) {
        HStack(alignment: .top, spacing: 12) {
          DateBadge()
          VStack(alignment: .leading, spacing: 8) {
            EventRow("Calendar event 1", "All-day · Calendar 1", Color(rgb: 0x4269D0))
            EventRow("Calendar event 2", "9:00 AM – 10:00 AM · Calendar 2", Color(rgb: 0xF4BD4A))
            EventRow("Calendar event 3", "1:00 PM – 2:00 PM · Calendar 1", Color(rgb: 0x4269D0))
            Spacer(minLength: 0)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        ReloadRow()
      }
      .overlay(alignment: .topTrailing) {
        Logo(side: 18)
      }
      .padding(16)
      .background(Color.white)
    }
    ReferenceCase("14_ha_calendar_medium_empty", size: Size(width: 364, height: 170)) {
      VStack(spacing: 4) {
        VStack(spacing: 8) {
          Symbol(36, 34.333).foregroundStyle(Color(rgb: 0x009AC7))
          Text("Calendar").font(.callout.bold())
          Text("Edit widget to select calendars.").font(.caption).foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .padding(16)
      .background(Color.white)
    }
  }
}

private struct DateBadge: View {
  var body: some View {
    VStack(alignment: .leading, spacing: -2) {
      Text("MON").font(.caption2.weight(.heavy)).foregroundColor(Color(rgb: 0x009AC7))
      Text("18").font(.system(size: 30, weight: .semibold, design: .rounded)).measured(34, 36)
    }
    .minimumScaleFactor(0.8)
    .lineLimit(1)
  }
}

private struct EventRow {
  let title: String
  let subtitle: String
  let color: Color

  init(_ title: String, _ subtitle: String, _ color: Color) {
    self.title = title
    self.subtitle = subtitle
    self.color = color
  }
}

extension EventRow: View {
  var body: some View {
    HStack(alignment: .center, spacing: 8) {
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 3)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: title).font(.caption.weight(.semibold)).lineLimit(1)
        Text(verbatim: subtitle).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct ReloadRow: View {
  var body: some View {
    HStack(spacing: 0) {
      Spacer(minLength: 0)
      HStack(spacing: 2) {
        Symbol(10, 10)
        Text(verbatim: "8:00\u{202F}AM").font(.system(size: 11))
      }
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
  }
}
