// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What `--help` prints.
package enum HelpText {
  /// The version of the package.
  package static let version = "0.1.0"

  /// The grammar of a program; sources are named only to the `tintype` tool.
  package static func text(program: String, takesFiles: Bool) -> String {
    let files = takesFiles ? " FILE.swift…" : ""
    return """
      Draws widgets as PNG files.

      \(program) render\(files) [options]   draw pictures and print their paths
      \(program) explain\(files) [options]  say where every view of the pictures lies
      \(program) list\(files) [--json]      name the widgets and their families
      \(program) --help | --version

      Options of render:
        --entry FILE        draw the entries in a JSON file (an array holds several); may be
                            repeated; without it the widget's own snapshot is drawn
        --widget KINDS      only these widgets of a bundle
        --family FAMILIES   small, medium, large, extraLarge, circular, rectangular, inline
        --scheme SCHEMES    light, dark; light if not given
        --redact MODES      none, placeholder, privacy; none if not given
        --scale NUMBER      pixels per point, above 0 and at most 10; the device's if not given
        --device NAME       such as "iPhone 15 Pro"; 158 × 158 at scale 3 if not given
        --os 18|26          the look of the system; 26 if not given
        --locale ID         such as ru or zh-Hans; en_US if not given
        --time-zone ID      such as Europe/Berlin; GMT if not given
        --now DATE          the moment to draw, ISO 8601; the entry's date if not given
        --assets FOLDER     asset catalogues and images; may be repeated; without it those
                            beside the sources, or the resources beside the program
        --fonts FOLDER      fonts for Font.custom; may be repeated
        --type-size SIZE    xSmall, small, medium, large, xLarge, xxLarge, xxxLarge,
                            accessibility1 … accessibility5; large if not given
        --lenient           draw a box where an image is missing, and warn
        --best              write the smallest files, which takes about a second each
        --json              print what was drawn as JSON
        -o FOLDER           where to put the pictures; the current folder if not given

      Options of explain: those of render, and
        --overlay           also draw the pictures with the views' frames over them

      Lists are written with commas. Exit status: 0 all drawn, 1 the widget's content fails,
      2 wrong usage, 3 input can't be read or compiled or output can't be written.
      """
  }
}
