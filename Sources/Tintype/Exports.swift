// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
package import TintypeGeometry

/// Foundation has a type of this name; in this module the name means ours.
package typealias AffineTransform = TintypeGeometry.AffineTransform
