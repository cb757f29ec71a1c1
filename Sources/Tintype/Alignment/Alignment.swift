// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
import TintypeGeometry
package import TintypeLayout

/// Names a guide of views and says where it lies in a view that doesn't.
public protocol AlignmentID: SendableMetatype {
  /// The position in a view that sets no position of its own, in points from its leading or top
  /// edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// The identifier's name as it is written after a dot.
  fileprivate static var guideName: String {
    let name = "\(self)"
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// A view's size and the positions of its guides.
public struct ViewDimensions: Sendable {
  let context: GuideContext

  /// Width in points.
  public var width: CGFloat { context.size.width }

  /// Height in points.
  public var height: CGFloat { context.size.height }

  /// The position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    CGFloat(MainActor.assumeIsolated { context[guide.guide] })
  }

  /// The position of a vertical guide, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    CGFloat(MainActor.assumeIsolated { context[guide.guide] })
  }

  /// The position of a horizontal guide if the view or its content sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    MainActor.assumeIsolated { context[explicit: guide.guide] }.map { CGFloat($0) }
  }

  /// The position of a vertical guide if the view or its content sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    MainActor.assumeIsolated { context[explicit: guide.guide] }.map { CGFloat($0) }
  }
}

/// A guide on which views lie above each other.
public struct HorizontalAlignment: Hashable, Sendable {
  package let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// The guide of an identifier type.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(
      id: ObjectIdentifier(id),
      axis: .horizontal,
      name: id.guideName
    ) { context in
      Double(id.defaultValue(in: ViewDimensions(context: context)))
    }
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide on which views lie beside each other.
public struct VerticalAlignment: Hashable, Sendable {
  package let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// The guide of an identifier type.
  public init(_ id: any AlignmentID.Type) { self.init(id, combination: .mean) }

  private init(_ id: any AlignmentID.Type, combination: AlignmentGuide.Combination) {
    guide = AlignmentGuide(
      id: ObjectIdentifier(id),
      axis: .vertical,
      combination: combination,
      name: id.guideName
    ) { context in
      Double(id.defaultValue(in: ViewDimensions(context: context)))
    }
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    FirstTextBaseline.self,
    combination: .minimum
  )
  /// The baseline of the lowest line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    LastTextBaseline.self,
    combination: .maximum
  )
}

/// A guide in each direction.
public struct Alignment: Hashable, Sendable {
  /// The guide from left to right.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment

  /// Puts two guides together.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var guides: GuidePair {
    GuidePair(horizontal: horizontal.guide, vertical: vertical.guide)
  }

  /// The middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Leading edge and first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// Middle and first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// Trailing edge and first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// Leading edge and last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// Middle and last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// Trailing edge and last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
