// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeRaster

/// What text and shapes are filled with when they have no style of their own.
struct Foreground {
  /// The innermost setting; `nil` when nobody has set any.
  private final class Setting {
    let styles: [AnyShapeStyle]
    let outer: Foreground

    init(styles: [AnyShapeStyle], outer: Foreground) {
      self.styles = styles
      self.outer = outer
    }
  }

  private var setting: Setting?

  static var standard: Foreground { Foreground() }

  /// These styles for the first levels of importance, inside of a setting that they may refer to.
  func overridden(by styles: [AnyShapeStyle]) -> Foreground {
    var result = Foreground()
    result.setting = Setting(styles: styles, outer: self)
    return result
  }

  /// Opacity of the less important levels of a style that isn't the system's own.
  ///
  /// **Source:** facts `system-colors.json`, hierarchy_of_an_explicit_colour; the fifth level
  /// continues the series.
  private static let levelOpacity = [1, 0.5, 0.25, 0.18, 0.1]

  /// The paint of a level of importance, 0 being the highest.
  @MainActor func paint(in context: ResolveContext, level: Int = 0) -> Paint {
    guard let setting else { return Self.systemPaint(level: level, in: context) }
    // The styles of a setting see what was there before it.
    let outside = context.with { $0.foreground = setting.outer }
    if level < setting.styles.count { return setting.styles[level].paint(in: outside) }
    let opacity = Self.levelOpacity[min(level, Self.levelOpacity.count - 1)]
    return setting.styles[0].paint(in: outside).opacity(opacity)
  }

  @MainActor private static func systemPaint(level: Int, in context: ResolveContext) -> Paint {
    let levels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    if level < levels.count { return .color(levels[level].resolved(in: context.environment)) }
    // **Source:** facts `system-colors.json`, swiftui_hierarchical, quinary.
    return .color(SystemColor.label.resolved(in: context.environment)).opacity(0.05)
  }
}

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground { .standard }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style that views use for their background, if one was set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The colour that controls and accents take; `nil` for the system's blue.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets what text and shapes are filled with.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    foregroundStyles([AnyShapeStyle(style)])
  }

  /// Sets what text and shapes of two levels of importance are filled with.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets what text and shapes of three levels of importance are filled with.
  nonisolated public func foregroundStyle<
    Primary: ShapeStyle,
    Secondary: ShapeStyle,
    Tertiary: ShapeStyle
  >(
    _ primary: Primary,
    _ secondary: Secondary,
    _ tertiary: Tertiary
  ) -> some View {
    foregroundStyles([
      AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
    ])
  }

  /// Sets the colour of text and shapes; `nil` leaves it to the surroundings.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment { environment in
      environment.foreground =
        color.map { environment.foreground.overridden(by: [AnyShapeStyle($0)]) } ?? .standard
    }
  }

  /// Sets the tint of controls, and of whatever refers to it.
  nonisolated public func tint(_ tint: Color?) -> some View {
    transformingEnvironment { $0.tintColor = tint }
  }

  /// Sets the tint of controls, and of whatever refers to it.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets what `background` as a style means inside.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  nonisolated private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
    transformingEnvironment { $0.foreground = $0.foreground.overridden(by: styles) }
  }
}
