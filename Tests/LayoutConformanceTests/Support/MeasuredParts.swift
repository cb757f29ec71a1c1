// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype

/// A bar over a label of a known size.
///
/// **Source:** layout-cases 52.
struct Bar {
  let name: String
  let height: Double
  let label: Double

  init(_ name: String, _ height: Double, label: Double = 13) {
    self.name = name
    self.height = height
    self.label = label
  }
}

extension Bar: View {
  var body: some View {
    VStack(spacing: 4) {
      Box(name, 24, height)
      Color.clear.frame(width: label, height: 13.333)
    }
  }
}

/// A row with a label, a box and a text.
///
/// **Source:** layout-cases 53 and 55.
struct Row {
  let name: String
  let width: Double
  let height: Double

  init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }
}

extension Row: View {
  var body: some View {
    HStack(spacing: 12) {
      Color.clear.frame(width: 30, height: 18).frame(width: 40)
      Box(name, width, height)
      Color.clear.frame(width: 50, height: 18)
      Spacer()
    }
  }
}

/// A caption over four blocks at a distance.
///
/// **Source:** layout-cases 54.
struct Blocks {
  let name: String
  let spacing: Double

  init(_ name: String, _ spacing: Double) {
    self.name = name
    self.spacing = spacing
  }
}

extension Blocks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Color.clear.frame(width: 60, height: 14.333)
      HStack(spacing: spacing) {
        ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 40, height: 30) }
      }
      .named(name)
    }
  }
}

/// A box over a caption.
///
/// **Source:** layout-cases 56.
struct Labelled {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Labelled: View {
  var body: some View {
    VStack(spacing: 4) {
      Box(name, 50)
      Color.clear.frame(width: 20, height: 13.333)
    }
  }
}

/// A tile that is at most 68 high.
///
/// **Source:** layout-cases 87.
struct Tile {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Tile: View {
  var body: some View {
    Flex(name).frame(maxHeight: 68).frame(maxWidth: .infinity)
  }
}

/// A calendar row with a bar as high as its texts.
///
/// **Source:** layout-cases 90.
struct Event {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Event: View {
  var body: some View {
    HStack(alignment: .center, spacing: 8) {
      Flex(name).frame(width: 3)
      VStack(alignment: .leading, spacing: 1) {
        Color.clear.frame(width: 96, height: 14.333)
        Color.clear.frame(width: 36, height: 13.333)
      }
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A card whose header fills its width.
///
/// **Source:** layout-cases 93.
struct Card {
  let name: String
  let height: Double

  init(_ name: String, _ height: Double) {
    self.name = name
    self.height = height
  }
}

extension Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Color.clear.frame(width: 50, height: 13)
        .frame(maxWidth: .infinity)
        .named("head")
        .padding(4)
      Box(name, 80, height)
    }
    .padding(6)
  }
}
