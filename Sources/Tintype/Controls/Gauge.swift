// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// A value within a range, shown as a ring or a bar.
public struct Gauge {
  private let configuration: GaugeStyleConfiguration
}

extension Gauge: View {
  /// Makes a gauge with a label.
  nonisolated public init<Value: BinaryFloatingPoint, Label: View>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.share(of: value, in: bounds),
      label: AnyView(label())
    )
  }

  /// Makes a gauge with labels of itself and of its value.
  nonisolated public init<Value: BinaryFloatingPoint, Label: View, CurrentValueLabel: View>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.share(of: value, in: bounds),
      label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel())
    )
  }

  /// Makes a gauge with labels of itself, of its value and of the ends of its range.
  nonisolated public init<
    Value: BinaryFloatingPoint,
    Label: View,
    CurrentValueLabel: View,
    BoundsLabel: View
  >(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    configuration = GaugeStyleConfiguration(
      value: Self.share(of: value, in: bounds),
      label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()),
      minimumValueLabel: AnyView(minimumValueLabel()),
      maximumValueLabel: AnyView(maximumValueLabel())
    )
  }

  /// The gauge in the style around.
  public var body: some View { StyledGauge(configuration: configuration) }

  /// Where a value lies in its range, 0…1; a value outside of it counts as its end.
  private static func share<Value: BinaryFloatingPoint>(
    of value: Value,
    in bounds: ClosedRange<Value>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? Double((value - bounds.lowerBound) / length).unit : 0
  }
}

/// What a gauge is made of.
public struct GaugeStyleConfiguration {
  /// Where the value lies in its range, 0…1.
  public let value: Double
  /// What the gauge is about.
  public let label: AnyView
  /// The value in words.
  public var currentValueLabel: AnyView?
  /// The start of the range in words.
  public var minimumValueLabel: AnyView?
  /// The end of the range in words.
  public var maximumValueLabel: AnyView?
}

/// Makes the look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The kind of view that comes out.
  associatedtype Body: View

  /// What a gauge is made of.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of one gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  var body: some View {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    return erased(style.makeBody(configuration: configuration))
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { LinearCapacityGaugeStyle() }
}

extension EnvironmentValues {
  fileprivate var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of gauges.
  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.gaugeStyle = style }
  }
}
