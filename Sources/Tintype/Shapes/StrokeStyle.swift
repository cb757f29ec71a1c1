// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

/// How a line ends, under Core Graphics' name.
public enum CGLineCap: Int32, Sendable {
  /// At its end.
  case butt
  /// In a half circle.
  case round
  /// Half the width further on.
  case square
}

/// How a line turns, under Core Graphics' name.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// Cut off.
  case bevel
}

/// The pen that draws an outline.
public struct StrokeStyle: Equatable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// How open lines end.
  public var lineCap: CGLineCap
  /// How lines turn.
  public var lineJoin: CGLineJoin
  /// Longest point of a turn, in line widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; none for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a pen.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var options: StrokeOptions {
    StrokeOptions(
      width: lineWidth,
      cap: cap,
      join: join,
      miterLimit: miterLimit,
      dash: dash.map(Double.init),
      dashPhase: dashPhase
    )
  }

  private var cap: LineCap {
    switch lineCap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  private var join: LineJoin {
    switch lineJoin {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// How far in points a stroked outline may stray from the true one: a fiftieth of a pixel at three
/// pixels per point.
let strokeTolerance = 0.02 / 3
