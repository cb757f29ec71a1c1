// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What can be wrong with a command line.
package enum CommandLineError: Error, Equatable, CustomStringConvertible {
  /// There is no command at all.
  case missingCommand(known: [String])
  /// The first word is no command.
  case unknownCommand(name: String, known: [String])
  /// A word that begins with a dash is no option of the command.
  case unknownOption(name: String, closest: String)
  /// The option ends the line or is followed by another one.
  case missingValue(option: String)
  /// `--lenient=yes` and the like.
  case unwantedValue(option: String)
  /// An option that counts once is there twice.
  case repeated(option: String)
  /// A value is none of the names that the option knows.
  case unknownName(option: String, value: String, known: [String])
  /// A value is malformed or out of range.
  case invalid(option: String, value: String, expected: String)
  /// The device isn't in the table.
  case device(DeviceError)

  package var description: String {
    switch self {
    case .missingCommand(let known):
      "no command given; known are \(known.joined(separator: ", "))"
    case .unknownCommand(let name, let known):
      "unknown command \"\(name)\"; known are \(known.joined(separator: ", "))"
    case .unknownOption(let name, let closest):
      "unknown option \(name); did you mean \(closest)?"
    case .missingValue(let option):
      "\(option) needs a value"
    case .unwantedValue(let option):
      "\(option) takes no value"
    case .repeated(let option):
      "\(option) is given twice; once is right"
    case .unknownName(let option, let value, let known):
      "\(option): unknown \"\(value)\"; known are \(known.joined(separator: ", "))"
    case .invalid(let option, let value, let expected):
      "\(option): \"\(value)\" won't do; give \(expected)"
    case .device(let error):
      "--device: \(error)"
    }
  }
}
