// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Why a golden doesn't hold.
public enum GoldenError: Error, Hashable, CustomStringConvertible {
  /// What was drawn isn't what the golden shows; `picture` is the file that compares them.
  case differs(GoldenName, GoldenDifference, picture: String)
  /// There is no golden, and this run doesn't record; `actual` is the file with what was drawn.
  case missing(GoldenName, actual: String)
  /// A file isn't a picture that can be read.
  case unreadable(path: String, reason: String)
  /// A file or folder can't be written.
  case unwritable(path: String, reason: String)
  /// A name that can't be a file's.
  case invalidName(String)
  /// A value of `TINTYPE_RECORD` that means nothing.
  case unknownRecordMode(String)
  /// No folder above this file holds a `Package.swift`.
  case noPackage(above: String)

  /// One message that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .differs(let name, let difference, let picture):
      "\(name.relativePath): \(difference) Compare them in \(picture); if the new picture is "
        + "right, record it with TINTYPE_RECORD=failed."
    case .missing(let name, let actual):
      "\(name.relativePath): there is no such golden. Look at \(actual); if it is right, record "
        + "it with TINTYPE_RECORD=missing."
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason)"
    case .unwritable(let path, let reason):
      "\(path) can't be written: \(reason)"
    case .invalidName(let name):
      "\"\(name)\" can't name a golden: use a plain file name without slashes."
    case .unknownRecordMode(let value):
      "TINTYPE_RECORD=\(value) is unknown: use "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .noPackage(let path):
      "No folder above \(path) holds a Package.swift, so there is no place for goldens."
    }
  }
}
