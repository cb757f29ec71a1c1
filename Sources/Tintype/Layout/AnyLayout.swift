// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any Layout

  /// Hides a layout's type.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The type of the hidden layout.
  var kind: Any.Type { type(of: layout) }

  /// The properties of the hidden layout.
  var properties: LayoutProperties { type(of: layout).layoutProperties }

  /// What the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(layout))
  }

  /// The wishes of the hidden layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.wishes(subviews, &cache.value)
  }

  /// The size by the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize { layout.size(proposal, subviews, &cache.value) }

  /// The places by the hidden layout.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) { layout.place(bounds, proposal, subviews, &cache.value) }

  /// The guide by the hidden layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { layout.guide(guide, bounds, proposal, subviews, &cache.value) }

  /// The guide by the hidden layout.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { layout.guide(guide, bounds, proposal, subviews, &cache.value) }
}

extension Layout {
  /// Works on a cache whose type is hidden.
  fileprivate func opened<Result>(
    _ subviews: LayoutSubviews,
    _ erased: inout Any,
    _ ask: (inout Cache) -> Result
  ) -> Result {
    var cache = erased as? Cache ?? makeCache(subviews: subviews)
    defer { erased = cache }
    return ask(&cache)
  }

  fileprivate func wishes(_ subviews: LayoutSubviews, _ erased: inout Any) -> ViewSpacing {
    opened(subviews, &erased) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ erased: inout Any
  ) -> CGSize {
    opened(subviews, &erased) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ erased: inout Any
  ) {
    opened(subviews, &erased) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ erased: inout Any
  ) -> CGFloat? {
    opened(subviews, &erased) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ erased: inout Any
  ) -> CGFloat? {
    opened(subviews, &erased) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }
}
