// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

/// A part of a zlib stream: whole blocks in whole bytes, and checksums of these and of what they
/// stand for.
///
/// It never changes, so that threads may hand it on.
@safe final class CompressedBand: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  let checksum: Adler
  /// Of the compressed bytes.
  let crc: UInt32
  private let memory: UnsafeMutablePointer<UInt8>
  private let capacity: Int

  /// Takes over a block of `MemoryPool`.
  init(_ memory: UnsafeMutablePointer<UInt8>, count: Int, capacity: Int, checksum: Adler) {
    let bytes = unsafe UnsafeBufferPointer(start: memory, count: count)
    unsafe self.bytes = bytes
    unsafe crc = CheckSum.crc(bytes)
    unsafe self.memory = unsafe memory
    self.capacity = capacity
    self.checksum = checksum
  }

  deinit { unsafe MemoryPool.giveBack(memory, capacity: capacity) }
}
