// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout

@testable import Tintype

/// A view with all frames fixed.
@MainActor struct Laid {
  let root: PlacedNode
  private let names: [String: Int]

  init<Content: View>(
    _ view: Content,
    width: Double?,
    height: Double?,
    environment: EnvironmentValues
  ) {
    let register = NameRegister()
    var environment = environment
    environment.nameRegister = register
    let scene = RenderArea(size: nil)
      .resolve(Offer(width: width, height: height) { view }, environment: environment)
    root = scene.placed().root
    names = register.numbers
  }

  /// The size of the whole, then the named views in the order of drawing.
  var table: [FrameTable.Row] {
    let byNumber = Dictionary(names.map { ($0.value, $0.key) }) { a, _ in a }
    var rows = [FrameTable.Row(name: "size", numbers: [root.frame.width, root.frame.height])]
    func visit(_ node: PlacedNode) {
      if let name = byNumber[node.id] {
        let frame = node.frame
        rows.append(
          FrameTable.Row(
            name: name,
            numbers: [frame.minX, frame.minY, frame.width, frame.height]
          )
        )
      }
      node.children.forEach(visit)
    }
    visit(root)
    return rows
  }

  /// The frame of a named view; `nil` when it isn't shown.
  func frame(of name: String) -> Rect? {
    func find(_ node: PlacedNode) -> Rect? {
      if node.id == names[name] { return node.frame }
      return node.children.lazy.compactMap(find).first
    }
    return find(root)
  }

  /// Every node, indented by depth, with its frame and the offer that it got.
  var dump: String {
    let byNumber = Dictionary(names.map { ($0.value, $0.key) }) { a, _ in a }
    var lines: [String] = []
    func visit(_ node: PlacedNode, _ depth: Int) {
      let f = node.frame
      let numbers = [f.minX, f.minY, f.width, f.height].map(FrameTable.short)
      let offer = [node.proposal.width, node.proposal.height]
        .map { $0.map(FrameTable.short) ?? "nil" }
      lines.append(
        String(repeating: "  ", count: depth + 1) + (byNumber[node.id] ?? "·") + " "
          + numbers.joined(separator: " ") + "  offered " + offer.joined(separator: " ")
      )
      for child in node.children { visit(child, depth + 1) }
    }
    visit(root, 0)
    return lines.joined(separator: "\n")
  }
}

/// Which node has which name.
@MainActor final class NameRegister {
  var numbers: [String: Int] = [:]
}

private enum NameRegisterKey: EnvironmentKey {
  static var defaultValue: NameRegister? { nil }
}

extension EnvironmentValues {
  var nameRegister: NameRegister? {
    get { self[NameRegisterKey.self] }
    set { self[NameRegisterKey.self] = newValue }
  }
}
