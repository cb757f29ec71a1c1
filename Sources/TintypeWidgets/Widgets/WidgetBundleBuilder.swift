// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Makes one widget of the widgets that stand below each other in a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
  /// A single widget stays what it is.
  public static func buildBlock<Member: Widget>(_ member: Member) -> Member { member }

  /// Several widgets in order.
  public static func buildBlock<each Member: Widget>(
    _ members: repeat each Member
  ) -> TupleWidget<repeat each Member> {
    TupleWidget(repeat each members)
  }

  /// A widget that is there only under a condition.
  public static func buildOptional<Member: Widget>(_ member: Member?) -> OptionalWidget<Member> {
    OptionalWidget(member)
  }

  /// The first of two alternatives.
  public static func buildEither<First: Widget, Second: Widget>(
    first: First
  ) -> ConditionalWidget<First, Second> { ConditionalWidget(.first(first)) }

  /// The second of two alternatives.
  public static func buildEither<First: Widget, Second: Widget>(
    second: Second
  ) -> ConditionalWidget<First, Second> { ConditionalWidget(.second(second)) }

  /// A widget that only some system versions have.
  public static func buildLimitedAvailability<Member: Widget>(_ member: Member) -> Member {
    member
  }
}
