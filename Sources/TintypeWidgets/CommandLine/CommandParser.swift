// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// Reads the one grammar of the tool and of every widget program.
///
/// A pure function of the arguments: no file is looked at.
package enum CommandParser {
  private static let commands = ["render", "explain", "list"]

  /// The command that the arguments, without the program's name, ask for.
  package static func parse(_ arguments: [String]) throws(CommandLineError) -> Command {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) || arguments.first == "help" {
      return .help
    }
    guard let name = arguments.first else { throw .missingCommand(known: commands) }
    let rest = arguments.dropFirst()
    switch name {
    case "--version", "version": return .version
    case "render": return .render(try render(ArgumentReader(rest)))
    case "explain": return .explain(try render(ArgumentReader(rest), explains: true))
    case "list": return .list(try list(ArgumentReader(rest)))
    default: throw .unknownCommand(name: name, known: commands)
    }
  }

  private static func list(_ reader: ArgumentReader) throws(CommandLineError) -> ListOptions {
    var reader = reader
    var options = ListOptions()
    while let item = reader.next() {
      switch item {
      case .word(let word): options.files.append(word)
      case .option("--json", let attached):
        try refuse(attached, of: "--json")
        options.json = true
      case .option(let name, _):
        throw .unknownOption(name: name, closest: "--json")
      }
    }
    return options
  }

  private static func render(
    _ reader: ArgumentReader,
    explains: Bool = false
  ) throws(CommandLineError) -> RenderOptions {
    var flags = flags
    if explains { flags["--overlay"] = \.overlay }
    var reader = reader
    var options = RenderOptions()
    while let item = reader.next() {
      switch item {
      case .word(let word):
        options.files.append(word)
      case .option(let name, let attached):
        let name = name == "-o" ? "--output" : name
        if let flag = flags[name] {
          try refuse(attached, of: name)
          options[keyPath: flag] = true
        } else if let store = valued[name] {
          let value =
            ["--entry", "--assets", "--fonts"].contains(name)
            ? try reader.value(of: name, attached: attached)
            : try reader.onlyValue(of: name, attached: attached)
          try store(&options, value)
        } else {
          let known = valued.keys.sorted() + flags.keys.sorted()
          let closest = DeviceTable.closest(to: name, in: known) ?? "--help"
          throw .unknownOption(name: name, closest: closest)
        }
      }
    }
    return options
  }

  /// The arguments without the files they name, for the program made of these.
  package static func withoutFiles(_ arguments: [String]) -> [String] {
    var kept = Array(arguments.prefix(1))
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument.count > 1 else { continue }
      kept.append(argument)
      if argument == "-o" || valued[argument] != nil, let value = rest.popFirst() {
        kept.append(value)
      }
    }
    return kept
  }

  private static func refuse(
    _ attached: String?,
    of option: String
  ) throws(CommandLineError) {
    guard attached == nil else { throw .unwantedValue(option: option) }
  }

  private static var flags: [String: WritableKeyPath<RenderOptions, Bool>] {
    ["--lenient": \.lenient, "--best": \.best, "--json": \.json]
  }

  private typealias Store = (inout RenderOptions, String) throws(CommandLineError) -> Void

  private static var valued: [String: Store] {
    [
      "--entry": { options, value throws(CommandLineError) in
        options.entries.append(try OptionValue.path(value, of: "--entry"))
      },
      "--assets": { options, value throws(CommandLineError) in
        options.assets.append(try OptionValue.path(value, of: "--assets"))
      },
      "--fonts": { options, value throws(CommandLineError) in
        options.fonts.append(try OptionValue.path(value, of: "--fonts"))
      },
      "--type-size": { options, value throws(CommandLineError) in
        options.typeSize = try OptionValue.typeSize(value)
      },
      "--output": { options, value throws(CommandLineError) in
        options.output = try OptionValue.path(value, of: "-o")
      },
      "--widget": { options, value throws(CommandLineError) in
        options.widgets = try OptionValue.names(value, of: "--widget")
      },
      "--family": { options, value throws(CommandLineError) in
        options.families = try OptionValue.families(value)
      },
      "--scheme": { options, value throws(CommandLineError) in
        options.schemes = try OptionValue.cases(value, of: "--scheme")
      },
      "--redact": { options, value throws(CommandLineError) in
        options.redactions = try OptionValue.cases(value, of: "--redact")
      },
      "--scale": { options, value throws(CommandLineError) in
        options.scale = try OptionValue.scale(value)
      },
      "--device": { options, value throws(CommandLineError) in
        options.device = try OptionValue.device(value)
      },
      "--os": { options, value throws(CommandLineError) in
        options.system = try OptionValue.system(value)
      },
      "--locale": { options, value throws(CommandLineError) in
        options.locale = try OptionValue.locale(value)
      },
      "--time-zone": { options, value throws(CommandLineError) in
        options.timeZone = try OptionValue.timeZone(value)
      },
      "--now": { options, value throws(CommandLineError) in
        options.now = try OptionValue.date(value)
      },
    ]
  }
}
