// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Tintype
import TintypeGeometry

/// Works out which pictures a command asks for.
@MainActor struct RenderPlan {
  let options: RenderOptions
  let widgets: [WidgetDescription]

  /// How long a provider may take for its snapshot, in seconds.
  private static let patience = 30.0

  /// Every picture, in the order of widgets, entries, families, schemes and redactions.
  func jobs() throws -> [RenderJob] {
    guard options.files.isEmpty else {
      throw ProgramError.unexpectedFile(name: options.files[0])
    }
    let widgets = Self.withUniqueKinds(try chosenWidgets())
    try checkFamilies(of: widgets)
    let given = try EntryFiles(options.entries).entries(for: widgets)
    var jobs: [RenderJob] = []
    for (widget, entries) in zip(widgets, given) {
      let families = try self.families(of: widget)
      if options.entries.isEmpty {
        for family in families {
          jobs += variants(widget, try snapshot(of: widget, family), family)
        }
      } else {
        for entry in entries {
          for family in families { jobs += variants(widget, entry, family) }
        }
      }
    }
    guard !jobs.isEmpty else { throw ProgramError.nothingToDraw }
    return jobs
  }

  private func chosenWidgets() throws(ProgramError) -> [WidgetDescription] {
    guard let kinds = options.widgets else { return widgets }
    return try kinds.map { kind throws(ProgramError) in
      guard let widget = widgets.first(where: { $0.kind == kind }) else {
        throw .unknownWidget(kind: kind, known: widgets.map(\.kind))
      }
      return widget
    }
  }

  /// Widgets of one kind would overwrite each other's pictures; a number tells them apart.
  private static func withUniqueKinds(_ widgets: [WidgetDescription]) -> [WidgetDescription] {
    var counts: [String: Int] = [:]
    return widgets.map { widget in
      var widget = widget
      let count = counts[widget.kind, default: 0] + 1
      counts[widget.kind] = count
      if count > 1 { widget.kind += "-\(count)" }
      return widget
    }
  }

  /// A family that somebody asks for must be supported by some widget.
  private func checkFamilies(of widgets: [WidgetDescription]) throws(ProgramError) {
    for family in options.families ?? []
    where !widgets.contains(where: { $0.families.contains(family) }) {
      let supported = widgets.map { widget in
        "\(widget.kind) supports \(widget.families.map(\.shortName).joined(separator: ", "))"
      }
      throw .unsupportedFamily(family, supported: supported)
    }
  }

  /// The families to draw of one widget; only asked-for ones must have a known size.
  private func families(of widget: WidgetDescription) throws(DeviceError) -> [WidgetFamily] {
    if let asked = options.families {
      let families = asked.filter(widget.families.contains)
      for family in families { _ = try options.device.size(of: family) }
      return families
    }
    let known = options.device.knownFamilies
    let families = widget.families.filter(known.contains)
    if families.isEmpty, let first = widget.families.first {
      _ = try options.device.size(of: first)
    }
    return families
  }

  private func variants(
    _ widget: WidgetDescription,
    _ entry: NamedEntry,
    _ family: WidgetFamily
  ) -> [RenderJob] {
    options.schemes.flatMap { scheme in
      options.redactions.map { redaction in
        RenderJob(
          widget: widget,
          entry: entry,
          family: family,
          scheme: scheme,
          redaction: redaction
        )
      }
    }
  }

  private func snapshot(
    of widget: WidgetDescription,
    _ family: WidgetFamily
  ) throws -> NamedEntry {
    let size = try options.device.size(of: family)
    let context = TimelineProviderContext(
      family: family,
      isPreview: true,
      displaySize: CGSize(width: size.width, height: size.height)
    )
    let reply = SnapshotReply()
    widget.source.requestSnapshot(context, reply)
    guard let entry = reply.wait(seconds: Self.patience) else {
      throw ProgramError.noSnapshot(widget: widget.kind, seconds: Self.patience)
    }
    return NamedEntry(name: "snapshot", entry: entry)
  }
}
