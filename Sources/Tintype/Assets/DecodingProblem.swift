// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// The wording of what is wrong with a JSON document, found from a decoder's error.
///
/// Foundation's messages neither name the path the way a reader of JSON would nor say what stands
/// there instead; both come from looking the place up in the document again.
package enum DecodingProblem {
  /// One clause such as `drink.amount: expected a number, found a string`.
  package static func describe(_ error: any Error, in data: Data) -> String {
    let document = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(let type, let context):
      return mismatch(expected: kind(of: type), context.codingPath, document)
    case .valueNotFound(let type, let context):
      return mismatch(expected: kind(of: type), context.codingPath, document)
    case .keyNotFound(let key, let context):
      return missing(key, context.codingPath, document)
    case .dataCorrupted(let context):
      return corrupted(context, isJSON: document != nil)
    @unknown default:
      return "\(error)"
    }
  }

  private static func mismatch(
    expected: String,
    _ path: [any CodingKey],
    _ document: Any?
  ) -> String {
    let found = kind(ofValue: value(at: path, in: document))
    return prefix(path) + "expected \(expected), found \(found)"
  }

  private static func missing(
    _ key: any CodingKey,
    _ path: [any CodingKey],
    _ document: Any?
  ) -> String {
    var clause = prefix(path) + "the field \"\(key.stringValue)\" is missing"
    if let object = value(at: path, in: document) as? [String: Any], !object.isEmpty {
      let names = object.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      clause += "; the fields here are \(names)"
    }
    return clause
  }

  private static func corrupted(_ context: DecodingError.Context, isJSON: Bool) -> String {
    guard !isJSON else { return prefix(context.codingPath) + context.debugDescription }
    // The parser's own error names the line and column.
    let underlying = context.underlyingError.map { error in
      (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        ?? (error as NSError).localizedDescription
    }
    return "this is not JSON: \(underlying ?? context.debugDescription)"
  }

  private static func prefix(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "" : "\(text(of: path)): "
  }

  /// A path as one would write it in code: `samples[2].start`.
  package static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func value(at path: [any CodingKey], in document: Any?) -> Any? {
    path.reduce(document) { value, key in
      if let index = key.intValue, let array = value as? [Any] {
        return array.indices.contains(index) ? array[index] : nil
      }
      return (value as? [String: Any])?[key.stringValue]
    }
  }

  /// What JSON calls the values a Swift type is decoded from.
  private static func kind(of type: Any.Type) -> String {
    if type is Bool.Type { return "true or false" }
    if type is String.Type { return "a string" }
    if type is any BinaryInteger.Type { return "a whole number" }
    if type is any BinaryFloatingPoint.Type || type is Decimal.Type { return "a number" }
    if type is Date.Type { return "a date" }
    let name = String(describing: type)
    if name.hasPrefix("Array<") || name.hasPrefix("Set<") { return "an array" }
    if name.hasPrefix("Dictionary<") { return "an object" }
    return "a value for \(name)"
  }

  private static func kind(ofValue value: Any?) -> String {
    switch value {
    case nil: return "nothing"
    case is NSNull: return "null"
    case is String: return "a string"
    case is [Any]: return "an array"
    case is [String: Any]: return "an object"
    case let number as NSNumber: return kind(ofNumber: number)
    default: return "something else"
    }
  }

  private static func kind(ofNumber number: NSNumber) -> String {
    if isBoolean(number) { return "true or false" }
    return number.doubleValue == number.doubleValue.rounded() ? "a whole number" : "a number"
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    // "c" is the type code that both JSON booleans and nothing else a parser makes carry.
    unsafe String(cString: number.objCType) == "c"
  }
}
