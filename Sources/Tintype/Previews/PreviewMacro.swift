// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A view to be shown while it is written.
///
/// It is kept with the program; `list` names it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Makes a value that views inherit, with its default, of a variable of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(Entry_))
public macro Entry() = #externalMacro(module: "TintypeMacros", type: "EntryMacro")

/// Keeps a preview; what `#Preview` expands to.
public func registerPreview(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View,
  file: String = #fileID,
  line: Int = #line
) {
  PreviewRegistry.shared.add(
    PreviewRecord(name: name, file: file, line: line, content: .view(body))
  )
}
