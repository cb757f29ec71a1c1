// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

@_exported public import SwiftUI
@_exported public import TintypeWidgets
