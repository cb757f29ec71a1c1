// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

@Suite struct ShapeGoldens: GoldenSuite {
  static let cases: [Golden] = [
    Golden("rectangle") { Rectangle().padding(10) },
    Golden("rounded-rectangle=continuous") {
      RoundedRectangle(cornerRadius: 30).fill(.blue).padding(10)
    },
    Golden("rounded-rectangle=circular") {
      RoundedRectangle(cornerRadius: 30, style: .circular).fill(.blue).padding(10)
    },
    Golden("rounded-rectangle=clamped") {
      RoundedRectangle(cornerRadius: 200).fill(.blue).frame(width: 80, height: 40)
    },
    Golden("uneven-rounded-rectangle") {
      UnevenRoundedRectangle(
        topLeadingRadius: 40,
        bottomLeadingRadius: 0,
        bottomTrailingRadius: 20,
        topTrailingRadius: 10
      )
      .fill(.blue).padding(10)
    },
    Golden("capsule") { Capsule().fill(.blue).frame(width: 80, height: 30) },
    Golden("capsule=upright-circular") {
      Capsule(style: .circular).fill(.blue).frame(width: 30, height: 80)
    },
    Golden("circle") { Circle().fill(.blue).frame(width: 80, height: 50) },
    Golden("ellipse") { Ellipse().fill(.blue).frame(width: 80, height: 50) },
    Golden("container-relative=none") { ContainerRelativeShape().fill(.blue).padding(10) },
    Golden("container-relative=nested") {
      ZStack {
        Color.blue
        ContainerRelativeShape().fill(.white).padding(8)
        ContainerRelativeShape().fill(.red).padding(.top, 16).padding([.leading, .trailing], 30)
      }
      .clipShape(ContainerRelativeShape())
      .containerShape(RoundedRectangle(cornerRadius: 24))
      .padding(5)
    },
    Golden("concentric-rectangle") {
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 30).fill(.blue)
        ConcentricRectangle().fill(.white).frame(width: 50, height: 50).padding(6)
      }
      .containerShape(RoundedRectangle(cornerRadius: 30))
      .padding(5)
    },
    Golden("path") {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 10))
        path.addLine(to: CGPoint(x: 90, y: 80))
        path.addQuadCurve(to: CGPoint(x: 10, y: 80), control: CGPoint(x: 50, y: 40))
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: 40, y: 35, width: 20, height: 20))
      }
      .fill(.blue, style: FillStyle(eoFill: true))
    },
    Golden("path=arc") {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 50))
        path.addArc(
          center: CGPoint(x: 50, y: 50),
          radius: 40,
          startAngle: .degrees(-90),
          endAngle: .degrees(30),
          clockwise: false
        )
        path.closeSubpath()
      }
      .fill(.blue)
    },
    Golden("fill=gradient") {
      Circle().fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
        .padding(10)
    },
    Golden("stroke") { Rectangle().stroke(.blue, lineWidth: 10).padding(20) },
    Golden("stroke=hairline@3x") { Circle().stroke(.blue).padding(20) },
    Golden("stroke=dashed-round") {
      RoundedRectangle(cornerRadius: 20)
        .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 10]))
        .padding(10)
    },
    Golden("stroke-border") { Circle().strokeBorder(.blue, lineWidth: 10).border(.red) },
    Golden("trim") {
      Circle().trim(from: 0, to: 0.75)
        .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round)).padding(15)
    },
    Golden("inset") {
      ZStack {
        Capsule().fill(.blue)
        Capsule().inset(by: 6).fill(.yellow)
        RoundedRectangle(cornerRadius: 20).inset(by: 12).fill(.red)
      }
      .frame(width: 90, height: 50)
    },
    Golden("transformed") {
      ZStack {
        Rectangle().rotation(.degrees(45)).fill(.blue)
        Rectangle().scale(0.5).fill(.yellow)
        Rectangle().scale(0.2).offset(x: 10).fill(.red)
      }
      .frame(width: 50, height: 50)
    },
  ]

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
