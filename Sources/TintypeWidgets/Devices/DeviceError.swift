// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// What can be wrong with a choice of device and family.
package enum DeviceError: Error, Equatable, CustomStringConvertible {
  /// No device of the table has the name.
  case unknownDevice(name: String, closest: String, known: [String])
  /// The device doesn't show the family, or its size isn't public.
  case unknownSize(family: WidgetFamily, device: String, known: [WidgetFamily])

  package var description: String {
    switch self {
    case .unknownDevice(let name, let closest, let known):
      return "unknown device \"\(name)\"; did you mean \"\(closest)\"? Known devices: "
        + known.joined(separator: ", ")
    case .unknownSize(let family, let device, let known):
      let names = known.map(\.shortName).joined(separator: ", ")
      return "the size of \(family) on \(device) is not known; "
        + (known.isEmpty ? "no family's is, choose another device" : "known there are \(names)")
    }
  }
}
