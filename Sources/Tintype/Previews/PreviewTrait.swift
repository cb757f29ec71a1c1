// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How Xcode's canvas shows a view; a picture says so on its command line.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// As the device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// Upright.
  public static let portrait = PreviewTrait(name: "portrait")
  /// On its head.
  public static let portraitUpsideDown = PreviewTrait(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")

  /// So many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout \(width) × \(height)")
  }
}
