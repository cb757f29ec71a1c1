// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout

/// Something to press; a picture shows how it looks.
public struct Button<Label> {
  let label: Label
}

extension Button: View where Label: View {
  /// Makes a button of a view.
  nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a button of a view, with a role that a picture doesn't show.
  nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The button in the style around.
  public var body: some View { StyledButton(label: AnyView(label)) }
}

extension Button where Label == Text {
  /// Makes a button of a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    label = Text(titleKey)
  }

  /// Makes a button of a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    label = Text(title)
  }
}

extension Button where Label: View {
  /// Makes a button of a view that performs an intent, whatever it is.
  nonisolated package init(label: Label) { self.label = label }
}

/// What pressing a button means.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Something is lost.
  public static let destructive = ButtonRole(name: "destructive")
  /// Something is given up.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Makes the look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The kind of view that comes out.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Makes the look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The kind of view that comes out.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// What is seen of the button.
  public let label: AnyView
  /// Whether it is being pressed; never in a picture.
  public let isPressed = false
  /// What pressing means.
  public let role: ButtonRole? = nil

  /// Does nothing in a picture.
  public func trigger() {}
}

/// A button in the style around it.
private struct StyledButton: View {
  let label: AnyView
  @Environment(\.buttonLook) private var look

  var body: some View { look.makeBody(ButtonStyleConfiguration(label: label)) }
}

/// The style that the surroundings call for: the tint and nothing else.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).layoutRule { _ in TextButtonRule() }
  }
}

/// A label that keeps no distance from a text above it.
///
/// **Source:** facts `measured.md`: a text over a text button has no gap.
private struct TextButtonRule: LayoutRule {
  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutNode]) -> Size {
    children[0].size(for: proposal)
  }

  func placements(_ proposal: ProposedSize, size: Size, children: [LayoutNode]) -> [Placement] {
    [Placement(child: 0, origin: .zero, proposal: proposal)]
  }

  func spacing(children: [LayoutNode]) -> Spacing {
    var result = children[0].spacing
    result.top.text?.leading = 0
    return result
  }
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without border, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// A button on a pale ground.
///
/// Apple publishes no measures; these are those of UIKit's tinted button.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint on a pale capsule of it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(Color.accentColor.opacity(0.15), in: Capsule())
  }
}

/// A button on a ground of the tint.
///
/// Apple publishes no measures; these are those of UIKit's filled button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in white on a capsule of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(.tint, in: Capsule())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the surroundings call for.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without border, in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a pale ground.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a ground of the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Either kind of button style.
private enum ButtonLook {
  case primitive(any PrimitiveButtonStyle)
  case decorated(any ButtonStyle)

  @MainActor func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    switch self {
    case .primitive(let style): return erased(style.makeBody(configuration: configuration))
    case .decorated(let style): return erased(style.makeBody(configuration: configuration))
    }
  }
}

private enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .primitive(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  fileprivate var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonLook = .decorated(style) }
  }

  /// Sets the look of buttons.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonLook = .primitive(style) }
  }
}
