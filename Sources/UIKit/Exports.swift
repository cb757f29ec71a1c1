// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import struct Tintype.CGAffineTransform
@_exported public import class Tintype.UIColor
@_exported public import class Tintype.UIImage
