// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What receives the covered pixels of a shape, row by row from the top, left to right.
protocol CoverageSink {
  /// Equal coverage, 1...255, for neighbouring pixels.
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt8)
  /// A coverage for each of neighbouring pixels; valid during the call only.
  mutating func run(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
