// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeRaster

/// A colour, which may depend on the surroundings it is drawn in.
public struct Color: Hashable, Sendable {
  /// How the colour is known.
  indirect enum Source: Hashable, Sendable {
    case fixed(SRGBColor)
    case system(SystemColor)
    case asset(name: String)
    /// The tint of the surroundings.
    case accent
    /// One colour in light surroundings and another in dark ones.
    case adaptive(light: Color, dark: Color)
    case opacity(Color, Double)
    case mix(Color, Color, Double, GradientSpace)
  }

  let source: Source

  init(source: Source) { self.source = source }

  /// The system of coordinates in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Encoded sRGB.
    case sRGB
    /// sRGB's primaries without its transfer curve.
    case sRGBLinear
    /// Apple's wider display primaries with sRGB's transfer curve; colours out of sRGB's reach are
    /// cut to it.
    case displayP3
  }

  /// Makes a colour of components.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components.
  ///   - red: 0…1.
  ///   - green: 0…1.
  ///   - blue: 0…1.
  ///   - opacity: 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let color = ColorConversion.sRGB(from: colorSpace, red: red, green: green, blue: blue)
    source = .fixed(
      SRGBColor(red: color.red, green: color.green, blue: color.blue, alpha: opacity.unit)
    )
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the component.
  ///   - white: 0…1.
  ///   - opacity: 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = ColorConversion.rgb(
      hue: hue,
      saturation: saturation,
      brightness: brightness
    )
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour of that name in the asset catalogues.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name: name)
  }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(self, opacity.unit)) }

  /// The colour that the surroundings call for.
  @MainActor func resolved(in context: ResolveContext) -> SRGBColor {
    let environment = context.environment
    switch source {
    case .fixed(let color): return color
    case .system(let color): return color.resolved(in: environment)
    case .accent: return (environment.tintColor ?? .blue).resolved(in: context)
    case .adaptive(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolved(in: context)
    case .opacity(let color, let opacity):
      var result = color.resolved(in: context)
      result.alpha *= opacity
      return result
    case .mix(let first, let second, let fraction, let space):
      return first.resolved(in: context)
        .mixed(with: second.resolved(in: context), by: fraction, in: space)
    case .asset(let name):
      let dark = environment.colorScheme == .dark
      if let color = environment.assets.color(named: name, dark: dark) { return color }
      let reference = environment.assets.systemColor(named: name, dark: dark)
      if let color = reference.flatMap(SystemColor.init(catalogueName:)) {
        return color.resolved(in: environment)
      }
      context.report(.missingColor(name: name, searched: environment.assets.searchedFolders))
      return ColorConversion.missing
    }
  }
}

extension Double {
  /// The number limited to 0…1; no number counts as 0.
  var unit: Double { self > 0 ? min(self, 1) : 0 }
}

extension Color {
  /// The colour of text.
  public static let primary = Color(source: .system(.label))
  /// The colour of less important text.
  public static let secondary = Color(source: .system(.secondaryLabel))
  /// The tint of the surroundings.
  public static let accentColor = Color(source: .accent)
  /// System red.
  public static let red = Color(source: .system(.red))
  /// System orange.
  public static let orange = Color(source: .system(.orange))
  /// System yellow.
  public static let yellow = Color(source: .system(.yellow))
  /// System green.
  public static let green = Color(source: .system(.green))
  /// System mint.
  public static let mint = Color(source: .system(.mint))
  /// System teal.
  public static let teal = Color(source: .system(.teal))
  /// System cyan.
  public static let cyan = Color(source: .system(.cyan))
  /// System blue.
  public static let blue = Color(source: .system(.blue))
  /// System indigo.
  public static let indigo = Color(source: .system(.indigo))
  /// System purple.
  public static let purple = Color(source: .system(.purple))
  /// System pink.
  public static let pink = Color(source: .system(.pink))
  /// System brown.
  public static let brown = Color(source: .system(.brown))
  /// System grey.
  public static let gray = Color(source: .system(.gray))
  /// White in any surroundings.
  public static let white = Color(white: 1)
  /// Black in any surroundings.
  public static let black = Color(white: 0)
  /// No colour at all.
  public static let clear = Color(white: 0, opacity: 0)
}
