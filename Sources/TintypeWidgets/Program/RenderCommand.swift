// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Tintype
import TintypeGeometry

/// Draws pictures and prints where they are.
@MainActor struct RenderCommand {
  let options: RenderOptions
  let widgets: [WidgetDescription]

  /// What `--json` says about one picture.
  private struct Row: Encodable {
    var path: String
    var widget: String
    var entry: String
    var family: String
    var scheme: String
    var redaction: String
    /// Points.
    var width: Double
    /// Points.
    var height: Double
    var scale: Double
    var warnings: [String]
  }

  /// Draws every picture that can be drawn; one that fails leaves no file.
  func run(on console: Console) throws -> ExitCode {
    let jobs = try RenderPlan(options: options, widgets: widgets).jobs()
    let artist = WidgetArtist(options: options, assets: try AssetStore(directories: options.assets))
    let folder = try OutputFolder(options.output)
    var rows: [Row] = []
    var warned: Set<String> = []
    var code = ExitCode.success
    for job in jobs {
      let picture = try artist.draw(job)
      guard picture.isComplete || options.lenient else {
        for problem in picture.problems {
          console.err("error: \(job.widget.kind), \(job.family.shortName): \(problem)")
        }
        code = .contentFailed
        continue
      }
      try folder.write(picture.png, name: job.fileName)
      let warnings = job.entry.warnings + picture.problems
      for warning in warnings where warned.insert(warning).inserted {
        console.err("warning: \(warning)")
      }
      let path = folder.path(of: job.fileName)
      if !options.json { console.out(path) }
      rows.append(row(job, path: path, size: picture.size, warnings: warnings))
    }
    if options.json { console.out(try JSONText.lines(rows)) }
    return code
  }

  private func row(_ job: RenderJob, path: String, size: Size, warnings: [String]) -> Row {
    Row(
      path: path,
      widget: job.widget.kind,
      entry: job.entry.name,
      family: job.family.shortName,
      scheme: job.scheme.rawValue,
      redaction: job.redaction.rawValue,
      width: size.width,
      height: size.height,
      scale: options.effectiveScale,
      warnings: warnings
    )
  }
}
