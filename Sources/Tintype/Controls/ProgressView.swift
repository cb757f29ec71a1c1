// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How far something has come.
public struct ProgressView {
  private let configuration: @MainActor (Date?) -> ProgressViewStyleConfiguration
}

extension ProgressView: View {
  /// Shows that something goes on.
  nonisolated public init() {
    configuration = { _ in ProgressViewStyleConfiguration() }
  }

  /// Shows that something goes on, and what.
  nonisolated public init<Label: View>(@ViewBuilder label: () -> Label) {
    let label = AnyView(label())
    configuration = { _ in ProgressViewStyleConfiguration(label: label) }
  }

  /// Shows that something goes on, and what.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Shows how far something has come; `nil` when nobody knows.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    let share = Self.share(value, of: total)
    configuration = { _ in ProgressViewStyleConfiguration(fractionCompleted: share) }
  }

  /// Shows how far something has come, and what.
  nonisolated public init<Value: BinaryFloatingPoint, Label: View>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    let (share, label) = (Self.share(value, of: total), AnyView(label()))
    configuration = { _ in ProgressViewStyleConfiguration(fractionCompleted: share, label: label) }
  }

  /// Shows how far something has come, what, and the value in words.
  nonisolated public init<Value: BinaryFloatingPoint, Label: View, CurrentValueLabel: View>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let result = ProgressViewStyleConfiguration(
      fractionCompleted: Self.share(value, of: total),
      label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel())
    )
    configuration = { _ in result }
  }

  /// Shows how far something has come, and what.
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows how much of an interval has passed or is left, with a clock below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() }) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }

  /// Shows how much of an interval has passed or is left, what, and the value in words.
  nonisolated public init<Label: View, CurrentValueLabel: View>(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let (label, currentValueLabel) = (AnyView(label()), AnyView(currentValueLabel()))
    configuration = { now in
      let start = timerInterval.lowerBound
      let length = timerInterval.upperBound.timeIntervalSince(start)
      let passed = length > 0 ? ((now ?? start).timeIntervalSince(start) / length).unit : 1
      return ProgressViewStyleConfiguration(
        fractionCompleted: countsDown ? 1 - passed : passed,
        label: label,
        currentValueLabel: currentValueLabel
      )
    }
  }

  /// The progress in the style around.
  public var body: some View { StyledProgress(configuration: configuration) }

  private static func share<Value: BinaryFloatingPoint>(
    _ value: Value?,
    of total: Value
  ) -> Double? {
    value.map { total > 0 ? Double($0 / total).unit : 0 }
  }
}

/// What a progress view is made of.
public struct ProgressViewStyleConfiguration {
  /// How far it has come, 0…1; `nil` when nobody knows.
  public var fractionCompleted: Double?
  /// What it is about.
  public var label: AnyView?
  /// The value in words.
  public var currentValueLabel: AnyView?
}

/// Makes the look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The kind of view that comes out.
  associatedtype Body: View

  /// What a progress view is made of.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of one progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct StyledProgress: View {
  let configuration: @MainActor (Date?) -> ProgressViewStyleConfiguration
  @Environment(\.now) private var now
  @Environment(\.progressViewStyle) private var style

  var body: some View {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    return erased(style.makeBody(configuration: configuration(now)))
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  fileprivate var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of progress views.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    transformingEnvironment { $0.progressViewStyle = style }
  }
}
