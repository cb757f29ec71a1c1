// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Tintype
import TintypeRaster

/// Says where every view of a picture lies, and why.
@MainActor struct ExplainCommand {
  let options: RenderOptions
  let widgets: [WidgetDescription]

  /// What `--json` says about one picture.
  private struct Row: Encodable {
    var widget: String
    var entry: String
    var family: String
    var scheme: String
    var redaction: String
    /// The picture with the frames drawn over it, if one was asked for.
    var overlay: String?
    /// What can't be drawn as it stands.
    var problems: [String]
    var layout: LayoutExplanation
  }

  /// Explains every picture that `render` would draw; with problems in the content as well.
  func run(on console: Console) throws -> ExitCode {
    let artist = try RenderCommand.artist(options)
    let jobs = try RenderPlan(options: options, widgets: widgets).jobs()
    let folder = options.overlay ? try OutputFolder(options.output) : nil
    var rows: [Row] = []
    var code = ExitCode.success
    for job in jobs {
      let placed = try artist.placed(job)
      let row = try row(job, placed, folder)
      if !options.json { print(row, of: job, on: console) }
      if !row.problems.isEmpty && !options.lenient { code = .contentFailed }
      rows.append(row)
    }
    if options.json { console.out(try JSONText.lines(rows)) }
    return code
  }

  private func row(_ job: RenderJob, _ placed: PlacedScene, _ folder: OutputFolder?) throws -> Row {
    let scene = placed.scene(showingFrames: folder != nil)
    var overlay: String?
    if let folder {
      let name = job.fileName.dropLast(".png".count) + "-frames.png"
      let picture = try WidgetArtist.png(
        of: WidgetArtist.Sketch(scene: scene, size: placed.size),
        effort: options.best ? .best : .fast
      )
      try folder.write(picture, name: String(name))
      overlay = folder.path(of: String(name))
    }
    return Row(
      widget: job.widget.kind,
      entry: job.entry.name,
      family: job.family.shortName,
      scheme: job.scheme.rawValue,
      redaction: job.redaction.rawValue,
      overlay: overlay,
      problems: scene.problems.map(\.description),
      layout: placed.explanation()
    )
  }

  private func print(_ row: Row, of job: RenderJob, on console: Console) {
    let name = job.fileName.dropLast(".png".count)
    console.out("\(name): name, place, size, offer and settings of each view, in points")
    console.out(row.layout.text)
    if let overlay = row.overlay { console.out(overlay) }
    for problem in row.problems {
      console.err("error: \(job.widget.kind), \(job.family.shortName): \(problem)")
    }
  }
}
