// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

// Modifiers about what happens over time, or to those who don't look: a still image has none of it,
// but the source that uses them compiles as it stands.

/// How a value changes over time.
public struct Animation: Hashable, Sendable {
  /// The usual change.
  public static let `default` = Animation()
  /// Slow at first and at last.
  public static let easeInOut = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at last.
  public static let easeOut = Animation()
  /// Even.
  public static let linear = Animation()

  /// Like a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
}

extension View {
  /// Changes values gradually; a still image shows the result.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View { self }

  /// Says what the view is to those who don't see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Says what the view is to those who don't see it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Says what the view is to those who don't see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Says what the view's value is to those who don't see it.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Says what the view's value is to those who don't see it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Says what the view's value is to those who don't see it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Hides the view from those who don't see it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Takes views together for those who don't see them.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Gives the view an identity.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Sets whether the view reacts to touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets whether controls react.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformingEnvironment { if disabled { $0.isEnabled = false } }
  }
}

/// What becomes of the views inside for those who don't see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are not mentioned.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are mentioned one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are mentioned as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
