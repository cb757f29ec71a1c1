// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

@_exported public import protocol Tintype.ObservableObject
@_exported public import struct Tintype.Published
