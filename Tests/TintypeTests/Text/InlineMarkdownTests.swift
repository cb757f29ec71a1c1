// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Tintype

@Suite struct InlineMarkdownTests {
  /// Runs as text: `[text|flags|link]`, flags being the first letters of the meanings.
  private func dump(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      var flags = ""
      if run.intent.contains(.stronglyEmphasized) { flags += "b" }
      if run.intent.contains(.emphasized) { flags += "i" }
      if run.intent.contains(.code) { flags += "c" }
      if run.intent.contains(.strikethrough) { flags += "s" }
      let link = run.link.map { "|\($0)" } ?? ""
      return flags.isEmpty && link.isEmpty ? run.text : "{\(flags):\(run.text)\(link)}"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("**a**", "{b:a}"), ("*a* b", "{i:a} b"), ("__a__", "{b:a}"),
    ("_a_", "{i:a}"), ("***a***", "{bi:a}"), ("`a*b*`", "{c:a*b*}"), ("~~a~~ b", "{s:a} b"),
    ("~a~", "{s:a}"), ("a **b *c* d** e", "a {b:b }{bi:c}{b: d} e"),
    ("[a](https://b.c/d)", "{:a|https://b.c/d}"), ("[**a** b](c \"t\")", "{b:a|c}{: b|c}"),
    ("<https://a.b>", "{:https://a.b|https://a.b}"), ("<a@b.c>", "{:a@b.c|mailto:a@b.c}"),
  ])
  func readsMarkup(text: String, expected: String) { #expect(dump(text) == expected) }

  @Test(arguments: [
    "5 * 3 * 2", "snake_case_name", "a ** b", "2*", "[no link]", "[a](b", "a < b > c", "~~~a~~~",
    "`open", "**open", "a] b", "AT&T", "x ~ y", "1_000_000",
  ])
  func leavesOtherTextAlone(text: String) { #expect(dump(text) == text) }

  @Test func unescapes() {
    #expect(dump("\\*a\\*") == "*a*")
    #expect(dump("a\\b") == "a\\b")
    #expect(dump("R&amp;D &lt;3 &#65;&#x42;") == "R&D <3 AB")
    #expect(dump("``a`b``") == "{c:a`b}")
  }

  @Test func keepsSpacesAndLineBreaks() { #expect(dump("a  b\n *c*") == "a  b\n {i:c}") }

  /// What takes other parsers quadratic time.
  @Test(arguments: ["*a_ ", "[", "`a``", "<", "&", "**a *b ", "[a](", "~~a~"])
  func isFastOnHostileText(part: String) {
    let text = String(repeating: part, count: 5000)
    let start = ContinuousClock.now
    _ = InlineMarkdown.runs(of: text)
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
