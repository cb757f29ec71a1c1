// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a program writes its lines.
package struct Console {
  /// Takes a line of results.
  package var out: (String) -> Void
  /// Takes a line for the person who waits.
  package var err: (String) -> Void

  package init(out: @escaping (String) -> Void, err: @escaping (String) -> Void) {
    self.out = out
    self.err = err
  }

  /// The program's standard output and standard error.
  package static var standard: Console {
    Console(
      out: { print($0) },
      err: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    )
  }
}
