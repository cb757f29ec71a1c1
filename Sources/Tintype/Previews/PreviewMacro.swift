// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A view for Xcode's canvas. It compiles here and is not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// How Xcode's canvas shows a view.
public struct PreviewTrait: Sendable {
  /// As the device.
  public static let defaultLayout = PreviewTrait()
  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// Upright.
  public static let portrait = PreviewTrait()
  /// Turned to the left.
  public static let landscapeLeft = PreviewTrait()
  /// Turned to the right.
  public static let landscapeRight = PreviewTrait()

  /// So many points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
