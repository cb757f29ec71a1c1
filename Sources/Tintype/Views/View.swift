// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A piece of user interface, described by the pieces it is made of.
@MainActor @preconcurrency
public protocol View {
  /// The kind of view that this one is made of; `Never` for the ones that draw by themselves.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the layout nodes of this view; not meant for use outside of Tintype.
  ///
  /// A requirement, because asking a value at run time whether it draws by itself takes longer than
  /// most views do.
  @MainActor @preconcurrency func tintypeNodes(_ input: TintypeInput) -> TintypeNodes
}

extension Never: View {
  /// Never called, since there is no value to call it on.
  public var body: Never {
    preconditionFailure("there is no view of type Never")
  }
}

extension View where Body == Never {
  /// A view that draws by itself is made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) draws by itself; its body must not be asked for")
  }
}
