// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// The surroundings in which user code runs: what `@Environment` reads.
///
/// A builder closure that is kept for later (by a geometry reader, say) belongs to the body that
/// wrote it. Whoever keeps one captures the scope when it is made, while that body runs, and runs
/// the closure in it.
///
/// Unchecked: an environment may hold values that aren't safe to share, but a scope never leaves
/// the thread of the body that it belongs to.
struct BodyScope: @unchecked Sendable {
  let environment: EnvironmentValues

  @TaskLocal static var current: BodyScope?

  /// Runs user code with the environment of the place where it stands.
  @MainActor static func run<Result>(in context: ResolveContext, _ code: () -> Result) -> Result {
    BodyScope(environment: context.environment).run(code)
  }

  /// Runs user code that was kept from a body.
  func run<Result>(_ code: () -> Result) -> Result {
    Self.$current.withValue(self, operation: code)
  }
}

extension BodyScope? {
  /// Runs user code that was kept, in the scope of its body if it comes from one.
  func run<Result>(_ code: () -> Result) -> Result {
    guard let self else { return code() }
    return self.run(code)
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
