// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Collects the coverage of a shape in rows of bytes.
struct BytesSink: CoverageSink {
  let bounds: PixelRect
  private(set) var bytes: [UInt8]

  init(bounds: PixelRect) {
    self.bounds = bounds
    bytes = [UInt8](repeating: 0, count: bounds.area)
  }

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt8) {
    let start = (y - bounds.minY) * bounds.width + x - bounds.minX
    for i in start..<start + count { bytes[i] = coverage }
  }

  mutating func run(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    let start = (y - bounds.minY) * bounds.width + x - bounds.minX
    for i in 0..<count { unsafe bytes[start + i] = coverage[i] }
  }
}
