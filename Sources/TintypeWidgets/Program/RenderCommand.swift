// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry
import TintypeRaster

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
    // Before the jobs: providers that make entries ask for translations.
    let artist = try Self.artist(options)
    let jobs = try RenderPlan(options: options, widgets: widgets).jobs()
    let folder = try OutputFolder(options.output)
    var report = Report(console: console)
    // A few pictures at a time: bodies run on this thread, pixels are made on all.
    let batch = 2 * ProcessInfo.processInfo.activeProcessorCount
    for start in stride(from: 0, to: jobs.count, by: batch) {
      let some = Array(jobs[start..<min(start + batch, jobs.count)])
      try draw(some, by: artist, into: folder, &report)
    }
    if options.json { console.out(try JSONText.lines(report.rows)) }
    return report.code
  }

  /// Reads fonts, translations and assets, for those who draw and for providers.
  static func artist(_ options: RenderOptions) throws -> WidgetArtist {
    try FontFolder.addFonts(in: options.fonts)
    let folders = assetFolders(options)
    let localization = try LocalizationStore(directories: folders)
    // Providers ask for translations outside of views.
    ProcessLocalization.use(localization, locale: Locale(identifier: options.locale))
    return WidgetArtist(
      options: options,
      assets: try AssetStore(directories: folders),
      localization: localization
    )
  }

  /// Without `--assets`, the resources that SwiftPM put beside the program.
  private static func assetFolders(_ options: RenderOptions) -> [String] {
    guard options.assets.isEmpty, let program = Bundle.main.executablePath else {
      return options.assets
    }
    return resourceFolders(besideProgram: program)
  }

  /// The folders that hold a program's resources: `Package_Program.resources`.
  static func resourceFolders(besideProgram path: String) -> [String] {
    let program = URL(fileURLWithPath: path)
    let folder = program.deletingLastPathComponent().path
    let suffix = "_\(program.lastPathComponent).resources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// What there is to say in the end.
  private struct Report {
    let console: Console
    var rows: [Row] = []
    var code = ExitCode.success
    private var warned: Set<String> = []

    init(console: Console) { self.console = console }

    mutating func warn(_ warnings: [String]) {
      for warning in warnings where warned.insert(warning).inserted {
        console.err("warning: \(warning)")
      }
    }

    mutating func fail(_ job: RenderJob, _ problems: [String]) {
      for problem in problems {
        console.err("error: \(job.widget.kind), \(job.family.shortName): \(problem)")
      }
      code = .contentFailed
    }
  }

  private func draw(
    _ jobs: [RenderJob],
    by artist: WidgetArtist,
    into folder: OutputFolder,
    _ report: inout Report
  ) throws {
    var ready: [(job: RenderJob, sketch: WidgetArtist.Sketch, problems: [String])] = []
    for job in jobs {
      let sketch = try artist.sketch(job)
      let problems = sketch.scene.problems
      if options.lenient || problems.allSatisfy(\.isWarning) {
        ready.append((job, sketch, problems.map(\.description)))
      } else {
        report.fail(job, problems.filter { !$0.isWarning }.map(\.description))
      }
    }
    let effort: PNGEncoder.Effort = options.best ? .best : .fast
    let pictures = try Self.pictures(of: ready.map(\.sketch), effort: effort)
    for (index, (job, sketch, problems)) in ready.enumerated() {
      try folder.write(pictures[index], name: job.fileName)
      let warnings = job.entry.warnings + problems
      report.warn(warnings)
      let path = folder.path(of: job.fileName)
      if !options.json { report.console.out(path) }
      report.rows.append(row(job, path: path, size: sketch.size, warnings: warnings))
    }
  }

  /// The files of several sketches, drawn side by side; one alone is drawn by all threads.
  private static func pictures(
    of sketches: [WidgetArtist.Sketch],
    effort: PNGEncoder.Effort
  ) throws -> [[UInt8]] {
    let threads = sketches.count == 1 ? Int.max : 1
    return try Bands.map(sketches.count, threads: .max) { index in
      try WidgetArtist.png(of: sketches[index], effort: effort, threads: threads)
    }
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
