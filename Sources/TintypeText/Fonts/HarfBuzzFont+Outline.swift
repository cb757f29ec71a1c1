// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import TintypeGeometry

extension HarfBuzzFont {
  /// The contours of a glyph; empty for a space and for an unknown glyph.
  func outline(of glyph: UInt32) -> BezierPath {
    var path = BezierPath()
    unsafe withUnsafeMutablePointer(to: &path) { pointer in
      unsafe tintype_hb_draw_glyph(handle, glyph, OutlineCallbacks.shared.handle, pointer)
    }
    return path
  }
}

/// The one owner of the callbacks that collect a glyph's contours in a `BezierPath`.
@safe private final class OutlineCallbacks: @unchecked Sendable {
  static let shared = OutlineCallbacks()
  let handle: OpaquePointer

  private init() {
    guard let functions = unsafe hb_draw_funcs_create() else {
      preconditionFailure("out of memory for drawing callbacks")
    }
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, path, _, x, y, _ in unsafe edit(path) { $0.move(to: point(x, y)) } },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, path, _, x, y, _ in unsafe edit(path) { $0.line(to: point(x, y)) } },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, path, _, cx, cy, x, y, _ in
        unsafe edit(path) { $0.quad(to: point(x, y), control: point(cx, cy)) }
      },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, ax, ay, bx, by, x, y, _ in
        unsafe edit(path) {
          $0.cubic(to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
        }
      },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_close_path_func(
      functions,
      { _, path, _, _ in unsafe edit(path) { $0.close() } },
      nil,
      nil
    )
    unsafe hb_draw_funcs_make_immutable(functions)
    unsafe handle = functions
  }

  deinit { unsafe hb_draw_funcs_destroy(handle) }
}

/// Changes the path that `outline(of:)` handed through HarfBuzz.
private func edit(_ context: UnsafeMutableRawPointer?, _ change: (inout BezierPath) -> Void) {
  guard let path = unsafe context?.assumingMemoryBound(to: BezierPath.self) else { return }
  unsafe change(&path.pointee)
}

/// HarfBuzz's y points up.
private func point(_ x: Float, _ y: Float) -> Point {
  Point(x: Double(x) / HarfBuzzFont.unitsPerEm, y: -Double(y) / HarfBuzzFont.unitsPerEm)
}
