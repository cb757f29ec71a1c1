// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Tintype

/// What `render` was told, checked and with defaults filled in.
package struct RenderOptions: Sendable, Equatable {
  /// A colour scheme, by its name on the command line.
  package enum Scheme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  /// What is hidden, by its name on the command line.
  package enum Redaction: String, Sendable, CaseIterable {
    case none
    case placeholder
    case privacy
  }

  /// Widget sources to compile, for the `tintype` tool.
  package var files: [String] = []
  /// JSON files with entries; the widget's own snapshot is drawn when there are none.
  package var entries: [String] = []
  /// Kinds of the widgets to draw; `nil` draws all.
  package var widgets: [String]?
  /// `nil` draws every family that the widget supports and the device has a size for.
  package var families: [WidgetFamily]?
  package var schemes: [Scheme] = [.light]
  package var redactions: [Redaction] = [.none]
  /// Pixels per point, 0 < scale ≤ 10; `nil` takes the device's.
  package var scale: Double?
  package var device: Device = DeviceTable.canonical
  package var system: SystemVersion = .iOS26
  /// Identifier of the locale for text and layout direction.
  package var locale = "en_US"
  /// Identifier of the time zone in which dates are written.
  package var timeZone = "GMT"
  /// The moment to draw; `nil` takes each entry's date.
  package var now: Date?
  /// Folders with asset catalogues and images.
  package var assets: [String] = []
  /// Folders with the user's font files, and such files.
  package var fonts: [String] = []
  /// The text size that the person chose.
  package var typeSize = DynamicTypeSize.large
  /// Draw a visible box and warn where an image is missing, rather than fail.
  package var lenient = false
  /// Write the smallest files, which takes about a second each.
  package var best = false
  /// Print JSON in place of paths.
  package var json = false
  /// Draw the views' frames over the picture, for `explain`.
  package var overlay = false
  /// The folder for pictures.
  package var output = "."

  package init() {}

  /// Pixels per point that pictures get.
  package var effectiveScale: Double { scale ?? device.scale }
}
