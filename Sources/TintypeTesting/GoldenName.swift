// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Where a golden lies: `golden/<suite>/<case>.png`.
public struct GoldenName: Sendable, Hashable, Comparable {
  /// The folder, named after the suite of tests.
  public let suite: String
  /// The file without its extension, named for what varies, such as `edges=horizontal`.
  public let caseName: String

  /// - Throws: `GoldenError.invalidName` for a part that can't be the name of a visible file on
  ///   every system.
  public init(suite: String, case caseName: String) throws(GoldenError) {
    for part in [suite, caseName] where !Self.isFileName(part) {
      throw .invalidName(part)
    }
    self.suite = suite
    self.caseName = caseName
  }

  /// The path below the folder of all goldens.
  public var relativePath: String { "\(suite)/\(caseName).png" }

  /// By suite, then by case.
  public static func < (first: GoldenName, second: GoldenName) -> Bool {
    (first.suite, first.caseName) < (second.suite, second.caseName)
  }

  private static func isFileName(_ name: String) -> Bool {
    // 255 bytes is the most that Linux and macOS take, of which the extension needs four.
    guard !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 250 else { return false }
    return name.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !#"/\:*?"<>|"#.contains(Character($0))
    }
  }
}
