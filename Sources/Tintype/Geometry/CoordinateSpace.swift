// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import TintypeGeometry
import TintypeLayout

/// A system of coordinates in which a frame is expressed.
public enum CoordinateSpace: Hashable {
  /// The whole widget's.
  case global
  /// The view's own.
  case local
  /// That of a view around that was given a name.
  case named(AnyHashable)
}

/// Something that stands for a system of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The system.
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole widget's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The system.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The system.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The system.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole widget's coordinates.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The name of the innermost scroll view's space.
private struct ScrollViewName: Hashable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view around of that name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewName()))
  }
}

/// A frame that becomes known when its node is placed, in the root's coordinates.
@MainActor final class FrameBox {
  var frame: Rect?
}

/// The named coordinate spaces around a view.
@MainActor final class NamedSpaces {
  private let frames: [AnyHashable: FrameBox]

  init() { frames = [:] }

  private init(_ frames: [AnyHashable: FrameBox]) { self.frames = frames }

  /// The same spaces and one more.
  func adding(_ name: AnyHashable, _ box: FrameBox) -> NamedSpaces {
    NamedSpaces(frames.merging([name: box]) { $1 })
  }

  func frame(named name: AnyHashable) -> Rect? { frames[name]?.frame }
}

/// Gives the coordinates of a view a name.
struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("coordinateSpace") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    let box = FrameBox()
    var inner = context
    inner.spaces = context.spaces.adding(name, box)
    return content(inner).map { child in
      context.node(FrameObserverRule { box.frame = $0 }, children: [child])
    }
  }
}

extension View {
  /// Names this view's coordinates, so that views inside can express frames in them.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names this view's coordinates, so that views inside can express frames in them.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Reads something of this view's geometry once it is laid out.
  ///
  /// The action runs once. Where it changes a state, everything is laid out again, at most three
  /// times.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(action: { action(transform($0)) }))
  }
}

/// Hands a view's final frame to an action.
private struct GeometryChangeModifier {
  let action: (GeometryProxy) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
  var nodeName: NodeName { .function("onGeometryChange") }

  func layoutNodes(
    of content: (ResolveContext) -> [LayoutNode],
    in context: ResolveContext
  ) -> [LayoutNode] {
    content(context).map { child in
      let box = FrameBox()
      context.tree.afterPlacement {
        if let frame = box.frame { action(GeometryProxy(frame: frame, spaces: context.spaces)) }
      }
      return context.node(FrameObserverRule { box.frame = $0 }, children: [child])
    }
  }
}
