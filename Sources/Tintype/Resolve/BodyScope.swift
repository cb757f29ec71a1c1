// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The surroundings in which user code runs: what `@Environment` reads.
///
/// A builder closure that is kept for later (by a geometry reader, say) belongs to the body that
/// wrote it. It captures the scope when it is made and reads that body's environment when it runs.
@MainActor struct BodyScope {
  let environment: EnvironmentValues

  private(set) static var current: BodyScope?

  /// Runs user code with the environment of the place where it stands.
  static func run<Result>(in context: ResolveContext, _ code: () -> Result) -> Result {
    BodyScope(environment: context.environment).run(code)
  }

  func run<Result>(_ code: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return code()
  }
}

/// Carries a value into or out of code that is known to run on the main actor.
private struct MainActorResult<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs main-actor code from an interface that SwiftUI declares without isolation.
///
/// Bodies only ever run on the main actor, so such a call comes from there; a call from elsewhere
/// stops the program instead of racing.
func assumingMainActor<Value>(_ code: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated { MainActorResult(value: code()) }.value
}

/// Runs main-actor code on a value from an interface that SwiftUI declares without isolation.
func assumingMainActor<Input, Value>(
  with input: Input,
  _ code: @MainActor (Input) -> Value
) -> Value {
  let input = MainActorResult(value: input)
  return assumingMainActor { code(input.value) }
}
