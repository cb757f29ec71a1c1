// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeLayout

extension View {
  /// Puts the view in a box of a fixed width, height or both.
  ///
  /// - `width`: Points; `nil` keeps the view's own width.
  /// - `height`: Points; `nil` keeps the view's own height.
  /// - `alignment`: Where the view lies in the box.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layoutRule { context in
      FixedFrameRule(
        width: context.checkedLength(width, of: "frame(width:height:)"),
        height: context.checkedLength(height, of: "frame(width:height:)"),
        alignment: alignment.guides
      )
    }
  }

  /// Puts the view in a box whose width and height stay within limits.
  ///
  /// - `minWidth`: Points; `nil` sets no limit. The other lengths likewise; a maximum may be
  /// infinite.
  /// - `alignment`: Where the view lies in the box.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layoutRule { context in
      FlexibleFrameRule(
        horizontal: context.limits(minWidth, idealWidth, maxWidth),
        vertical: context.limits(minHeight, idealHeight, maxHeight),
        alignment: alignment.guides
      )
    }
  }

  /// A frame without any length changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { self }
}

extension ResolveContext {
  fileprivate func limits(
    _ minimum: CGFloat?,
    _ ideal: CGFloat?,
    _ maximum: CGFloat?
  ) -> FlexibleFrameRule.Limits {
    let name = "frame(minWidth:idealWidth:maxWidth:…)"
    return FlexibleFrameRule.Limits(
      minimum: checkedLength(minimum, of: name),
      ideal: checkedLength(ideal, of: name),
      maximum: checkedLength(maximum, of: name, infinityAllowed: true)
    )
  }
}
