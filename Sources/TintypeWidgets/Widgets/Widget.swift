// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A widget of an extension.
@MainActor @preconcurrency
public protocol Widget {
  /// What it says about itself.
  associatedtype Body: WidgetConfiguration

  /// The widget, ready to be asked.
  init()

  /// What it says about itself.
  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Draws the widget as the program's arguments say, and ends the program.
  @MainActor @preconcurrency public static func main() {
    WidgetProgram.run([Self().body.description()].compactMap(\.self))
  }
}
