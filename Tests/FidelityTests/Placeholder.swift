// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT
