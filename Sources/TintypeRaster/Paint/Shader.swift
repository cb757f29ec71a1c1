// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

/// What colours the pixels that a shape covers.
package enum Shader: Sendable {
  case solid(SRGBColor)
  case linear(LinearShader)
  case radial(RadialShader)
  case angular(AngularShader)
  case image(ImageShader)
  case mesh(MeshShader)
}

/// Colours along a straight line, in device pixels.
package struct LinearShader: Sendable {
  package var start: Point
  package var end: Point
  package var stops: [GradientStop]
  package var space: GradientSpace
  /// What is beyond the line's ends.
  package var spread: GradientSpread

  package init(
    start: Point,
    end: Point,
    stops: [GradientStop],
    space: GradientSpace,
    spread: GradientSpread = .pad
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.space = space
    self.spread = spread
  }
}

/// Colours along the radius of a circle.
package struct RadialShader: Sendable {
  package var center: Point
  package var startRadius: Double
  package var endRadius: Double
  package var stops: [GradientStop]
  package var space: GradientSpace
  /// From the circle's own space, where `center` and the radii are, to device pixels.
  package var transform: AffineTransform
  /// What is inside of the start radius and outside of the end radius.
  package var spread: GradientSpread
  /// Where the gradient starts instead of the centre, within the circle; then the start radius
  /// doesn't count.
  package var focus: Point?

  package init(
    center: Point,
    startRadius: Double,
    endRadius: Double,
    stops: [GradientStop],
    space: GradientSpace,
    transform: AffineTransform = .identity,
    spread: GradientSpread = .pad,
    focus: Point? = nil
  ) {
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.stops = stops
    self.space = space
    self.transform = transform
    self.spread = spread
    self.focus = focus
  }
}

/// Colours around a centre.
///
/// Angles in radians, clockwise on screen, 0 along +x. Beyond a full turn only the last turn shows;
/// below it the gap is split in half between the last and the first colour.
package struct AngularShader: Sendable {
  package var center: Point
  package var startAngle: Double
  package var endAngle: Double
  package var stops: [GradientStop]
  package var space: GradientSpace
  /// From the space of `center` to device pixels.
  package var transform: AffineTransform

  package init(
    center: Point,
    startAngle: Double,
    endAngle: Double,
    stops: [GradientStop],
    space: GradientSpace,
    transform: AffineTransform = .identity
  ) {
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.stops = stops
    self.space = space
    self.transform = transform
  }
}

/// How an image's pixels become device pixels.
package enum ImageQuality: Hashable, Sendable {
  /// The pixel under the centre.
  case nearest
  /// A mix of the four closest pixels.
  case linear
  /// Like `linear` when enlarging; the average of all covered pixels when reducing.
  case high
}

/// The pixels of an image, continued at its edges or repeated.
package struct ImageShader: Sendable {
  package var image: DecodedImage
  /// From image pixels to device pixels.
  package var transform: AffineTransform
  package var quality: ImageQuality
  package var tile: Bool

  package init(
    image: DecodedImage,
    transform: AffineTransform,
    quality: ImageQuality,
    tile: Bool = false
  ) {
    self.image = image
    self.transform = transform
    self.quality = quality
    self.tile = tile
  }
}
