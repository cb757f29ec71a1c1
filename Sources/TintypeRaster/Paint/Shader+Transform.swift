// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry

extension Shader {
  /// The shader seen through a map of the plane, exact for every affine map.
  package func applying(_ t: AffineTransform) -> Shader {
    switch self {
    case .solid: return self
    case .linear(var shader):
      // The lines of one colour run across the gradient's direction; under the map they turn as
      // normals do, by the inverse transposed.
      guard let inverse = t.inverse else { return self }
      let d = shader.end - shader.start
      let length = d.x * d.x + d.y * d.y
      guard length > 0 else { return self }
      let g = Point(
        x: (inverse.a * d.x + inverse.b * d.y) / length,
        y: (inverse.c * d.x + inverse.d * d.y) / length
      )
      let steepness = g.x * g.x + g.y * g.y
      shader.start = t.apply(shader.start)
      shader.end = shader.start + g * (1 / steepness)
      return .linear(shader)
    case .radial(var shader):
      shader.transform = shader.transform.concatenated(with: t)
      return .radial(shader)
    case .angular(var shader):
      shader.transform = shader.transform.concatenated(with: t)
      return .angular(shader)
    case .image(var shader):
      shader.transform = shader.transform.concatenated(with: t)
      return .image(shader)
    case .mesh(let shader): return .mesh(shader.applying(t))
    }
  }

  /// The shader with its opacity multiplied; `nil` when only a layer can do that.
  package func opacity(_ factor: Double) -> Shader? {
    switch self {
    case .solid(var color):
      color.alpha *= factor
      return .solid(color)
    case .linear(var shader):
      shader.stops = shader.stops.faded(by: factor)
      return .linear(shader)
    case .radial(var shader):
      shader.stops = shader.stops.faded(by: factor)
      return .radial(shader)
    case .angular(var shader):
      shader.stops = shader.stops.faded(by: factor)
      return .angular(shader)
    case .image: return nil
    case .mesh(let shader): return .mesh(shader.opacity(factor))
    }
  }
}
