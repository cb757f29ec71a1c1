// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeGeometry

@testable import Tintype

/// Views of public projects against figures measured in pictures that Apple's SwiftUI drew of them.
///
/// The views are re-created from descriptions. Numbers in names are those of the facts' cases.
@Suite @MainActor struct TextFidelity {
  @Test func case15ThreeWrappedLines() throws {
    let texts = MeasuredTexts(size: Size(width: 172, height: 76), scale: 3) {
      VStack(alignment: .leading, spacing: 1) {
        Text("No connection available, review your Home Assistant URL configuration")
          .font(.system(size: 13)).lineLimit(3).minimumScaleFactor(0.7)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
    #expect(texts.lines.count == 3)
    #expect(abs(texts.texts[0].frame.height - 46.67) < 0.34)
    #expect(abs(texts.texts[0].frame.minY - 14.67) < 0.34)
    try expect(texts, "No connection available,", ink: 1...146.67)
    try expect(texts, "review your Home Assistant", ink: 1...167.67)
    try expect(texts, "URL configuration", ink: 1...108)
    let distance = texts.lines[1].baseline - texts.lines[0].baseline
    #expect(abs(distance - 15.67) < 0.34)
  }

  @Test func case23TwoCaptions() throws {
    let texts = MeasuredTexts(size: Size(width: 220, height: 120), scale: 3) {
      HStack(spacing: 6) {
        Color.white.frame(width: 18, height: 18)
        VStack(alignment: .leading, spacing: 1) {
          Text("Bedroom").font(.caption2.weight(.semibold))
          Text("All quiet").font(.caption2)
        }
        Spacer(minLength: 0)
      }
      .padding(12).frame(width: 200, alignment: .leading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
    try expect(texts, "Bedroom", baseline: 57, ink: 36.67...84.67)
    try expect(texts, "All quiet", baseline: 71, ink: 36.33...78.33)
    #expect(texts.texts[0].frame.minX == 36)
  }

  @Test func case22Captions() throws {
    let texts = MeasuredTexts(size: nil, scale: 3) {
      VStack(alignment: .leading, spacing: 1) {
        Text("Living Room").font(.caption2.weight(.semibold))
        Text("Temperature").font(.caption2)
        Text("Updated 2m ago").font(.caption2)
      }
    }
    try expect(texts, "Living Room", ink: 37...102)
    try expect(texts, "Temperature", ink: 36.33...101.67)
    try expect(texts, "Updated 2m ago", ink: 36.67...122.67)
  }

  @Test func case28HeavyLinesUntilTheEnd() throws {
    let words = Array(repeating: "That is so cool.", count: 50).joined(separator: " ")
    let texts = MeasuredTexts(size: Size(width: 218, height: 168), scale: 3) {
      Text(words).font(.system(size: 20, weight: .heavy))
    }
    let expected = [
      "That is so cool. That is", "so cool. That is so", "cool. That is so cool.",
      "That is so cool. That is", "so cool. That is so", "cool. That is so cool.",
      "That is so cool. That…",
    ]
    #expect(texts.lines.map(\.text) == expected)
    let distances = zip(texts.lines.dropFirst(), texts.lines).map { $0.baseline - $1.baseline }
    let measured = [24, 24, 23.67, 24, 24, 23.67]
    for (ours, theirs) in zip(distances, measured) { #expect(abs(ours - theirs) < 0.34) }
    try expect(texts, "That is so cool. That is", ink: 17...229.67)
    try expect(texts, "so cool. That is so", ink: 17...187.33)
    try expect(texts, "cool. That is so cool.", ink: 16.67...211.33)
    try expect(texts, "That is so cool. That…", ink: 17...227)
  }

  @Test func case77To79LineBoxes() throws {
    let plain = MeasuredTexts(size: nil, scale: 3) { Text("blue()") }
    #expect(abs(plain.size.height - 20.333) < 0.01)
    try expect(plain, "blue()", ink: 1.33...43.33)
    let padded = MeasuredTexts(size: nil, scale: 3) { Text(".padding()").padding(16) }
    #expect(abs(padded.size.height - 52.333) < 0.01)
    #expect(abs(padded.size.width - 111) < 0.02 * 79)
    try expect(padded, ".padding()", ink: 17.33...93.33)
    let long = MeasuredTexts(size: nil, scale: 3) { Text("backgroundAndPadding()").padding(16) }
    #expect(abs(long.size.width - 227.667) < 0.02 * 195.667)
    try expect(long, "backgroundAndPadding()", ink: 17.33...210)
  }

  @Test func case75WholePoints() {
    let texts = MeasuredTexts(size: nil, scale: 1) { Text("Hello, world!").padding(16) }
    #expect(abs(texts.size.width - 127) <= 2)
    #expect(texts.size.height == 53)
  }

  @Test func case88TextAboveButton() throws {
    let texts = MeasuredTexts(size: nil, scale: 2) {
      VStack {
        Text("Some custom text")
        Button("Some custom Button") {}
      }
    }
    #expect(texts.lines.count == 2)
    try expect(texts, "Some custom text", ink: 12...148)
    try expect(texts, "Some custom Button", ink: 1...159)
    #expect(abs(texts.texts[0].frame.height - 20.5) < 0.01)
  }

  @Test func case91And92LineDistances() {
    let one = MeasuredTexts(size: nil, scale: 3) {
      HStack {
        Text("Test")
        Text("Test\nTest")
      }
    }
    #expect(abs(one.size.height - 42.333) < 0.01)
    #expect(abs(one.texts[0].frame.minY - 11) < 0.34)
    let lines = one.texts[1].lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 22) < 0.34)
    let two = MeasuredTexts(size: nil, scale: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Test Test")
        Text("Test")
      }
    }
    #expect(abs(two.size.height - 40.667) < 0.01)
    #expect(abs(two.lines[1].baseline - two.lines[0].baseline - 20.33) < 0.34)
    #expect(abs(two.size.width - 68.667) < 0.02 * 68.667)
  }

  @Test func case95WrappedTitle() throws {
    let texts = MeasuredTexts(size: Size(width: 390, height: 844), scale: 2) {
      Text("Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard")
        .font(.largeTitle)
    }
    #expect(texts.lines.count == 3)
    let frame = texts.texts[0].frame
    #expect(abs(frame.height - 123) <= 0.5)
    #expect(abs(frame.width - 370.5) <= 0.02 * 370.5)
    try expect(texts, "Iceland wayfarers fam,", baseline: 393, ink: 12.5...330.5)
    try expect(texts, "austin taxidermy pok pok", baseline: 434, ink: 11.5...372)
    try expect(texts, "bruh viral try-hard", baseline: 475, ink: 12...267.5)
  }

  @Test func case11And12EventRows() throws {
    let texts = MeasuredTexts(size: nil, scale: 3) {
      VStack(alignment: .leading, spacing: 4) {
        row("Calendar event 1", "All-day")
        row("Calendar event 2", "9:00 AM – 10:00 AM · Calendar 2")
        row("Calendar event 3", "1:00 PM – 2:00 PM · Calendar 1")
      }
    }
    try expect(texts, "Calendar event 1", ink: 27.67...123.67)
    try expect(texts, "All-day", ink: 27.33...63.67)
    try expect(texts, "Calendar event 2", ink: 27.67...126)
    try expect(texts, "9:00 AM – 10:00 AM · Calendar 2", ink: 73.67...243)
    let first = texts.texts[0].frame
    let second = texts.texts[1].frame
    #expect(abs(second.maxY - first.minY - 28.67) < 0.34)
    #expect(abs(texts.texts[2].frame.minY - first.minY - 32.67) < 0.34)
  }

  private func row(_ title: String, _ subtitle: String) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).font(.caption.weight(.semibold)).lineLimit(1)
      Text(subtitle).font(.caption2).lineLimit(1)
    }
  }

  @Test func case01And02BaselinesOfRows() throws {
    let texts = MeasuredTexts(size: nil, scale: 3) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text("12,2").font(.system(size: 22, weight: .bold, design: .rounded))
        Text("kWh").font(.system(size: 12, weight: .medium))
      }
      .lineLimit(1).minimumScaleFactor(0.6)
    }
    let value = try texts.line("12,2")
    try expect(texts, "kWh", baseline: value.baseline, ink: 87...110.67)
    let today = MeasuredTexts(size: nil, scale: 3) {
      Text("Today").font(.system(size: 12, weight: .semibold))
    }
    try expect(today, "Today", ink: 16.33...51)
  }

  @Test func case14Notice() throws {
    let texts = MeasuredTexts(size: nil, scale: 3) {
      VStack(spacing: 8) {
        Text("Calendar").font(.callout.bold())
        Text("Edit widget to select calendars.").font(.caption)
      }
    }
    try expect(texts, "Calendar", ink: 148.67...216)
    try expect(texts, "Edit widget to select calendars.", ink: 94.33...270)
    #expect(abs(texts.lines[1].baseline - texts.lines[0].baseline - 23.33) < 0.34)
  }

  @Test func case16And24Titles() throws {
    let tile = MeasuredTexts(size: nil, scale: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Title 0").font(.footnote.weight(.semibold)).lineLimit(2)
        Text("Subtitle 0").font(.caption).lineLimit(1).truncationMode(.middle)
      }
    }
    try expect(tile, "Title 0", ink: 70.33...109)
    try expect(tile, "Subtitle 0", ink: 70.67...123.67)
    #expect(abs(tile.lines[1].baseline - tile.lines[0].baseline - 14.66) < 0.67)
    let note = MeasuredTexts(size: Size(width: 218, height: 200), scale: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Title").font(.title3.bold()).frame(maxWidth: .infinity, alignment: .leading)
        Text("Short description").font(.caption).lineSpacing(3)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .padding(.top, 12)
      }
    }
    try expect(note, "Title", ink: 16.67...57)
    try expect(note, "Short description", ink: 16.67...113)
    #expect(abs(note.lines[1].baseline - note.lines[0].baseline - 28) < 0.34)
  }

  @Test func case29Issuer() throws {
    let texts = MeasuredTexts(size: nil, scale: 3) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Issuer").font(.title3.bold())
        Text("Test").font(.caption2)
      }
    }
    try expect(texts, "Issuer", ink: 17.33...73.67)
    try expect(texts, "Test", ink: 16.33...37.67)
    #expect(abs(texts.lines[1].baseline - texts.lines[0].baseline - 17.33) < 0.67)
  }

  @Test func case07And09Activity() throws {
    let texts = MeasuredTexts(size: nil, scale: 3) {
      VStack(alignment: .leading) {
        Text("Laundry").font(.title3.weight(.semibold))
        Text("Washing cycle")
        Text("Charging paused")
        Text("40%").font(.headline.monospacedDigit())
        Text("20%").font(.headline)
      }
    }
    try expect(texts, "Laundry", ink: 77.33...151.33)
    try expect(texts, "Washing cycle", ink: 76.67...185)
    try expect(texts, "Charging paused", ink: 77...204.33)
    // Inter's percent sign is narrower than SF's.
    try expect(texts, "40%", ink: 306.67...343.33, within: 0.035)
    try expect(texts, "20%", ink: 307.33...343.33, within: 0.035)
  }

  /// Sizes of macOS, drawn at scale 1; figures are whole points.
  @Test func case38FirstBaselines() throws {
    let texts = MeasuredTexts(size: nil, scale: 1) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        pill("Large", .system(size: 34, weight: .bold))
        pill("small", .system(size: 14))
        pill("Title", .system(size: 17))
        pill("caption", .system(size: 10))
      }
      .frame(width: 300, alignment: .leading)
    }
    #expect(Set(texts.lines.map(\.baseline)).count == 1)
    // The row lies at y 28 of the picture.
    for line in texts.lines { #expect(abs(line.baseline - (65 - 28)) <= 1) }
    // macOS rounds these heights down: 40, 17, 21 and 13.
    let heights = texts.texts.map(\.frame.height)
    for (ours, theirs) in zip(heights, [40.0, 17, 21, 13]) { #expect(abs(ours - theirs) <= 1) }
  }

  @Test func case39LastBaselines() throws {
    let texts = MeasuredTexts(size: nil, scale: 1) {
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        pill("Tall", .system(size: 32, weight: .semibold))
        pill("Two\nLines", .system(size: 16))
        pill("Small", .system(size: 10))
        pill("Last\nBaseline", .system(size: 15))
      }
    }
    let last = texts.texts.compactMap { $0.lines.last?.baseline }
    #expect(Set(last).count == 1)
    let heights = texts.texts.map(\.frame.height)
    for (ours, theirs) in zip(heights, [38.0, 38, 13, 39]) { #expect(abs(ours - theirs) <= 3) }
  }

  private func pill(_ text: String, _ font: Font) -> some View {
    Text(text).font(font).fixedSize().padding(.horizontal, 8).padding(.vertical, 4)
  }

  @Test func case83And84RoadSigns() throws {
    let trip = MeasuredTexts(size: nil, scale: 3) {
      HStack {
        Text("12:23\u{202F}AM").font(.title2.bold())
        Text("2m").font(.title2.bold())
        Text("400 ft").font(.title2.bold())
      }
    }
    try expect(trip, "12:23\u{202F}AM", ink: 33...125.33)
    try expect(trip, "2m", ink: 210.67...241.67)
    try expect(trip, "400 ft", ink: 326.33...389.33)
    let sign = MeasuredTexts(size: Size(width: 52, height: 76), scale: 3) {
      VStack {
        Text("Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2)
          .padding(.horizontal, 2)
        Text("50").font(.title2.bold())
        Text("mph").font(.caption2.bold())
      }
    }
    // The sign's inner box begins at y 428 of the picture.
    try expect(sign, "Speed", baseline: 441.33 - 428, ink: 196.67...232.67)
    try expect(sign, "Limit", baseline: 457.33 - 428, ink: 201.33...229)
    try expect(sign, "50", baseline: 483.5 - 428, ink: 202...228)
    try expect(sign, "mph", baseline: 499 - 428, ink: 203.67...226)
  }

  /// A redacted text is a bar from the baseline up to the capitals' height.
  @Test(arguments: [(15.0, 10.58), (12.0, 8.46)])
  func placeholderBars(size: Double, height: Double) {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.redactionReasons = .placeholder
    let scene = RenderArea(size: nil).scene(
      of: Text("Caffeine").font(.system(size: size)),
      environment: environment
    )
    let bars = scene.displayList.items.compactMap { item -> Rect? in
      if case .fill(let outline, _, _) = item { outline.controlBox } else { nil }
    }
    #expect(bars.count == 1)
    #expect(abs((bars.first?.height ?? 0) - height) < 0.05)
  }

  /// Shapes stay as they are under both redactions: cases 34 and 35.
  @Test(arguments: [RedactionReasons.placeholder, .privacy])
  func case34And35ShapesStay(reasons: RedactionReasons) {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let scene = RenderArea(size: nil).scene(
      of: Color.gray.frame(width: 150, height: 20).redacted(reason: reasons),
      environment: environment
    )
    #expect(scene.displayList.items.count == 1)
  }
}
