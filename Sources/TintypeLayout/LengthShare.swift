// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// How a length is shared among those who stand beside each other: children of a stack, columns
/// and rows of a grid.
///
/// **Source:** facts `layout-defaults.json`, stack_layout; the steps keep its order.
@MainActor struct LengthShare {
  /// One who takes part.
  @MainActor struct Taker {
    var priority: Double
    /// The length taken of an offer of 0.
    let minimum: Double
    /// The length taken of an infinite offer, less the minimum.
    let flexibility: Double

    init(priority: Double = 0, length: (Double) -> Double) {
      self.priority = priority
      minimum = length(0)
      flexibility = length(.infinity) - minimum
    }

    /// Higher priorities first, then the less flexible, of equally unlimited ones the larger.
    fileprivate func precedes(_ other: Taker) -> Bool? {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity && minimum != other.minimum { return minimum > other.minimum }
      return nil
    }
  }

  /// What each is finally offered.
  ///
  /// - Parameters:
  ///   - total: Points, without spacing.
  ///   - takers: Those who take part, in order.
  ///   - length: What a taker, by index, takes of an offer.
  /// - Returns: Points for each taker, in order.
  static func offers(
    _ total: Double,
    among takers: [Taker],
    length: (Int, Double) -> Double
  ) -> [Double] {
    // 4. Higher priorities first, then the less flexible; equals keep their order.
    let order = takers.indices.sorted { takers[$0].precedes(takers[$1]) ?? ($0 < $1) }
    var reserves = [Double](repeating: 0, count: order.count + 1)
    for position in order.indices.reversed() {
      reserves[position] = reserves[position + 1] + takers[order[position]].minimum
    }
    var offers = [Double](repeating: 0, count: takers.count)
    var remaining = total
    var start = 0
    while start < order.count {
      let priority = takers[order[start]].priority
      let end = order[start...].firstIndex { takers[$0].priority != priority } ?? order.count
      // 5. Lower priorities keep their minimum in reserve while higher ones are served.
      remaining -= reserves[end]
      // 6. Within a group everybody is offered an equal share of what is left.
      for position in start..<end {
        let share = max(0, remaining) / Double(end - position)
        offers[order[position]] = share
        let taken = length(order[position], share)
        // Infinite space stays infinite: ∞ − ∞ would be no number.
        if remaining.isFinite { remaining -= taken }
      }
      remaining += reserves[end]
      start = end
    }
    return offers
  }
}
