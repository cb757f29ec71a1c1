// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension AssetContents {
  /// One component of a colour, in any of the notations that Xcode writes.
  enum Component: Decodable {
    /// `"0.8"` counts 0…1, `"204"` and `"0xCC"` count 0…255.
    case text(String)
    /// Very old catalogues write numbers, which count 0…1.
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    /// The component as 0…1; wider for the extended spaces.
    func value(name: String) throws(Problem) -> Double {
      switch self {
      case .number(let number):
        return number
      case .text(let text):
        guard let value = Self.value(of: text, isAlpha: name == "alpha") else {
          throw Problem(
            "the component \"\(name)\" is \"\(text)\"; right would be \"0.8\", \"204\" or \"0xCC\""
          )
        }
        return value
      }
    }

    private static func value(of text: String, isAlpha: Bool) -> Double? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      // Whole numbers are eight-bit values, except that alpha is always written as a share.
      if let whole = Int(text), !isAlpha {
        return (0...255).contains(whole) ? Double(whole) / 255 : nil
      }
      guard let share = Double(text), share.isFinite else { return nil }
      return share
    }
  }
}
