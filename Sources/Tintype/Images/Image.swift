// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout
import TintypeRaster

/// A picture.
public struct Image: Sendable {
  /// Where a picture comes from.
  enum Source: Sendable {
    case asset(String)
    case symbol(String)
    case bitmap(UIImage)
  }

  /// How a picture is drawn in another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Enlarged or reduced.
    case stretch
  }

  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its shape, in the style of text.
    case template
    /// Its own colours.
    case original
  }

  /// How pixels are found when a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// A mix of neighbours.
    case low
    /// A mix of neighbours.
    case medium
    /// A mix of all that fall on a pixel.
    case high
  }

  let source: Source
  var isResizable = false
  var resizingMode = ResizingMode.stretch
  var capInsets = EdgeInsets()
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.high

  /// The picture of that name in the asset catalogues or beside them; also that of a data URI,
  /// which entries written as JSON can hold.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// The picture of that name, described by a text for those who don't see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

  /// The picture of that name, without meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// A symbol of the system font.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture in memory.
  public init(uiImage: UIImage) { source = .bitmap(uiImage) }

  /// Lets the picture take the size it is offered.
  ///
  /// - `capInsets`: Borders that keep their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Sets whether the picture shows its own colours; `nil` leaves it to the catalogue.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = mode }
  }

  /// Sets how pixels are found when the picture is drawn in another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Sets whether edges are smooth; they always are here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var result = self
    change(&result)
    return result
  }
}
