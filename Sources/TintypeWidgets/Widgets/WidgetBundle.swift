// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Several widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget

  /// The bundle, ready to be asked.
  init()

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Draws the widgets as the program's arguments say, and ends the program.
  @MainActor @preconcurrency public static func main() {
    WidgetProgram.run(Self().body.descriptions())
  }
}
