// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Memory of pixels that were drawn, for the next ones.
///
/// The system clears memory that it hands out, page by page, which takes longer than most drawing.
/// What is kept is bounded: few blocks, none of them large.
enum MemoryPool {
  /// Addresses, so that any thread may take a block.
  private struct Block: Sendable {
    let address: UInt
    let capacity: Int
  }

  private static let blocks = Mutex<[Block]>([])
  /// Enough for a picture, its layers and the bands in which it is encoded.
  private static let mostBlocks = 16
  /// Bytes; a picture of 4 megapixels.
  private static let largestBlock = 1 << 24
  private static let mostBytes = 6 << 24

  /// A block of at least so many bytes, with anything in it.
  static func take(_ bytes: Int) -> (pointer: UnsafeMutableRawPointer, capacity: Int) {
    let kept = blocks.withLock { blocks -> Block? in
      var best: Int?
      for i in blocks.indices where blocks[i].capacity >= bytes {
        if best.map({ blocks[i].capacity < blocks[$0].capacity }) ?? true { best = i }
      }
      // A block many times too large is left for one that needs it.
      guard let best, blocks[best].capacity <= max(1 << 16, 8 * bytes) else { return nil }
      return blocks.remove(at: best)
    }
    if let kept, let pointer = unsafe UnsafeMutableRawPointer(bitPattern: kept.address) {
      return unsafe (pointer, kept.capacity)
    }
    return (.allocate(byteCount: max(64, bytes), alignment: 64), max(64, bytes))
  }

  /// Takes back a block that `take` gave.
  static func giveBack(_ pointer: UnsafeMutableRawPointer, capacity: Int) {
    var dropped = [Block(address: UInt(bitPattern: pointer), capacity: capacity)]
    if capacity <= largestBlock {
      dropped = blocks.withLock { blocks in
        blocks.append(Block(address: UInt(bitPattern: pointer), capacity: capacity))
        var bytes = blocks.reduce(0) { $0 + $1.capacity }
        var count = 0
        while blocks.count - count > mostBlocks || bytes > mostBytes {
          bytes -= blocks[count].capacity
          count += 1
        }
        let oldest = Array(blocks.prefix(count))
        blocks.removeFirst(count)
        return oldest
      }
    }
    for block in dropped {
      unsafe UnsafeMutableRawPointer(bitPattern: block.address)?.deallocate()
    }
  }
}
