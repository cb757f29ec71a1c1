// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

/// What a node comes from, for messages and for whoever looks into the layout.
struct NodeInfo {
  let name: NodeName
  /// The user's views around the node, the innermost first.
  let views: ViewPath?
  let rule: any LayoutRule
}

/// What made a node.
package enum NodeName {
  /// A view or a modifier of this type.
  case type(Any.Type)
  /// The modifier function of this name.
  case function(StaticString)

  /// The name without type parameters and labels.
  var text: String {
    switch self {
    case .type(let type): String("\(type)".prefix { $0 != "<" })
    case .function(let name): String("\(name)".prefix { $0 != "(" })
    }
  }
}

/// One of the user's views, and those around it.
///
/// Linked, since thousands of nested views would otherwise copy each other's names.
final class ViewPath: Sendable {
  let view: Any.Type
  let outer: ViewPath?

  init(view: Any.Type, outer: ViewPath?) {
    self.view = view
    self.outer = outer
  }

  /// The view's name without type parameters.
  var name: String { NodeName.type(view).text }
}
