// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Foundation
package import TintypeGeometry

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Point {
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
