// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry

extension GraphicsContext {
  /// What a path of a canvas is filled with; places are points of the canvas.
  public struct Shading: Sendable {
    private let makeStyle: @Sendable (CGSize) -> AnyShapeStyle

    private init(_ makeStyle: @escaping @Sendable (CGSize) -> AnyShapeStyle) {
      self.makeStyle = makeStyle
    }

    func style(in size: CGSize) -> AnyShapeStyle { makeStyle(size) }

    private static func unit(_ point: CGPoint, _ size: CGSize) -> UnitPoint {
      UnitPoint(x: point.x / max(size.width, 1e-9), y: point.y / max(size.height, 1e-9))
    }

    /// The style of the text and shapes around.
    public static let foreground = style(ForegroundStyle())

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// One colour of components, each 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Any style, as if the canvas were filled.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient,
            startPoint: unit(startPoint, size),
            endPoint: unit(endPoint, size)
          )
        )
      }
    }

    /// A gradient from a centre outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient,
            center: unit(center, size),
            startRadius: startRadius,
            endRadius: endRadius
          )
        )
      }
    }

    /// A gradient once round a centre.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .zero
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          AngularGradient(gradient: gradient, center: unit(center, size), angle: angle)
        )
      }
    }

    /// A picture repeated over the canvas.
    public static func tiledImage(
      _ image: Image,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }
  }

  /// A change to what a canvas draws.
  public struct Filter: Sendable {
    let apply: @Sendable (any View) -> any View

    /// A shadow below.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter { $0.shadow(color: color, radius: radius, x: x, y: y) }
    }

    /// A blur; the radius in points is its standard deviation.
    public static func blur(radius: CGFloat) -> Filter { Filter { $0.blur(radius: radius) } }

    /// Adds to every colour component, −1…1.
    public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

    /// Moves colour components away from the middle; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

    /// Makes colours stronger or weaker; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

    /// Takes colour away; 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

    /// Turns the hue of every colour.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

    /// Multiplies every colour by another one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { $0.colorMultiply(color) }
    }

    /// Black that is the more opaque the brighter the colour.
    public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }
  }
}
