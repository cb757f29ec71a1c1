// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension GoldenStore {
  /// The files among the goldens that no test claims, such as those of a case that was renamed.
  ///
  /// List the names that the tests use, not those that a run has used: a run may be filtered.
  /// - Parameter claims: The name of every golden that some test checks.
  /// - Returns: Paths below the folder of goldens, sorted; files that aren't PNG count too.
  /// - Throws: `GoldenError.unreadable`.
  public func unclaimed(claims: some Sequence<GoldenName>) throws(GoldenError) -> [String] {
    let claimed = Set(claims.lazy.map(\.relativePath))
    return try Files.filesBelow(goldenFolder).filter { !claimed.contains($0) }
  }

  /// The goldens larger than a number of bytes.
  ///
  /// - Parameter byteCount: The most that a golden may have.
  /// - Returns: Paths below the folder of goldens, sorted.
  /// - Throws: `GoldenError.unreadable`.
  public func larger(than byteCount: Int) throws(GoldenError) -> [String] {
    var paths: [String] = []
    for path in try Files.filesBelow(goldenFolder) {
      let bytes = try Files.read("\(goldenFolder)/\(path)") ?? []
      if bytes.count > byteCount { paths.append(path) }
    }
    return paths
  }
}
