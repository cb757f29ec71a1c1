// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRaster

@testable import Tintype

/// Numbers that no view can make sense of.
///
/// A picture, a problem or an error may come of them, but the program goes on.
@Suite @MainActor struct NonsenseTests {
  private nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 1e300, -1e300, 1e-300, 0,
  ]

  /// Draws a view if that can be done at all.
  private func draw(_ view: some View) {
    let scene = Inspect.scene(view)
    _ = try? DisplayListRenderer.shared.render(scene.displayList)
  }

  @Test(arguments: numbers)
  func layout(number: Double) {
    let n = CGFloat(number)
    let box = Color.red.frame(width: 10, height: 10)
    draw(box.padding(n))
    draw(box.padding(EdgeInsets(top: n, leading: 0, bottom: 0, trailing: n)))
    draw(box.offset(x: n, y: n))
    draw(box.position(x: n, y: n))
    draw(Color.red.frame(width: n, height: n))
    draw(Color.red.frame(minWidth: n, idealWidth: n, maxWidth: n, maxHeight: n))
    draw(HStack(spacing: n) { ForEach(0..<3) { _ in box } })
    draw(VStack { Spacer(minLength: n) })
    draw(box.aspectRatio(n, contentMode: .fill))
    draw(Color.red.aspectRatio(n, contentMode: .fit))
    draw(box.aspectRatio(CGSize(width: n, height: 1), contentMode: .fit))
    draw(
      HStack {
        box.layoutPriority(number)
        Color.blue.layoutPriority(number)
      }
    )
    draw(
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in n }
        box
      }
    )
  }

  @Test(arguments: numbers)
  func shapes(number: Double) {
    let n = CGFloat(number)
    draw(RoundedRectangle(cornerRadius: n))
    draw(UnevenRoundedRectangle(topLeadingRadius: n, topTrailingRadius: 10))
    draw(Capsule().inset(by: n))
    draw(RoundedRectangle(cornerRadius: 5).inset(by: n))
    draw(ContainerRelativeShape().inset(by: n).containerShape(RoundedRectangle(cornerRadius: n)))
    draw(ConcentricRectangle(corners: .concentric(minimum: n)))
    draw(Circle().stroke(.red, lineWidth: n))
    draw(Circle().strokeBorder(.red, lineWidth: n))
    draw(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [n, 3], dashPhase: n)))
    draw(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: n)))
    draw(Circle().trim(from: n, to: 1))
    draw(Circle().trim(from: 0, to: n))
    draw(Rectangle().rotation(.radians(number)).scale(n))
    draw(Path { $0.addRect(CGRect(x: n, y: 0, width: n, height: 10)) })
    draw(
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 50),
          radius: n,
          startAngle: .radians(number),
          endAngle: .degrees(90),
          clockwise: true
        )
      }
    )
  }

  @Test(arguments: numbers)
  func effects(number: Double) {
    let n = CGFloat(number)
    let box = Color.red.frame(width: 10, height: 10)
    draw(box.opacity(number))
    draw(box.shadow(radius: n))
    draw(box.shadow(radius: 2, x: n, y: n))
    draw(box.blur(radius: n))
    draw(box.blur(radius: n, opaque: true))
    draw(box.cornerRadius(n))
    draw(box.rotationEffect(.radians(number)))
    draw(box.rotationEffect(.degrees(30), anchor: UnitPoint(x: n, y: n)))
    draw(box.scaleEffect(n))
    draw(Text("Big").scaleEffect(x: n, y: 1))
    draw(box.border(.blue, width: n))
  }

  @Test(arguments: numbers)
  func styles(number: Double) {
    let n = CGFloat(number)
    let colors = [Color.red, .blue]
    let point = UnitPoint(x: n, y: n)
    draw(LinearGradient(colors: colors, startPoint: point, endPoint: .bottom))
    draw(
      LinearGradient(
        stops: [.init(color: .red, location: n), .init(color: .blue, location: 0.5)],
        startPoint: .top,
        endPoint: .bottom
      )
    )
    draw(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    draw(RadialGradient(colors: colors, center: point, startRadius: 0, endRadius: 10))
    draw(RadialGradient(colors: colors, center: .center, startRadius: n, endRadius: n))
    draw(
      AngularGradient(
        colors: colors,
        center: point,
        startAngle: .radians(number),
        endAngle: .radians(number)
      )
    )
    draw(Color(red: number, green: number, blue: number, opacity: number))
    draw(Color(hue: number, saturation: number, brightness: number))
    draw(Color(.displayP3, red: number, green: number, blue: number))
  }

  @Test(arguments: numbers)
  func text(number: Double) {
    let n = CGFloat(number)
    draw(Text("Size").font(.system(size: n)))
    draw(Text("Size").font(.custom("None", size: n)))
    draw(Text("Two words").lineSpacing(n))
    draw(Text("Wide").tracking(n))
    draw(Text("High").baselineOffset(n).underline())
    draw(Text("Long enough to shrink").lineLimit(1).minimumScaleFactor(n))
    draw(Text("No line").lineLimit(number.isFinite ? Int(max(-5, min(5, number))) : 0))
    draw(Text("\(number)").frame(width: 40).redacted(reason: .placeholder))
  }

  @Test(arguments: numbers)
  func images(number: Double) throws {
    let n = CGFloat(number)
    let picture = try TestImage.solid(width: 4, height: 4)
    draw(
      Image(uiImage: picture)
        .resizable(capInsets: EdgeInsets(top: n, leading: n, bottom: 1, trailing: 1))
    )
    draw(Image(uiImage: picture).resizable().frame(width: n))
    draw(Image(uiImage: UIImage()).resizable(resizingMode: .tile))
    draw(Image(uiImage: picture).scaleEffect(n))
    #expect(UIImage(data: Data([1, 2, 3]), scale: n) == nil)
  }

  @Test func distancesThatAreNoNumberAreProblems() {
    let box = Color.red.frame(width: 10, height: 10)
    let views: [AnyView] = [
      AnyView(box.padding(.nan)), AnyView(box.offset(x: .infinity)),
      AnyView(box.position(x: .nan, y: 0)), AnyView(VStack(spacing: .nan) { box }),
      AnyView(HStack(spacing: -.infinity) { box }), AnyView(HStack { Spacer(minLength: .nan) }),
      AnyView(box.shadow(radius: 1, x: .nan)), AnyView(box.layoutPriority(.nan)),
    ]
    for view in views { #expect(Inspect.scene(view).problems.count == 1) }
    #expect(Inspect.scene(box.padding(-4).offset(x: -3)).problems.isEmpty)
  }
}
