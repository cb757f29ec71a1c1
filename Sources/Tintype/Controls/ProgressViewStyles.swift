// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// A bar where the progress is known, turning spokes where it isn't.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// A bar or spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, filled as far as the progress goes.
///
/// Only its thickness is known of Apple's.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label above the bar, the value below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(share: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring, filled as far as the progress goes, or turning spokes where nobody knows.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The ring of a gauge, or spokes over the label.
  public func makeBody(configuration: Configuration) -> some View {
    if let share = configuration.fractionCompleted {
      Gauge(value: share) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
      .gaugeStyle(.accessoryCircularCapacity)
    } else {
      VStack(spacing: 4) {
        Spokes()
        configuration.label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar four points thick, filled from its leading end.
struct ProgressBar: View {
  let share: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(source: .system(.systemFill)))
        Capsule().fill(.tint).frame(width: proxy.size.width * share)
      }
    }
    .frame(height: 4)
  }
}

/// Eight spokes of different strength, as they stand at one moment of their turn.
///
/// **Source:** facts `measured.md`: 20 points across. Number and strength follow the look of iOS.
private struct Spokes: View {
  private static let count = 8

  var body: some View {
    ZStack {
      ForEach(0..<Self.count) { spoke in
        Capsule()
          .fill(Color(source: .system(.gray)))
          .frame(width: 2.5, height: 6)
          .offset(y: -7)
          .rotationEffect(.degrees(Double(spoke) * 360 / Double(Self.count)))
          .opacity(0.25 + 0.75 * Double(spoke + 1) / Double(Self.count))
      }
    }
    .frame(width: 20, height: 20)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or spokes.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar or spokes, whichever fits.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
