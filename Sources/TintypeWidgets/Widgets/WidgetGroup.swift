// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A widget that stands for others and has no configuration of its own.
@MainActor package protocol WidgetGroup: Widget where Body == Never {
  /// What the others say about themselves, in order.
  func memberDescriptions() -> [WidgetDescription]
}

extension Widget {
  /// What this widget, or each one that it stands for, says about itself.
  package func descriptions() -> [WidgetDescription] {
    if let group = self as? any WidgetGroup { return group.memberDescriptions() }
    return [body.description()].compactMap(\.self)
  }
}

extension Widget where Body == Never {
  /// A group of widgets has no configuration of its own.
  public var body: Never {
    preconditionFailure("\(Self.self) stands for other widgets; its body must not be asked for")
  }
}

/// Several widgets in order.
public struct TupleWidget<each Member: Widget> {
  private let members: (repeat each Member)

  nonisolated init(_ members: repeat each Member) {
    self.members = (repeat each members)
  }
}

extension TupleWidget: WidgetGroup {
  /// Each widget anew.
  public init() { members = (repeat (each Member)()) }

  package func memberDescriptions() -> [WidgetDescription] {
    var descriptions: [WidgetDescription] = []
    for member in repeat each members { descriptions += member.descriptions() }
    return descriptions
  }
}

/// A widget that is there only under a condition.
public struct OptionalWidget<Member: Widget> {
  private let member: Member?

  nonisolated init(_ member: Member?) { self.member = member }
}

extension OptionalWidget: WidgetGroup {
  /// No widget.
  public init() { member = nil }

  package func memberDescriptions() -> [WidgetDescription] { member?.descriptions() ?? [] }
}

/// One of two widgets, chosen by a condition.
public struct ConditionalWidget<First: Widget, Second: Widget> {
  enum Choice {
    case first(First)
    case second(Second)
  }

  private let choice: Choice?

  nonisolated init(_ choice: Choice) { self.choice = choice }
}

extension ConditionalWidget: WidgetGroup {
  /// Neither.
  public init() { choice = nil }

  package func memberDescriptions() -> [WidgetDescription] {
    switch choice {
    case .first(let widget): widget.descriptions()
    case .second(let widget): widget.descriptions()
    case nil: []
    }
  }
}
