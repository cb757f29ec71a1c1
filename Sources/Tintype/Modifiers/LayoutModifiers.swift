// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
import TintypeLayout

/// How content of a fixed shape meets the space it gets.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is seen; some space may stay free.
  case fit
  /// All of the space is covered; some content may stick out.
  case fill
}

extension View {
  /// Takes the ideal size whatever is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Takes the ideal length along some directions whatever is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layoutRule { _ in
      FixedSizeRule(axes: (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : []))
    }
  }

  /// Sets how early a stack serves this view; higher goes first, 0 is usual.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    layoutRule { context in
      if value.isNaN { context.report(.invalidLength(view: "layoutPriority(_:)", value: value)) }
      return PriorityRule(priority: value)
    }
  }

  /// Offers the view a box of a given shape.
  ///
  /// - `aspectRatio`: Width over height; `nil` takes the view's own.
  /// - `contentMode`: Whether the box fits into the space or covers it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    layoutRule { context in
      AspectRatioRule(
        ratio: context.checkedLength(aspectRatio, of: "aspectRatio(_:contentMode:)"),
        fills: contentMode == .fill
      )
    }
  }

  /// Offers the view a box of the shape of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode
    )
  }

  /// Keeps the view's own shape and shows all of it.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own shape and covers the space.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view elsewhere without moving its place.
  ///
  /// - `x`: Points to the trailing side.
  /// - `y`: Points down.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layoutRule { context in
      OffsetRule(offset: context.checkedPoint(x: x, y: y, of: "offset(x:y:)"))
    }
  }

  /// Draws the view elsewhere without moving its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a position of all the space that is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layoutRule { context in
      PositionRule(position: context.checkedPoint(x: x, y: y, of: "position(x:y:)"))
    }
  }

  /// Puts the view's centre at a position of all the space that is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the position of a horizontal guide of this view.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide.guide, computeValue)
  }

  /// Sets the position of a vertical guide of this view.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide.guide, computeValue)
  }

  nonisolated private func alignmentGuide(
    _ guide: AlignmentGuide,
    _ computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    let scope = BodyScope.current
    return layoutRule { _ in
      GuideRule(guide: guide) { context in
        Double(scope.run { computeValue(ViewDimensions(context: context)) })
      }
    }
  }
}
