// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rows of an angular gradient.
///
/// **Source:** facts `shadows-blur.json`, gradient, angular.
final class AngularRows: RowSource {
  private let table: [UInt32]
  private let inverse: AffineTransform
  private let center: Point
  /// Where the turn begins, in turns.
  private let origin: Double
  /// Table place = turns from `origin` · scale + offset.
  private let scale: Double
  private let offset: Double

  init(_ shader: AngularShader, opacity: Double) {
    var table = GradientTable(stops: shader.stops, space: shader.space, opacity: opacity)
    inverse = shader.transform.inverse ?? .identity
    center = shader.center
    let turn = 2 * Maths.pi
    let (start, end) = (shader.startAngle / turn, shader.endAngle / turn)
    let (low, high) = (min(start, end), max(start, end))
    let span = high - low
    let last = Double(GradientTable.last)
    let signed = end < start ? -1.0 : 1.0
    if (span - 1).magnitude < 1e-9 { table.joinEnds() }
    self.table = table.entries
    let begin = span > 1 ? high - 1 : low - (1 - span) / 2
    // A span of nothing leaves a hard edge between the two halves of the gap.
    let perTurn = span > 1e-9 ? last / span : 1e12
    scale = perTurn * signed
    let atBegin = (begin - low) * perTurn
    offset = 0.5 + (signed > 0 ? atBegin : last - atBegin)
    origin = begin - begin.rounded(.down)
  }

  /// The direction of (x, y) in turns, 0..<1, clockwise on screen from +x; within 2e-8.
  @inline(__always)
  private static func turns(_ x: Double, _ y: Double) -> Double {
    let (ax, ay) = (x.magnitude, y.magnitude)
    let (low, high) = (min(ax, ay), max(ax, ay))
    let t = high > 0 ? low / high : 0
    let q = t * t
    // Our own fit of atan(t) / 2πt over 0...1 by eight terms in t², at Chebyshev nodes.
    let a = 0.1591549268 + q * (-0.0530494615 + q * (0.0317820252 + q * -0.0223080879))
    let b = 0.0157660429 + q * (-0.0094485675 + q * (0.0038461685 + q * -0.0007430584))
    var turns = (a + q * q * q * q * b) * t
    if ay > ax { turns = 0.25 - turns }
    if x < 0 { turns = 0.5 - turns }
    return y < 0 ? 1 - turns : turns
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let (m, scale, offset, origin) = (inverse, self.scale, self.offset, self.origin)
    let py = Double(y) + 0.5
    let baseX = m.c * py + m.tx - center.x
    let baseY = m.d * py + m.ty - center.y
    let top = Double(GradientTable.last)
    unsafe table.withUnsafeBufferPointer { table in
      for i in 0..<count {
        let px = Double(x + i) + 0.5
        var turn = Self.turns(m.a * px + baseX, m.b * px + baseY) - origin
        if turn < 0 { turn += 1 }
        unsafe row[i] = table[Int(min(max(0, turn * scale + offset), top))]
      }
    }
  }
}
