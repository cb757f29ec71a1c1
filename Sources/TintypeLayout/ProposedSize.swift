// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// The size a parent offers to a child.
///
/// **Units:** points. `nil` on an axis asks for the ideal length, 0 for the minimum, infinity for
/// the maximum.
package struct ProposedSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package static let unspecified = ProposedSize(width: nil, height: nil)
  package static let zero = ProposedSize(width: 0, height: 0)

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The offer along one direction.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offer with a length in place of each `nil`.
  ///
  /// **Source:** SwiftUI's documented default of 10 × 10 for views without an ideal size.
  package func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer without what a margin takes; never below 0.
  package func inset(by insets: Insets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) }
    )
  }
}
