// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// One file that a named image stands for.
package struct ImageAsset: Sendable, Equatable {
  /// How the catalogue wants the image drawn, when it says so.
  package enum RenderingIntent: Sendable, Equatable {
    case original
    case template
  }

  /// Path of the image file.
  package var path: String
  /// Pixels of the file per point.
  package var scale: Double
  /// `nil` when the catalogue leaves it to the context.
  package var intent: RenderingIntent?
  /// Whether shapes stay shapes, so that they are sharp at every size.
  package var keepsShapes: Bool

  /// Whether only the alpha of the image counts and the foreground colour fills it.
  package var isTemplate: Bool { intent == .template }

  package init(
    path: String,
    scale: Double,
    intent: RenderingIntent? = nil,
    keepsShapes: Bool = false
  ) {
    self.path = path
    self.scale = scale
    self.intent = intent
    self.keepsShapes = keepsShapes
  }
}
