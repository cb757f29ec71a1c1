// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

package import TintypeGeometry
package import TintypeLayout
import TintypeText

/// Where every node of a layout lies and what it comes from, for people who look for a reason.
package struct LayoutExplanation: Sendable, Encodable {
  /// What the user's source calls the view or modifier.
  package let name: String
  /// The innermost of the user's views that the node belongs to; empty outside of all.
  package let view: String
  /// Points, from the top left corner of the picture.
  package let frame: Rect
  /// The size that the node was offered last.
  package let proposal: ProposedSize
  /// The settings of the view or modifier that decide about the layout.
  package let settings: [RuleDetail]
  /// In drawing order.
  package let children: [LayoutExplanation]

  @MainActor init(_ node: PlacedNode, tree: ResolvedTree) { self = Self.made(of: node, tree) }

  private init(
    name: String,
    view: String,
    frame: Rect,
    proposal: ProposedSize,
    settings: [RuleDetail],
    children: [LayoutExplanation]
  ) {
    self.name = name
    self.view = view
    self.frame = frame
    self.proposal = proposal
    self.settings = settings
    self.children = children
  }

  @MainActor private static func made(
    of node: PlacedNode,
    _ tree: ResolvedTree
  ) -> LayoutExplanation {
    let info = tree.infos[node.id]
    var settings = info.rule.details
    if case .text(let content) = tree.contents[node.id] {
      let text = content.paragraph.spans.map(\.text).joined()
      settings.append(RuleDetail("text", "\"\(text)\""))
    }
    return LayoutExplanation(
      name: info.name.text,
      view: info.views?.name ?? "",
      frame: node.frame,
      proposal: node.proposal,
      settings: settings,
      children: node.children.map { made(of: $0, tree) }
    )
  }

  // MARK: Text

  /// One line for each node, indented by depth.
  ///
  ///     HStack  0,0  158×20  offered 158×158  alignment=center  in CaffeineView
  package var text: String {
    var lines: [String] = []
    write(into: &lines, depth: 0, outerView: "")
    return lines.joined(separator: "\n")
  }

  private func write(into lines: inout [String], depth: Int, outerView: String) {
    var parts = [
      name, "\(frame.minX.asLength),\(frame.minY.asLength)",
      "\(frame.width.asLength)×\(frame.height.asLength)",
      "offered \(Self.length(proposal.width))×\(Self.length(proposal.height))",
    ]
    parts += settings.map { "\($0.name)=\($0.value)" }
    if view != outerView, view != name, !view.isEmpty { parts.append("in \(view)") }
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: "  "))
    for child in children { child.write(into: &lines, depth: depth + 1, outerView: view) }
  }

  private static func length(_ length: Double?) -> String { length?.asLength ?? "ideal" }

  // MARK: JSON

  private enum Key: String, CodingKey {
    case name, view, x, y, width, height, offeredWidth, offeredHeight, settings, children
  }

  /// Lengths in points; one that is infinite is the text "inf".
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    if !view.isEmpty { try container.encode(view, forKey: .view) }
    func encode(_ length: Double?, _ key: Key) throws {
      guard let length else { return }
      if length.isFinite {
        try container.encode(length, forKey: key)
      } else {
        try container.encode(length.asLength, forKey: key)
      }
    }
    try encode(frame.minX, .x)
    try encode(frame.minY, .y)
    try encode(frame.width, .width)
    try encode(frame.height, .height)
    try encode(proposal.width, .offeredWidth)
    try encode(proposal.height, .offeredHeight)
    if !settings.isEmpty {
      let pairs = settings.map { ($0.name, $0.value) }
      let dictionary = Dictionary(pairs, uniquingKeysWith: { $1 })
      try container.encode(dictionary, forKey: .settings)
    }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
