// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeGeometry

/// Measures of the round gauges, in points.
///
/// **Source:** facts `measured.md`, gauge; reference cases 19 and 20.
private enum Ring {
  /// The ring keeps its size whatever it is offered.
  static let diameter: CGFloat = 58
  static let width: CGFloat = 5.5
  static let trackOpacity = 0.35
  static let markerDiameter: CGFloat = 5.5
  static let holeDiameter: CGFloat = 10
  /// How much of the ring is open below, in degrees, with labels of the ends and without.
  static let gap = (labelled: 120.0, plain: 90.0)
  /// Where the labels of the ends stand: their width in all, and their baseline from the top.
  static let labelWidth: CGFloat = 34.67
  static let labelBaseline: CGFloat = 52.33
  static let labelSize: CGFloat = 12

  static let pen = StrokeStyle(lineWidth: width, lineCap: .round)
}

/// A closed ring, filled as far as the value goes.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// A ring about the value, or about the label where the value has none.
  public func makeBody(configuration: Configuration) -> some View {
    let line = Circle().inset(by: Ring.width / 2)
    return ZStack {
      line.stroke(.tint.opacity(Ring.trackOpacity), lineWidth: Ring.width)
      line.trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(.tint, style: Ring.pen)
      (configuration.currentValueLabel ?? configuration.label)
        .frame(maxWidth: Ring.diameter - 2 * Ring.width)
    }
    .frame(width: Ring.diameter, height: Ring.diameter)
  }
}

/// A ring that is open below, with a mark where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// A ring about the value, with the ends of the range or the label in its opening.
  public func makeBody(configuration: Configuration) -> some View {
    let isLabelled = configuration.minimumValueLabel != nil
    let gap = isLabelled ? Ring.gap.labelled : Ring.gap.plain
    let start = Angle.degrees(90 + gap / 2)
    let turn = Angle.degrees((360 - gap) * configuration.value)
    return ZStack {
      Circle().inset(by: Ring.width / 2).trim(from: 0, to: (360 - gap) / 360).rotation(start)
        .stroke(.tint, style: Ring.pen)
      mark(at: start + turn)
      configuration.currentValueLabel.frame(maxWidth: Ring.diameter - 2 * Ring.width)
      ends(of: configuration)
    }
    .frame(width: Ring.diameter, height: Ring.diameter)
  }

  /// A dot in a hole that goes through everything behind it.
  @ViewBuilder private func mark(at angle: Angle) -> some View {
    Dot(angle: angle, diameter: Ring.holeDiameter).blendMode(.destinationOut)
    Dot(angle: angle, diameter: Ring.markerDiameter).fill(.tint)
  }

  private func ends(of configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      if let minimum = configuration.minimumValueLabel,
        let maximum = configuration.maximumValueLabel
      {
        minimum
        Spacer(minLength: 0)
        maximum
      } else {
        configuration.label
      }
    }
    .font(.system(size: Ring.labelSize))
    .lineLimit(1)
    .frame(width: Ring.labelWidth)
    .alignmentGuide(.top) { $0[.firstTextBaseline] - Ring.labelBaseline }
    .frame(width: Ring.diameter, height: Ring.diameter, alignment: .top)
  }
}

/// A circle on the middle of the ring's line; a frame of its own would move it to whole pixels.
private struct Dot: Shape {
  let angle: Angle
  let diameter: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = (Ring.diameter - Ring.width) / 2
    let (sin, cos) = Maths.sinAndCos(angle.radians)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX + radius * cos - diameter / 2,
        y: rect.midY + radius * sin - diameter / 2,
        width: diameter,
        height: diameter
      )
    )
  }
}

/// A bar, filled as far as the value goes.
///
/// Apple publishes no measures of it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label above the bar, the ends of the range beside it, the value below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressBar(share: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a mark where the value is.
///
/// Apple publishes no measures of it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The bar with the ends of the range beside it, below the value or the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.tint).frame(height: Ring.width)
          mark.offset(x: (proxy.size.width - Ring.holeDiameter) * configuration.value)
        }
        .frame(height: Ring.holeDiameter)
      }
      .frame(height: Ring.holeDiameter)
      configuration.maximumValueLabel
    }
  }

  private var mark: some View {
    ZStack {
      Circle().frame(width: Ring.holeDiameter, height: Ring.holeDiameter)
        .blendMode(.destinationOut)
      Circle().fill(.tint).frame(width: Ring.markerDiameter, height: Ring.markerDiameter)
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a mark where the value is.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring, filled as far as the value goes.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark where the value is.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar, filled as far as the value goes.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }

  /// A bar, filled as far as the value goes.
  nonisolated public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }

  /// The usual look: a bar.
  nonisolated public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
