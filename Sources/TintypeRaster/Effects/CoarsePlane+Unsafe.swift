// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A blurred plane with one number for each square of pixels, or for each pixel.
///
/// With squares, there is one more at every side than the pixels need.
struct CoarsePlane {
  let step: Int
  let width: Int
  let height: Int
  let values: [Float]

  init(step: Int, width: Int, height: Int, values: [Float]) {
    self.step = step
    self.width = width
    self.height = height
    self.values = values
  }

  /// A plane as it is, written row by row.
  init(
    step: Int,
    width: Int,
    height: Int,
    _ row: (_ y: Int, UnsafeMutablePointer<Float>) -> Void
  ) {
    let values = unsafe [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height { unsafe row(y, base + y * width) }
    }
    self.init(step: step, width: width, height: height, values: values)
  }

  /// Writes one row of pixels, mixed linearly between the centres of the squares.
  func write(row y: Int, into target: UnsafeMutablePointer<Float>, _ count: Int) {
    unsafe values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      if step == 1 { return unsafe target.update(from: base + y * width, count: count) }
      let half = Float(step / 2) - 0.5
      let share = 1 / Float(step)
      let place = y + step / 2
      let fy = (Float(place % step) + 0.5) * share
      let (above, below) = unsafe (
        base + place / step * width, base + min(place / step + 1, height - 1) * width
      )
      // The pixels between two centres; the first ones lie half a square further left.
      var x = 0
      var square = 0
      var fraction = (half + 1) * share
      while x < count {
        let next = min(square + 1, width - 1)
        let left = unsafe above[square] + (below[square] - above[square]) * fy
        let right = unsafe above[next] + (below[next] - above[next]) * fy
        let slope = right - left
        while x < count && fraction < 1 {
          unsafe target[x] = left + slope * fraction
          fraction += share
          x += 1
        }
        fraction -= 1
        square += 1
      }
    }
  }
}
