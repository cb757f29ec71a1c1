// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rows of a radial gradient.
final class RadialRows: RowSource {
  private let table: [UInt32]
  private let inverse: AffineTransform
  private let center: Point
  private let scale: Double
  private let offset: Double

  init(_ shader: RadialShader, opacity: Double) {
    table = GradientTable(stops: shader.stops, space: shader.space, opacity: opacity).entries
    // A circle squeezed to nothing shows only what lies beyond its radius.
    inverse =
      shader.transform.inverse ?? AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1e9, ty: 1e9)
    center = shader.center
    let span = shader.endRadius - shader.startRadius
    let last = Double(GradientTable.last)
    if span != 0, span.isFinite {
      scale = last / span
      offset = 0.5 - shader.startRadius * scale
    } else {
      // A hard edge at the radius.
      scale = 1e12
      offset = -shader.endRadius * 1e12
    }
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let (m, scale, offset) = (inverse, self.scale, self.offset)
    let py = Double(y) + 0.5
    let baseX = m.c * py + m.tx - center.x
    let baseY = m.d * py + m.ty - center.y
    let top = Double(GradientTable.last)
    unsafe table.withUnsafeBufferPointer { table in
      for i in 0..<count {
        let px = Double(x + i) + 0.5
        let (dx, dy) = (m.a * px + baseX, m.b * px + baseY)
        let place = (dx * dx + dy * dy).squareRoot() * scale + offset
        unsafe row[i] = table[Int(min(max(0, place), top))]
      }
    }
  }
}
