// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// A point or a rectangle of one view that another one can find.
public struct Anchor<Value> {
  /// What of a view is meant.
  public struct Source {
    /// The value from the view's frame, both in the same coordinates.
    let value: (Rect) -> Value
  }

  private let box: FrameBox
  private let source: Source

  init(box: FrameBox, source: Source) {
    self.box = box
    self.source = source
  }

  /// The value seen from a place in the root's coordinates.
  @MainActor func value(from origin: Point) -> Value {
    let frame = box.frame ?? Rect(origin: .zero, size: .zero)
    return source.value(Rect(origin: frame.origin - origin, size: frame.size))
  }
}

/// Unchecked: what an anchor leads to is read on the main actor alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both were made by the same modifier of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.box === b.box }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<Value>.Source { Self { CGRect($0, from: .zero) } }

  /// A part of the view, in its own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<Value>.Source {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point by its share of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
    Self { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  /// The upper corner where reading begins.
  public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<Value>.Source { unitPoint(.top) }
  /// The upper corner where lines end.
  public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading side.
  public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<Value>.Source { unitPoint(.center) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
  /// The lower corner where lines begin.
  public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
  /// The lower corner where reading ends.
  public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}
