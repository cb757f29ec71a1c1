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
  private var current: [ObjectIdentifier: [[AnyObject]]] = [:]
  private static var stateless: Set<ObjectIdentifier> = []

  init() {}

  /// The memory for the pass after this one.
  func next() -> StateMemory {
    let result = StateMemory()
    result.earlier = current
    return result
  }

  /// Gives a view whose body is about to run its values of the pass before.
  func recall<Content: View>(for view: Content) {
    let type = ObjectIdentifier(Content.self)
    guard !Self.stateless.contains(type) else { return }
    let states = Mirror(reflecting: view).children.compactMap { $0.value as? any RememberedState }
    guard !states.isEmpty else {
      Self.stateless.insert(type)
      return
    }
    let number = current[type, default: []].count
    if let values = earlier[type], number < values.count {
      for (state, value) in zip(states, values[number]) { state.adopt(value) }
    }
    current[type, default: []].append(states.map(\.storage))
  }
}
