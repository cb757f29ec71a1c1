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
static struct call current;

static void enter(void) {
  struct call call = current;
  call.function(call.argument);
}

// Made once and kept: new pages cost more than what most calls do on them.
static void *stack_of_size(size_t size) {
  static void *stack = NULL;
  static size_t stack_size = 0;
  if (stack != NULL && stack_size >= size) return stack;
  const size_t guard = 1 << 16;
  if (size <= guard) return NULL;
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
  void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (pages == MAP_FAILED) return NULL;
  // The lowest pages stay forbidden: running over the end is a fault, not a foreign write.
  if (mprotect(pages, guard, PROT_NONE) != 0) {
    munmap(pages, size);
    return NULL;
  }
  if (stack != NULL) munmap(stack, stack_size);
  stack = pages;
  stack_size = size;
  return stack;
}

int tintype_call_on_deep_stack(size_t size, void (*function)(void *), void *argument) {
  void *stack = stack_of_size(size);
  ucontext_t outside, inside;
  if (stack == NULL || getcontext(&inside) != 0) return 0;
  inside.uc_stack.ss_sp = stack;
  inside.uc_stack.ss_size = size;
  inside.uc_link = &outside;
  current = (struct call){function, argument};
  makecontext(&inside, enter, 0);
  return swapcontext(&outside, &inside) == 0;
}
