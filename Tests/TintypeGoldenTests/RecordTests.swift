// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import TintypeTesting

/// The pictures on record as a whole.
@Suite struct RecordTests {
  private static var suites: [any GoldenSuite.Type] {
    [
      BackgroundGoldens.self, ColorGoldens.self, ContainerGoldens.self, ControlGoldens.self,
      EffectGoldens.self, EnvironmentGoldens.self, FrameGoldens.self, GradientGoldens.self,
      GridGoldens.self,
      ImageGoldens.self, PaddingGoldens.self, RedactionGoldens.self, ShapeGoldens.self,
      LayoutGoldens.self, RichTextGoldens.self, ScriptGoldens.self, StackGoldens.self,
      TextGoldens.self, VectorGoldens.self,
    ]
  }

  /// The folder of the suite of another target, which looks after its own.
  private static let examples = "Examples/"

  private static func names() throws -> [GoldenName] {
    try suites.flatMap { suite in
      try suite.cases.map { try GoldenName(suite: suite.folder, case: $0.name) }
    }
  }

  @Test func everyPictureHasACase() throws {
    let unclaimed = try GoldenStore().unclaimed(claims: Self.names())
      .filter { !$0.hasPrefix(Self.examples) }
    #expect(unclaimed == [], "remove them, or list their suite above")
  }

  @Test func noTwoCasesShareAPicture() throws {
    let names = try Self.names()
    #expect(Set(names).count == names.count)
  }

  @Test func noPictureIsLarge() throws {
    let large = try GoldenStore().larger(than: 32 * 1024).filter { !$0.hasPrefix(Self.examples) }
    #expect(large == [])
  }
}
