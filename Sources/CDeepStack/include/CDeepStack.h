// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#ifndef TINTYPE_DEEP_STACK_H
#define TINTYPE_DEEP_STACK_H

#include <stddef.h>

/// Calls a function on a stack of its own, on the same thread, and returns after it.
///
/// `size` is in bytes; memory is taken only as far as the stack is used, and kept for later calls.
/// Returns 0 without a call where there is no room for the stack, else 1. Calls neither nest nor come
/// from several threads at once.
int tintype_call_on_deep_stack(size_t size, void (*function)(void *), void *argument);

#endif
