// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Writes the source that stands for a macro.
enum Expander {
  /// Why a macro can't be expanded.
  enum Failure: Error, CustomStringConvertible {
    case unknownMacro(String)
    case notAVariable
    case noDefault(name: String)

    var description: String {
      switch self {
      case .unknownMacro(let name): "there is no macro \(name)"
      case .notAVariable: "@Entry stands at a variable: @Entry var name: Type = value"
      case .noDefault(let name):
        "@Entry var \(name) needs a default value, or an optional type"
      }
    }
  }

  static func expand(_ expansion: Expansion) throws -> String {
    switch expansion.macro.typeName {
    case "PreviewMacro": return preview(expansion)
    case "EntryMacro":
      let entry = try EntryDeclaration(expansion.declSyntax?.source ?? "")
      return expansion.macroRole == "accessor" ? entry.accessors : try entry.key()
    default: throw Failure.unknownMacro(expansion.macro.typeName)
    }
  }

  /// A preview registers itself before the program begins.
  ///
  /// The macro's arguments become those of a function of the same signature; the linker's table of
  /// initialisers calls it.
  private static func preview(_ expansion: Expansion) -> String {
    let source = expansion.syntax?.source ?? ""
    let arguments = source.drop { $0 != "#" }.dropFirst("#Preview".count)
    return """
      @used @section(".init_array")
      private let \(uniqueName("preview", expansion.discriminator)): @convention(c) () -> Void = {
        registerPreview\(arguments)
      }
      """
  }

  /// A name that the compiler knows to be the expansion's own.
  private static func uniqueName(_ base: String, _ discriminator: String) -> String {
    let prefix = discriminator.hasPrefix("$s") ? "" : "$s"
    return "\(prefix)\(discriminator)\(base.utf8.count)\(base)fMu_"
  }
}
