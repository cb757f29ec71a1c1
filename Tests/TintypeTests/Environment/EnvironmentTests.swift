// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeGeometry

@testable import Tintype

private enum ProbeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var probe: Int {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
}

/// Shows what the environment holds, and views made in all sorts of closures.
private struct Probe: View {
  @Environment(\.probe) var probe

  var body: some View { Text(verbatim: "\(probe)") }
}

private struct Closures: View {
  @Environment(\.probe) var probe

  var body: some View {
    VStack {
      ForEach(0..<1) { _ in Text(verbatim: "each \(probe)") }
      GeometryReader { _ in Text(verbatim: "reader \(probe)") }
      GeometryReader { _ in ForEach(0..<1) { _ in Text(verbatim: "both \(probe)") } }
    }
    .environment(\.probe, 99)
  }
}

/// As wide as the environment says.
private struct Guided: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
        .alignmentGuide(.leading) { _ in -Double(Environment(\.probe).wrappedValue) }
    }
  }
}

/// Holds content whose closures were written elsewhere.
private struct Card<Content: View>: View {
  let content: Content
  var body: some View { content.environment(\.probe, 98) }
}

private struct InCard: View {
  @Environment(\.probe) var probe
  var body: some View {
    Card(content: GeometryReader { _ in Text(verbatim: "card \(probe)") }).environment(\.probe, 97)
  }
}

private struct ProbeModifier: ViewModifier {
  @Environment(\.probe) var probe

  func body(content: Content) -> some View {
    content.environment(\.probe, probe + 1)
  }
}

private struct ProbeStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Probe()
    }
  }
}

@Suite @MainActor struct EnvironmentTests {
  private func strings(_ view: some View) -> [String] { Inspect.strings(view) }

  @Test func valuesAreInheritedUntilReplaced() {
    let view = VStack {
      Probe()
      Group { Probe() }.environment(\.probe, 2)
      Probe().environment(\.probe, 3).environment(\.probe, 4)
    }
    .environment(\.probe, 1)
    #expect(strings(view) == ["1", "2", "3"])
    #expect(strings(Probe()) == ["0"])
  }

  @Test func valuesCanBeChanged() {
    let view = Probe().transformEnvironment(\.probe) { $0 *= 3 }.environment(\.probe, 5)
    #expect(strings(view) == ["15"])
  }

  @Test func modifiersReadTheirSurroundings() {
    #expect(strings(Probe().modifier(ProbeModifier()).environment(\.probe, 5)) == ["6"])
    let twice = Probe().modifier(ProbeModifier().concat(ProbeModifier()))
    #expect(strings(twice) == ["2"])
  }

  @Test func closuresSeeTheEnvironmentOfTheirBody() {
    #expect(
      strings(Closures().environment(\.probe, 7)) == ["each 7", "reader 7", "both 7"]
    )
    #expect(strings(InCard().environment(\.probe, 7)) == ["card 7"])
  }

  @Test func alignmentGuidesSeeTheEnvironmentOfTheirBody() {
    let scene = Inspect.scene(Guided().environment(\.probe, 7), size: nil)
    #expect(scene.displayList.size == Size(width: 17, height: 20))
  }

  @Test func buttonStylesReachLabels() {
    let view = Button("Go") {}.buttonStyle(ProbeStyle()).environment(\.probe, 3)
    #expect(strings(view) == ["Go", "3"])
  }

  @Test func familiarValues() {
    struct Reader: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.redactionReasons) var reasons
      @Environment(\.layoutDirection) var direction
      var body: some View {
        Text(verbatim: "\(scheme) \(reasons.contains(.placeholder)) \(direction)")
      }
    }
    #expect(strings(Reader()) == ["light false leftToRight"])
    #expect(
      strings(
        Reader().redacted(reason: .placeholder).environment(\.colorScheme, .dark)
          .environment(\.layoutDirection, .rightToLeft)
      ) == ["dark true rightToLeft"]
    )
  }
}
