// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeLayout

/// Hands a value to the views around.
private struct PreferenceSetter<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceSetter: PrimitiveModifier {
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context.collecting(into: context.preferences.setting(Key.self, to: value)))
  }
}

/// Changes the value from the views inside.
private struct PreferenceTransformer<Key: PreferenceKey> {
  let change: (inout Key.Value) -> Void
}

extension PreferenceTransformer: PrimitiveModifier {
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context.collecting(into: context.preferences.transforming(Key.self, change)))
  }
}

/// Hands a place in a view to the views around, or changes their value by it.
private struct AnchorPreference<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let makeValue: ((Anchor<Value>) -> Key.Value)?
  let change: ((inout Key.Value, Anchor<Value>) -> Void)?
}

extension AnchorPreference: PrimitiveModifier {
  var nodeName: NodeName { .function("anchorPreference") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let box = FrameBox()
    let anchor = Anchor(box: box, source: source)
    var inner = context
    if let makeValue {
      inner.preferences = context.preferences.setting(Key.self, to: makeValue(anchor))
    } else if let change {
      inner.preferences = context.preferences.transforming(Key.self) { change(&$0, anchor) }
    }
    return content(inner).map { child in
      context.node(FrameObserverRule { box.frame = $0 }, children: [child])
    }
  }
}

/// Lays over or under a view what depends on its preferences.
private struct PreferenceReader<Key: PreferenceKey, Secondary: View> {
  let alignment: Alignment
  let isOverlay: Bool
  let secondary: (Key.Value) -> Secondary
  let scope = BodyScope.current
}

extension PreferenceReader: PrimitiveModifier {
  var nodeName: NodeName {
    .function(isOverlay ? "overlayPreferenceValue" : "backgroundPreferenceValue")
  }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let preferences = context.preferences.group()
    return content(context.collecting(into: preferences)).map { child in
      let late = context.inside(stackAxis: nil).collecting(into: context.preferences.group())
      let rule = LateSecondaryRule(alignment: alignment.guides, isOverlay: isOverlay) { _ in
        late.preferences.reset()
        let value = preferences.value(of: Key.self)
        let nodes = scope.run { secondary(value) }.resolve(in: late)
        if nodes.count < 2 { return nodes }
        return [late.node(ZStackRule(alignment: alignment.guides), children: nodes)]
      }
      return context.node(rule, children: [child])
    }
  }
}

/// Tells an action what the views inside say.
private struct PreferenceObserver<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension PreferenceObserver: PrimitiveModifier {
  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let preferences = context.preferences.group()
    context.tree.afterPlacement { action(preferences.value(of: Key.self)) }
    return content(context.collecting(into: preferences))
  }
}

extension View {
  /// Hands a value to the views around; it hides those of the views inside.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceSetter<Key>(value: value))
  }

  /// Changes the value that the views inside hand out.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformer<Key>(change: callback))
  }

  /// Hands a place in this view to the views around.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(
      AnchorPreference<Key, Value>(source: value, makeValue: transform, change: nil)
    )
  }

  /// Changes the value that the views inside hand out, by a place in this view.
  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<Key, Value>(source: value, makeValue: nil, change: transform)
    )
  }

  /// Lays over this view what depends on a value from inside it.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      PreferenceReader<Key, Content>(alignment: alignment, isOverlay: true, secondary: transform)
    )
  }

  /// Lays behind this view what depends on a value from inside it.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      PreferenceReader<Key, Content>(alignment: alignment, isOverlay: false, secondary: transform)
    )
  }

  /// Tells an action the value from inside this view once it is laid out.
  ///
  /// The action runs once. Where it changes a state, everything is laid out again, at most three
  /// times.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }
}
