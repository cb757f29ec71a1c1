// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeTool

@Suite struct TypeDeclarationTests {
  private func summary(_ source: String) -> [String] {
    TypeDeclaration.all(in: source).map { "\($0.name): \($0.inherits.joined(separator: " "))" }
  }

  @Test func findsTypesAndWhatTheyInherit() {
    #expect(
      summary(
        """
        struct A: TimelineEntry, Codable { let date: Date }
        public final class B<T>: Base where T: P {}
        enum C { struct D: TimelineEntry { var x: [Int] = { [1] }() } }
        extension C.D: Equatable {}
        """
      ) == ["A: TimelineEntry Codable", "B: Base", "C: ", "C.D: TimelineEntry Equatable"]
    )
  }

  @Test func isNotFooledByCommentsAndStrings() {
    #expect(
      summary(
        #"""
        // struct X: TimelineEntry {}
        /* struct Y: /* nested */ TimelineEntry {} */
        let s = "struct Z { \(f("}")) {", t = """
          struct Q {
          """, u = ##"struct R {"# "##
        struct A {}
        """#
      ) == ["A: "]
    )
  }

  @Test func passesOverClassMembers() {
    #expect(
      summary("class A { class func f() {} class var x: Int { 1 } }; struct B {}")
        == ["A: ", "B: "]
    )
  }
}
