// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Views for Xcode's canvas, which compile here and are never asked for.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The kind of view that is shown.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The system to show them on; `nil` lets Xcode choose.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Xcode chooses.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that Xcode's canvas can show views on.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// How large Xcode's canvas is.
public enum PreviewLayout: Sendable {
  /// As the device.
  case device
  /// As the view.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A name of a device for Xcode's canvas.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// A device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// How large Xcode's canvas is; a picture says so on its command line.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The name of a view in Xcode's canvas.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// The device of Xcode's canvas; a picture says so on its command line.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
