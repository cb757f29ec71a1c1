// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Which fields of an object its type asks for while it is made.
///
/// One decoding, of one object, uses it.
final class FieldRecorder {
  private(set) var read: Set<String> = []
  /// The type wanted to see all fields, or doesn't read fields at all.
  private(set) var readsEverything = false

  fileprivate func note(_ key: any CodingKey) { read.insert(key.stringValue) }
  fileprivate func noteEverything() { readsEverything = true }
}

/// An entry together with the fields that it was made of, and those that were there.
struct RecordedEntry<Entry: Decodable>: Decodable {
  let entry: Entry
  let present: Set<String>
  let read: Set<String>

  init(from decoder: any Decoder) throws {
    let recorder = FieldRecorder()
    entry = try Entry(from: RecordingDecoder(base: decoder, recorder: recorder))
    let keys = try? decoder.container(keyedBy: AnyKey.self).allKeys
    present = Set((keys ?? []).map(\.stringValue))
    read = recorder.readsEverything ? present : recorder.read
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Hands everything to another decoder and notes which fields of its object are asked for.
private struct RecordingDecoder: Decoder {
  let base: any Decoder
  let recorder: FieldRecorder

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: type)
    return KeyedDecodingContainer(RecordingContainer(base: container, recorder: recorder))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    recorder.noteEverything()
    return try base.unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    recorder.noteEverything()
    return try base.singleValueContainer()
  }
}

private struct RecordingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let recorder: FieldRecorder

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    recorder.noteEverything()
    return base.allKeys
  }

  /// The container, once the field is noted.
  private func noting(_ key: Key) -> KeyedDecodingContainer<Key> {
    recorder.note(key)
    return base
  }

  func contains(_ key: Key) -> Bool { noting(key).contains(key) }
  func decodeNil(forKey key: Key) throws -> Bool { try noting(key).decodeNil(forKey: key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try noting(key).decode(type, forKey: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try noting(key).nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try noting(key).nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder { try base.superDecoder() }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    try noting(key).superDecoder(forKey: key)
  }

  // The protocol wants each of these by itself.
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try noting(key).decode(type, forKey: key)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try noting(key).decode(type, forKey: key)
  }
}
