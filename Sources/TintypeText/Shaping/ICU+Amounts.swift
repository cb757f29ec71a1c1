// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import _FoundationICU

/// Amounts of time in words, which Foundation offers up to weeks only.
extension ICU {
  /// An amount with its unit.
  ///
  /// - Parameters:
  ///   - value: How many, ≥ 0.
  ///   - unit: ICU's name of the unit, such as `hour`.
  ///   - isWide: Whole words, otherwise abbreviated ones.
  ///   - locale: The language.
  /// - Returns: Such as "15 min"; `nil` when ICU lacks the data.
  static func amount(_ value: Int, unit: String, isWide: Bool, locale: String) -> String? {
    amount(
      Double(value),
      unit: "duration-\(unit)",
      width: isWide ? .wide : .short,
      precision: "",
      locale: locale
    )
  }

  /// An amount with any unit that ICU knows.
  static func amount(
    _ value: Double,
    unit: String,
    width: UnitTexts.Width,
    precision: String,
    locale: String
  ) -> String? {
    let skeleton = Array("measure-unit/\(unit) \(width.skeleton) \(precision)".utf16)
    var status = U_ZERO_ERROR
    let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
      skeleton,
      Int32(skeleton.count),
      locale,
      &status
    )
    let result = unsafe swift_unumf_openResult(&status)
    defer {
      unsafe swift_unumf_close(formatter)
      unsafe swift_unumf_closeResult(result)
    }
    guard status.rawValue <= 0 else { return nil }
    unsafe swift_unumf_formatDouble(formatter, value, result, &status)
    return unsafe string { buffer, capacity in
      unsafe swift_unumf_resultToString(result, buffer, capacity, &status)
    }
  }

  /// Amounts side by side as a locale lists them: "1 day, 23 hrs".
  static func list(
    _ parts: [String],
    width: UnitTexts.Width = .short,
    locale: String
  ) -> String? {
    guard parts.count > 1 else { return parts.first }
    var status = U_ZERO_ERROR
    let formatter = unsafe swift_ulistfmt_openForType(
      locale,
      ULISTFMT_TYPE_UNITS,
      width.list,
      &status
    )
    defer { unsafe swift_ulistfmt_close(formatter) }
    let texts = parts.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let joined = texts.flatMap { $0 }
    return unsafe joined.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress else { return nil }
      var start = 0
      var pointers: [UnsafePointer<UInt16>?] = unsafe []
      for text in texts {
        unsafe pointers.append(base + start)
        start += text.count
      }
      return unsafe pointers.withUnsafeBufferPointer { list in
        unsafe string { buffer, capacity in
          unsafe swift_ulistfmt_format(
            formatter,
            list.baseAddress,
            lengths,
            Int32(lengths.count),
            buffer,
            capacity,
            &status
          )
        }
      }
    }
  }

  /// Collects what ICU writes; `nil` when it fails.
  static func string(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 256)
    let count = unsafe buffer.withUnsafeMutableBufferPointer {
      unsafe write($0.baseAddress, Int32($0.count))
    }
    guard count > 0, count <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}

extension UnitTexts.Width {
  fileprivate var skeleton: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }

  fileprivate var list: UListFormatterWidth {
    switch self {
    case .wide: ULISTFMT_WIDTH_WIDE
    case .short: ULISTFMT_WIDTH_SHORT
    case .narrow: ULISTFMT_WIDTH_NARROW
    }
  }
}
