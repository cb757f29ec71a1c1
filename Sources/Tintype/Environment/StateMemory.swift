// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A property whose value outlives the view that declares it.
protocol RememberedState {
  var storage: AnyObject { get }
  func adopt(_ storage: AnyObject)
}

/// Hands the values of states from one pass over the views to the next.
///
/// A body makes its views anew in every pass. The n-th view of a type is taken for the n-th one of
/// the pass before.
@MainActor final class StateMemory {
  /// Counts every change of a state, so that a pass without any is known to be the last.
  static var changeCount = 0

  private var earlier: [ObjectIdentifier: [[AnyObject]]] = [:]
  /// The views of this pass whose states another pass would want.
  private var views: [Any] = []
  /// How many views of each type had their values back.
  private var counts: [ObjectIdentifier: Int] = [:]
  private static var stateless: Set<ObjectIdentifier> = []

  init() {}

  /// The memory for the pass after this one.
  ///
  /// Only then does anybody look into the views, for nearly always one pass is enough.
  func next() -> StateMemory {
    let result = StateMemory()
    for view in views {
      let (type, states) = (ObjectIdentifier(Swift.type(of: view)), Self.states(of: view))
      if states.isEmpty {
        Self.stateless.insert(type)
      } else {
        result.earlier[type, default: []].append(states.map(\.storage))
      }
    }
    return result
  }

  /// Gives a view whose body is about to run its values of the pass before.
  func recall<Content: View>(for view: Content) {
    let type = ObjectIdentifier(Content.self)
    if MemoryLayout<Content>.size == 0 || Self.stateless.contains(type) { return }
    if let known = earlier[type] {
      let number = counts[type, default: 0]
      counts[type] = number + 1
      if number < known.count {
        for (state, value) in zip(Self.states(of: view), known[number]) { state.adopt(value) }
      }
    }
    views.append(view)
  }

  /// Forgets the views, which may be deep.
  func forgetViews() { views = [] }

  private static func states(of view: Any) -> [any RememberedState] {
    Mirror(reflecting: view).children.compactMap { $0.value as? any RememberedState }
  }
}
