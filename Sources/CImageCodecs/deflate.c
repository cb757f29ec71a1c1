// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CImageCodecs.h"

#include <libdeflate.h>
#include <stdlib.h>

uint8_t *tt_zlib_compress(const uint8_t *bytes, size_t count, size_t *compressed_count) {
  // The level is part of the result: the same bytes must always give the same.
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(12);
  if (compressor == NULL) return NULL;
  const size_t capacity = libdeflate_zlib_compress_bound(compressor, count);
  uint8_t *compressed = malloc(capacity);
  if (compressed != NULL)
    *compressed_count = libdeflate_zlib_compress(compressor, bytes, count, compressed, capacity);
  libdeflate_free_compressor(compressor);
  return compressed;
}
