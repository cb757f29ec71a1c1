// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// The size and place of the view that asks.
///
/// Places are those of layout: effects that only move the drawing (`rotationEffect`, `scaleEffect`)
/// don't count.
public struct GeometryProxy: Sendable {
  private let globalFrame: Rect
  private let spaces: NamedSpaces
  private let insets: EdgeInsets

  init(frame: Rect, spaces: NamedSpaces, safeArea: EdgeInsets = EdgeInsets()) {
    globalFrame = frame
    self.spaces = spaces
    insets = safeArea
  }

  /// Width and height in points.
  public var size: CGSize { CGSize(width: globalFrame.width, height: globalFrame.height) }

  /// The margins that `safeAreaPadding` keeps around; a widget itself is safe up to its border.
  public var safeAreaInsets: EdgeInsets { insets }

  /// The frame in a coordinate space, in points; a name that nobody has means the whole widget.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(globalFrame, from: origin(of: space))
  }

  /// The frame in a coordinate space, in points; a name that nobody has means the whole widget.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounds of a named view around, in this view's own coordinates.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    assumingMainActor(with: space.name) { spaces.frame(named: $0) }
      .map { CGRect($0, from: globalFrame.origin) }
  }

  /// The value of an anchor in this view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    assumingMainActor(with: anchor) { $0.value(from: globalFrame.origin) }
  }

  private func origin(of space: CoordinateSpace) -> Point {
    switch space {
    case .local: globalFrame.origin
    case .global: .zero
    case .named(let name):
      assumingMainActor(with: name) { spaces.frame(named: $0)?.origin } ?? .zero
    }
  }
}

extension CGRect {
  /// A rectangle seen from another origin.
  init(_ rect: Rect, from origin: Point) {
    self.init(
      x: rect.minX - origin.x,
      y: rect.minY - origin.y,
      width: rect.width,
      height: rect.height
    )
  }
}
