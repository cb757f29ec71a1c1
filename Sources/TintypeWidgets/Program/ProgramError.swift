// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What keeps a widget program from drawing what it was asked for.
package enum ProgramError: Error, Equatable, CustomStringConvertible {
  /// Sources were named to a program that is compiled already.
  case unexpectedFile(name: String)
  /// The program has no such widget.
  case unknownWidget(kind: String, known: [String])
  /// No widget of the program supports the family.
  case unsupportedFamily(WidgetFamily, supported: [String])
  /// The program has no widget, or none that could be drawn.
  case nothingToDraw
  /// The entries fit none of the widgets; each problem names one.
  case misfit(problems: [String])
  /// The provider didn't answer in time.
  case noSnapshot(widget: String, seconds: Double)
  /// The picture would have more pixels than can be drawn.
  case canvasTooLarge(widthInPixels: Double, heightInPixels: Double, limit: Double)
  /// The folder for pictures can't be made or written to.
  case unwritableFolder(path: String, reason: String)
  /// A picture can't be written.
  case unwritableFile(path: String, reason: String)

  package var exitCode: ExitCode {
    switch self {
    case .unexpectedFile, .unknownWidget, .unsupportedFamily, .canvasTooLarge: .usage
    case .nothingToDraw, .noSnapshot: .contentFailed
    case .misfit, .unwritableFolder, .unwritableFile: .input
    }
  }

  package var description: String {
    switch self {
    case .unexpectedFile(let name):
      "\(name): this program is compiled already and takes no sources; entries go behind --entry"
    case .unknownWidget(let kind, let known):
      "--widget: unknown \"\(kind)\"; known are \(known.joined(separator: ", "))"
    case .unsupportedFamily(let family, let supported):
      "--family: no widget here supports \(family.shortName); "
        + supported.joined(separator: "; ")
    case .nothingToDraw:
      "there is no widget to draw"
    case .misfit(let problems):
      problems.joined(separator: "\n")
    case .noSnapshot(let widget, let seconds):
      "\(widget): the provider's getSnapshot gave no entry within \(seconds) s; give one with "
        + "--entry"
    case .canvasTooLarge(let width, let height, let limit):
      "\(width) × \(height) pixels are more than the \(limit) that can be drawn; choose a smaller "
        + "--scale"
    case .unwritableFolder(let path, let reason):
      "\(path): pictures can't be written there: \(reason)"
    case .unwritableFile(let path, let reason):
      "\(path): the picture can't be written: \(reason)"
    }
  }
}
