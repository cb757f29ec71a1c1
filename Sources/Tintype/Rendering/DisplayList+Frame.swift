// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeRaster

extension DisplayList {
  /// The outline along which the whole picture is cut, and the items inside.
  ///
  /// A widget is one layer in one clip. Drawn without both and cut at the end it has the same
  /// pixels, in half the memory.
  var frame: (outline: (BezierPath, FillRule)?, content: Range<Int>) {
    let whole = items.indices
    guard items.count >= 4, case .pushClip(let path, let rule, false) = items[0],
      case .pushLayer(let effects, nil) = items[1], effects.isPlain,
      case .popLayer = items[items.count - 2], case .popClip = items[items.count - 1]
    else { return (nil, whole) }
    let content = 2..<(items.count - 2)
    return isBalanced(content) ? ((path, rule), content) : (nil, whole)
  }

  /// Whether nothing in a range ends what began before it, and it draws no mask for it.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    var depth = 0
    for item in items[range] {
      switch item {
      case .pushClip, .pushClipRect, .pushLayer: depth += 1
      case .popClip, .popLayer: depth -= 1
      case .beginMask: if depth == 0 { return false }
      case .fill, .fillRect, .glyphs, .image: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The opaque colour that the first items leave everywhere, and the items after them.
  func ground(
    of content: Range<Int>,
    covering canvas: Rect,
    _ toPixels: AffineTransform
  ) -> (color: SRGBColor?, rest: Range<Int>) {
    var color: SRGBColor?
    var index = content.lowerBound
    while index < content.upperBound, case .fillRect(let rect, .solid(let next)) = items[index],
      next.alpha >= 1,
      toPixels.boundingBox(of: rect).union(canvas) == toPixels.boundingBox(of: rect)
    {
      color = next
      index += 1
    }
    return (color, index..<content.upperBound)
  }
}
