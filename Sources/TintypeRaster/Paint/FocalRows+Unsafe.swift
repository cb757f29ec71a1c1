// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry

/// The rows of a radial gradient that starts beside its centre or goes on beyond its radius.
///
/// A place t belongs to the circle around focus + t · (centre − focus) with radius t · end radius.
///
/// **Source:** SVG 2, 14.2.3, "Radial gradients".
final class FocalRows: RowSource {
  private let table: [UInt32]
  private let inverse: AffineTransform
  private let focus: Point
  /// From the focus to the centre.
  private let toCenter: Point
  /// |toCenter|² − end radius², below 0; 0 for a circle without size.
  private let bend: Double
  private let startRadius: Double
  private let endRadius: Double
  private let spread: GradientSpread

  init(_ shader: RadialShader, opacity: Double) {
    table = GradientTable(stops: shader.stops, space: shader.space, opacity: opacity).entries
    inverse =
      shader.transform.inverse ?? AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1e9, ty: 1e9)
    spread = shader.spread
    endRadius = shader.endRadius
    startRadius = shader.focus == nil ? shader.startRadius : 0
    var offset = (shader.focus ?? shader.center) - shader.center
    let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
    // A focus on the circle would give half of the plane no colour.
    let farthest = shader.endRadius * 0.999
    if distance > farthest { offset = offset * (farthest / distance) }
    focus = shader.center + offset
    toCenter = offset * -1
    bend = toCenter.x * toCenter.x + toCenter.y * toCenter.y - endRadius * endRadius
  }

  func fetch(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let m = inverse
    let py = Double(y) + 0.5
    let last = Double(GradientTable.last)
    unsafe table.withUnsafeBufferPointer { table in
      for i in 0..<count {
        let px = Double(x + i) + 0.5
        let p = Point(x: m.a * px + m.c * py + m.tx, y: m.b * px + m.d * py + m.ty)
        let place = spread.wrapped(self.place(of: p - focus)) * last + 0.5
        unsafe row[i] = table[Int(min(max(0, place), last))]
      }
    }
  }

  /// The place along the gradient of a point given from the focus on.
  private func place(of p: Point) -> Double {
    guard bend < 0 else { return 1 }
    let along = p.x * toCenter.x + p.y * toCenter.y
    let distance2 = p.x * p.x + p.y * p.y
    // The root of bend · t² − 2 · along · t + distance² = 0 that isn't negative.
    let t = (along - (along * along - bend * distance2).squareRoot()) / bend
    guard startRadius > 0 else { return t }
    let span = endRadius - startRadius
    return span > 0 ? (t * endRadius - startRadius) / span : 1
  }
}
