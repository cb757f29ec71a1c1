// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A switch and what it is for.
public struct Toggle {
  private let label: AnyView
  private let isOn: Bool
}

extension Toggle: View {
  /// Makes a switch for a value.
  nonisolated public init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, label: AnyView(label()))
  }

  /// Makes a switch for a value.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch that stands one way or the other, whatever changes it.
  nonisolated package init(isOn: Bool, label: AnyView) {
    self.label = label
    self.isOn = isOn
  }

  /// The switch in the style around.
  public var body: some View {
    StyledToggle(configuration: ToggleStyleConfiguration(label: label, isOn: isOn))
  }
}

/// What a toggle is made of.
public struct ToggleStyleConfiguration {
  /// What it is for.
  public let label: AnyView
  /// Whether it is on.
  public let isOn: Bool
}

/// Makes the look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The kind of view that comes out.
  associatedtype Body: View

  /// What a toggle is made of.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of one toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch at the trailing edge.
///
/// **Source:** facts `measured.md`: 51 × 31 points on iOS 17. The knob leaves two points around.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label, then the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        Capsule().fill(
          configuration.isOn
            ? AnyShapeStyle(Color.green) : AnyShapeStyle(Color(source: .system(.systemFill)))
        )
        Circle().fill(.white).padding(2)
      }
      .frame(width: 51, height: 31)
    }
  }
}

/// A button that shows whether it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint, on a pale ground of it when it is on.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(Color.accentColor.opacity(configuration.isOn ? 0.15 : 0), in: Capsule())
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }

  /// The usual look: a switch.
  nonisolated public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that shows whether it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    let shown = ToggleStyleConfiguration(
      label: hidesLabels ? AnyView(EmptyView()) : configuration.label,
      isOn: configuration.isOn
    )
    let view = erased(style.makeBody(configuration: shown))
    return hidesLabels ? AnyView(view.fixedSize()) : view
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  fileprivate var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of toggles.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.toggleStyle = style }
  }

  /// Leaves the labels of controls out.
  nonisolated public func labelsHidden() -> some View {
    transformingEnvironment { $0.hidesLabels = true }
  }
}
