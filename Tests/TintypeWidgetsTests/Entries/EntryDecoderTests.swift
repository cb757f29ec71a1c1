// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeWidgets

@Suite struct EntryDecoderTests {
  private struct Entry: Decodable, Equatable {
    struct Drink: Decodable, Equatable {
      var name: String
      var amount: Double
    }
    var date: Date
    var drink: Drink
    var sips: [Int]?
    var photo: Data?
  }

  private func decode(_ json: String) throws -> [Entry] {
    try EntryDecoder.entries(of: Entry.self, in: Data(json.utf8), path: "entry.json").entries
  }

  private func unread<T: Decodable>(_ type: T.Type, _ json: String) throws -> [String] {
    try EntryDecoder.entries(of: type, in: Data(json.utf8), path: "entry.json").unreadFields
  }

  private func message(_ json: String) throws -> String {
    try #require(throws: EntryError.self) { try decode(json) }.description
  }

  @Test func readsDatesAndData() throws {
    let entries = try decode(
      """
      [{"date": 60.5, "drink": {"name": "Tea", "amount": 30}, "photo": "AQI="},
       {"date": "1970-01-01T00:01:00.500Z", "drink": {"name": "Tea", "amount": 1.5}}]
      """
    )
    #expect(entries.count == 2)
    #expect(entries[0].date == entries[1].date)
    #expect(entries[0].photo == Data([1, 2]))
  }

  @Test func namesTheFieldOfAWrongType() throws {
    #expect(
      try message(#"{"date": 0, "drink": {"name": "Tea", "amount": "much"}}"#)
        == "entry.json: drink.amount: expected a number, found a string"
    )
    #expect(
      try message(#"{"date": 0, "drink": {"name": "Tea", "amount": 1}, "sips": [1, true]}"#)
        == "entry.json: sips[1]: expected a whole number, found true or false"
    )
    #expect(
      try message(#"{"date": 0, "drink": {"name": null, "amount": 1}}"#)
        == "entry.json: drink.name: expected a string, found null"
    )
    #expect(try message("3") == "entry.json: expected an object, found a whole number")
  }

  @Test func namesTheMissingField() throws {
    #expect(
      try message(#"{"date": 0, "drink": {"name": "Tea", "amuont": 1}}"#)
        == "entry.json: drink: the field \"amount\" is missing; the fields here are "
        + "\"amuont\", \"name\""
    )
  }

  @Test func explainsWrongDates() throws {
    #expect(
      try message(#"[{"date": "yesterday", "drink": {"name": "Tea", "amount": 1}}]"#)
        == "entry.json: [0].date: expected a date such as \"2026-01-31T09:30:00Z\" or seconds "
        + "since 1970, found \"yesterday\""
    )
  }

  @Test func refusesDatesBeyondCalendars() throws {
    #expect(
      try message(#"{"date": 1e300, "drink": {"name": "Tea", "amount": 1}}"#)
        .hasPrefix("entry.json: date: expected a date such as")
    )
  }

  @Test func survivesDeepNesting() throws {
    let deep = String(repeating: "[", count: 200_000)
    #expect(try message(deep).hasPrefix("entry.json: "))
    #expect(try message(#"{"date": "# + deep).hasPrefix("entry.json: "))
  }

  @Test func readsNoEndlessFile() {
    #expect(throws: EntryError.tooLarge(path: "/dev/zero", limit: EntryDecoder.maximumBytes)) {
      try EntryDecoder.data(ofFile: "/dev/zero")
    }
    #expect(throws: EntryError.unreadable(path: "/")) { try EntryDecoder.data(ofFile: "/") }
  }

  @Test func explainsWhatIsNotJSON() throws {
    #expect(try message("{\"date\": ").hasPrefix("entry.json: this is not JSON"))
    #expect(try message("").hasPrefix("entry.json: this is not JSON"))
    #expect(try message("[]") == "entry.json: the array holds no entry; give at least one")
  }

  @Test func missingFileIsNamed() {
    #expect(throws: EntryError.unreadable(path: "/nowhere.json")) {
      try EntryDecoder.data(ofFile: "/nowhere.json")
    }
  }

  @Test func namesFieldsThatNobodyAsksFor() throws {
    let drink = "\"drink\": {\"name\": \"Tea\", \"amount\": 3, \"cold\": true}"
    #expect(try unread(Entry.self, "{\"date\": 1, \(drink)}") == [])
    #expect(try unread(Entry.self, "{\"date\": 1, \(drink), \"sips\": null}") == [])
    let extra = "\"dat\": 2, \"Sips\": [1]"
    #expect(try unread(Entry.self, "{\"date\": 1, \(drink), \(extra)}") == ["Sips", "dat"])
    // One entry of several has it.
    let two = "[{\"date\": 1, \(drink)}, {\"date\": 1, \(drink), \"more\": 1}]"
    #expect(try unread(Entry.self, two) == ["more"])
  }

  @Test func whoReadsByHandReadsToo() throws {
    /// Looks at one field only if another says so.
    struct Choosy: Decodable {
      private enum Keys: String, CodingKey { case kind, name, size, list, inner }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard try fields.decodeNil(forKey: .kind) || fields.contains(.size) else { return }
        _ = try fields.decodeIfPresent(String.self, forKey: .name)
        var list = try fields.nestedUnkeyedContainer(forKey: .list)
        _ = try list.decode(Int.self)
        _ = try Int(from: fields.superDecoder(forKey: .inner))
      }
    }
    let fields = "\"size\": 3, \"name\": \"a\", \"list\": [1], \"inner\": 7, \"other\": 0"
    #expect(try unread(Choosy.self, "{\"kind\": null, \(fields)}") == ["other", "size"])
    #expect(try unread(Choosy.self, "{\"kind\": 1, \(fields)}") == ["other"])
    // A dictionary wants all there is.
    #expect(try unread([String: Int].self, "{\"a\": 1, \"b\": 2}") == [])
  }
}
