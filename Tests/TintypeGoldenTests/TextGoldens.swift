// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

private let words = "Coffee keeps sleepy people awake"

@Suite struct TextGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("plain@3x") { Text("Caffeine") },
    Golden("font=styles@3x", size: Size(width: 100, height: 150)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Large").font(.largeTitle)
        Text("Title 2").font(.title2)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Footnote").font(.footnote)
        Text("Caption 2").font(.caption2)
      }
    },
    Golden("font=designs@3x") {
      VStack(alignment: .leading, spacing: 0) {
        Text("Default 198").font(.system(size: 16))
        Text("Rounded 198").font(.system(size: 16, design: .rounded))
        Text("Serif 198").font(.system(size: 16, design: .serif))
        Text("Mono 198").font(.system(size: 16, design: .monospaced))
      }
    },
    Golden("font-weight@3x") {
      VStack(alignment: .leading, spacing: 0) {
        Text("Ultralight").fontWeight(.ultraLight)
        Text("Regular").fontWeight(.regular)
        Text("Semibold").fontWeight(.semibold)
        Text("Heavy").fontWeight(.heavy)
      }
    },
    Golden("bold-and-italic@3x") {
      VStack {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Both").bold().italic()
      }
    },
    Golden("foreground-style@3x") {
      VStack {
        Text("Red").foregroundStyle(.red)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundColor(.blue.opacity(0.5))
        Text("Gradient")
          .foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          )
      }
    },
    Golden("concatenated@3x") {
      Text("198").font(.title).bold() + Text(" mg").font(.caption).foregroundStyle(.red)
        + Text(" today")
    },
    Golden("interpolated@3x") {
      Text("Drunk \(1234) mg of \(Text("coffee").bold().foregroundStyle(.brown))").font(.caption)
    },
    Golden("languages@3x") {
      VStack(alignment: .leading, spacing: 0) {
        Text("Капучино")
        Text("拿铁咖啡")
        Text("コーヒー")
        Text("커피 ☕️ 💤")
      }
    },
    Golden("right-to-left@3x") {
      VStack(alignment: .leading) {
        Text("שלום 123")
        Text("قهوة، 5 mg")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    },
    Golden("wrapped@3x") { Text(words) },
    Golden("multiline-text-alignment=center@3x") {
      Text(words).multilineTextAlignment(.center)
    },
    Golden("multiline-text-alignment=trailing@3x") {
      Text(words).multilineTextAlignment(.trailing)
    },
    Golden("line-limit=1@3x") { Text(words).lineLimit(1) },
    Golden("line-limit=2@3x") { Text(words).lineLimit(2) },
    Golden("truncation=by-height@3x") { Text(words).frame(height: 45).border(.red) },
    Golden("truncation-mode=head-and-middle@3x") {
      VStack {
        Text(words).truncationMode(.head)
        Text(words).truncationMode(.middle)
      }
      .lineLimit(1)
    },
    Golden("line-spacing@3x") { Text(words).font(.caption).lineSpacing(10).frame(width: 80) },
    Golden("minimum-scale-factor=fits@3x") {
      Text("7h 30m 4s").font(.title).bold().lineLimit(1).minimumScaleFactor(0.5)
    },
    Golden("minimum-scale-factor=not-enough@3x") {
      Text(words).font(.title).lineLimit(1).minimumScaleFactor(0.8)
    },
    Golden("tracking-and-baseline@3x") {
      VStack {
        Text("Wide").tracking(6)
        Text("x") + Text("2").font(.caption2).baselineOffset(8)
        Text("Upper").textCase(.uppercase)
      }
    },
    Golden("underline-and-strikethrough@3x") {
      VStack {
        Text("Under gypsy").underline()
        Text("Struck").strikethrough(color: .red)
      }
    },
    Golden("monospaced-digit@3x") {
      VStack(alignment: .leading) {
        Text("11:11").monospacedDigit()
        Text("00:00").monospacedDigit()
        Text("11:11")
      }
      .font(.title2)
    },
    Golden("opacity@3x") { Text("Faded ☕️").font(.title2).opacity(0.3) },
    Golden("shadow@3x") {
      Text("晚安").font(.system(size: 28)).bold().shadow(color: .black, radius: 3, x: 2, y: 2)
    },
    Golden("dates@3x") {
      let date = Date(timeIntervalSince1970: 1_600_000_000)
      VStack(alignment: .leading) {
        Text(date, style: .date)
        Text("\(date, style: .relative) ago")
        Text(date, style: .timer)
      }
      .font(.caption)
      .transformEnvironment(\.self) { $0.now = date.addingTimeInterval(8100) }
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
