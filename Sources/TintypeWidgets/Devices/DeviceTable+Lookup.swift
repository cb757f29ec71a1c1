// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

extension DeviceTable {
  /// The device of a name, letter case and repeated spaces aside.
  ///
  /// - Throws: With the closest name and the list when there is no such device.
  package static func device(named name: String) throws(DeviceError) -> Device {
    let wanted = folded(name)
    if let device = all.first(where: { folded($0.name) == wanted }) { return device }
    let names = all.map(\.name)
    throw .unknownDevice(name: name, closest: closest(to: name, in: names) ?? "", known: names)
  }

  /// The name with the fewest letters to change, for a suggestion.
  package static func closest(to name: String, in names: [String]) -> String? {
    // Beyond this length nobody mistyped a name, and the distance would take long.
    let wanted = Array(folded(String(name.prefix(100))))
    return names.min {
      editDistance(wanted, Array(folded($0))) < editDistance(wanted, Array(folded($1)))
    }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: " ")
  }

  /// Levenshtein's distance, one row at a time.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
