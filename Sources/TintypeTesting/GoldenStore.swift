// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
package import TintypeRaster

/// The goldens of a package: checks pictures against them and records new ones.
///
/// Goldens lie in `golden/<suite>/<case>.png` beside `Package.swift`, comparisons of those that
/// fail in `failures/<suite>/<case>.png`. A check throws when the picture is wrong, which fails a
/// test of Swift Testing as well as one of XCTest.
public struct GoldenStore: Sendable {
  /// What a successful check did.
  public enum Outcome: Sendable, Hashable {
    /// The picture is the golden, pixel for pixel.
    case matched
    /// The picture became the golden.
    case recorded
  }

  /// The folder of all goldens.
  public let goldenFolder: String
  /// The folder of all comparisons.
  public let failureFolder: String
  /// Which goldens are written.
  public let mode: RecordMode

  /// Uses folders of your own.
  public init(goldenFolder: String, failureFolder: String, mode: RecordMode) {
    self.goldenFolder = goldenFolder
    self.failureFolder = failureFolder
    self.mode = mode
  }

  /// Uses the package that a test's source file lies in, and the process's `TINTYPE_RECORD`.
  ///
  /// - Throws: `GoldenError.noPackage`, `GoldenError.unknownRecordMode`.
  public init(filePath: String = #filePath) throws(GoldenError) {
    let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
    let root = try Files.packageRoot(above: filePath)
    self.init(goldenFolder: root + "/golden", failureFolder: root + "/failures", mode: mode)
  }

  /// Checks a picture that was drawn against its golden.
  ///
  /// - Parameters:
  ///   - pixmap: What was drawn.
  ///   - pixelsPerPoint: The scale that it was drawn at.
  ///   - name: Where the golden lies.
  /// - Returns: Whether the golden was there or was recorded.
  /// - Throws: `GoldenError`.
  @discardableResult
  package func check(
    _ pixmap: Pixmap,
    pixelsPerPoint: Double,
    as name: GoldenName
  ) throws(GoldenError) -> Outcome {
    let png = try PNGFile.encode(
      pixmap,
      pixelsPerPoint: pixelsPerPoint,
      for: goldenPath(of: name)
    )
    return try check(png: png, as: name)
  }

  /// Checks a PNG file that was drawn against its golden.
  ///
  /// Pixels count, not bytes: another compression of the same picture matches.
  /// - Parameters:
  ///   - png: The contents of the file.
  ///   - name: Where the golden lies.
  /// - Returns: Whether the golden was there or was recorded.
  /// - Throws: `GoldenError`.
  @discardableResult
  public func check(png: [UInt8], as name: GoldenName) throws(GoldenError) -> Outcome {
    let path = goldenPath(of: name)
    let golden = try Files.read(path)
    if mode == .all || (golden == nil && mode != .never) {
      return try record(png, as: name)
    }
    guard let golden else {
      try Files.write(png, to: failurePath(of: name))
      throw .missing(name, actual: failurePath(of: name))
    }
    guard golden != png else { return try matched(name) }

    let expected = try PNGFile.decode(golden, from: path)
    let actual = try PNGFile.decode(png, from: "The picture for \(name.relativePath)")
    guard let difference = GoldenDifference(expected: expected, actual: actual) else {
      return try matched(name)
    }
    if mode == .failed {
      return try record(png, as: name)
    }
    try writeComparison(expected: expected, actual: actual, as: name)
    throw .differs(name, difference, picture: failurePath(of: name))
  }

  /// The file of a golden.
  public func goldenPath(of name: GoldenName) -> String {
    "\(goldenFolder)/\(name.relativePath)"
  }

  /// The file that a failed check writes.
  public func failurePath(of name: GoldenName) -> String {
    "\(failureFolder)/\(name.relativePath)"
  }

  private func matched(_ name: GoldenName) throws(GoldenError) -> Outcome {
    try Files.remove(failurePath(of: name))
    return .matched
  }

  private func record(_ png: [UInt8], as name: GoldenName) throws(GoldenError) -> Outcome {
    // A golden that can't be decoded would fail every later run.
    _ = try PNGFile.decode(png, from: "The picture for \(name.relativePath)")
    try Files.write(png, to: goldenPath(of: name))
    try Files.remove(failurePath(of: name))
    return .recorded
  }

  private func writeComparison(
    expected: Pixmap,
    actual: Pixmap,
    as name: GoldenName
  ) throws(GoldenError) {
    let path = failurePath(of: name)
    let picture: Pixmap
    do {
      picture = try ComparisonPicture.draw(expected: expected, actual: actual)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
    try Files.write(PNGFile.encode(picture, pixelsPerPoint: 1, for: path), to: path)
  }
}
