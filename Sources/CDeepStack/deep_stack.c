// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "CDeepStack.h"

#include <sys/mman.h>
#include <ucontext.h>

struct call {
  void (*function)(void *);
  void *argument;
};

// `makecontext` hands over nothing but ints.
static _Thread_local struct call current;

static void enter(void) {
  struct call call = current;
  call.function(call.argument);
}

int tintype_call_on_deep_stack(size_t size, void (*function)(void *), void *argument) {
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
  void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (stack == MAP_FAILED) return 0;
  // The lowest page stays forbidden: running over the end is a fault, not a foreign write.
  const size_t guard = 1 << 16;
  if (size <= guard || mprotect(stack, guard, PROT_NONE) != 0) {
    munmap(stack, size);
    return 0;
  }
  ucontext_t outside, inside;
  if (getcontext(&inside) != 0) {
    munmap(stack, size);
    return 0;
  }
  inside.uc_stack.ss_sp = stack;
  inside.uc_stack.ss_size = size;
  inside.uc_link = &outside;
  current = (struct call){function, argument};
  makecontext(&inside, enter, 0);
  swapcontext(&outside, &inside);
  munmap(stack, size);
  return 1;
}
