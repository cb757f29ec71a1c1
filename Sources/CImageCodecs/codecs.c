// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

static void set_message(char *message, const char *text) {
  snprintf(message, TT_MESSAGE_SIZE, "%s", text);
}

void tt_free(uint8_t *bytes) { free(bytes); }

// PNG

typedef struct {
  jmp_buf escape;
  char *message;
} png_failure;

static void on_png_error(png_structp png, png_const_charp text) {
  png_failure *failure = png_get_error_ptr(png);
  set_message(failure->message, text);
  longjmp(failure->escape, 1);
}

static void on_png_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
} png_input;

static void read_png(png_structp png, png_bytep target, size_t count) {
  png_input *input = png_get_io_ptr(png);
  if (count > input->count - input->position) png_error(png, "the file ends too early");
  memcpy(target, input->bytes + input->position, count);
  input->position += count;
}

// A reader whose errors go to `failure`, with everything ignored that isn't needed for the pixels:
// texts and profiles could inflate to any size.
static png_structp new_reader(png_failure *failure, png_input *input, png_infop *info) {
  png_structp png =
    png_create_read_struct(PNG_LIBPNG_VER_STRING, failure, on_png_error, on_png_warning);
  if (png == NULL) return NULL;
  *info = png_create_info_struct(png);
  if (*info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return NULL;
  }
  if (setjmp(failure->escape) != 0) {
    png_destroy_read_struct(&png, info, NULL);
    return NULL;
  }
  png_set_read_fn(png, input, read_png);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_chunk_cache_max(png, 64);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  return png;
}

int tt_png_info(const uint8_t *bytes, size_t count, tt_image_info *result, char *message) {
  png_failure failure = {.message = message};
  png_input input = {.bytes = bytes, .count = count};
  png_infop info = NULL;
  set_message(message, "out of memory");
  png_structp png = new_reader(&failure, &input, &info);
  if (png == NULL) return -1;
  if (setjmp(failure.escape) != 0) {
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }
  png_read_info(png, info);
  result->width = png_get_image_width(png, info);
  result->height = png_get_image_height(png, info);
  const uint64_t bits = (uint64_t)png_get_channels(png, info) * png_get_bit_depth(png, info);
  result->inflated_bytes = (result->width * bits + 7) / 8 * result->height;
  result->is_cmyk = 0;
  result->is_animated = 0;
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

static void decode_rows(
  png_structp png, png_infop info, uint32_t width, uint32_t height, uint8_t *pixels) {
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size changed while reading");
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const size_t row_bytes = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != row_bytes) png_error(png, "unexpected pixel layout");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * row_bytes, NULL);
  }
  png_read_end(png, NULL);
}

int tt_png_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels,
  char *message) {
  png_failure failure = {.message = message};
  png_input input = {.bytes = bytes, .count = count};
  png_infop info = NULL;
  set_message(message, "out of memory");
  png_structp png = new_reader(&failure, &input, &info);
  if (png == NULL) return -1;
  if (setjmp(failure.escape) != 0) {
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }
  decode_rows(png, info, width, height, pixels);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

uint8_t *tt_png_profile(const uint8_t *bytes, size_t count, size_t *profile_count) {
  char message[TT_MESSAGE_SIZE];
  png_failure failure = {.message = message};
  png_input input = {.bytes = bytes, .count = count};
  png_infop info = NULL;
  png_structp png = new_reader(&failure, &input, &info);
  if (png == NULL) return NULL;
  if (setjmp(failure.escape) != 0) {
    png_destroy_read_struct(&png, &info, NULL);
    return NULL;
  }
  png_set_keep_unknown_chunks(
    png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "iCCP\0" "cHRM\0" "gAMA\0" "sRGB", 4);
  png_read_info(png, info);
  png_charp name;
  int method;
  png_bytep profile;
  png_uint_32 length;
  uint8_t *copy = NULL;
  if (png_get_iCCP(png, info, &name, &method, &profile, &length) != 0 && length > 0) {
    copy = malloc(length);
    if (copy != NULL) memcpy(copy, profile, length);
    *profile_count = length;
  }
  png_destroy_read_struct(&png, &info, NULL);
  return copy;
}

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} png_output;

static void write_png(png_structp png, png_bytep bytes, size_t count) {
  png_output *output = png_get_io_ptr(png);
  if (count > output->capacity - output->count) {
    const size_t capacity = output->capacity * 2 + count + 65536;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush_png(png_structp png) { (void)png; }

static void encode_rows(
  png_structp png, png_infop info, const uint8_t *pixels, uint32_t width, uint32_t height,
  int channels, uint32_t pixels_per_metre) {
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(
    png, info, width, height, 8, channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(png, info, pixels_per_metre, pixels_per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++)
    png_write_row(png, pixels + (size_t)y * width * (size_t)channels);
  png_write_end(png, info);
}

uint8_t *tt_png_encode(
  const uint8_t *pixels, uint32_t width, uint32_t height, int channels,
  uint32_t pixels_per_metre, size_t *count, char *message) {
  png_failure failure = {.message = message};
  set_message(message, "out of memory");
  // On the heap, so that longjmp can't leave stale copies of its fields in registers.
  png_output *output = calloc(1, sizeof *output);
  if (output == NULL) return NULL;
  png_structp png =
    png_create_write_struct(PNG_LIBPNG_VER_STRING, &failure, on_png_error, on_png_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    free(output);
    return NULL;
  }
  if (setjmp(failure.escape) != 0) {
    png_destroy_write_struct(&png, &info);
    free(output->bytes);
    free(output);
    return NULL;
  }
  png_set_write_fn(png, output, write_png, flush_png);
  encode_rows(png, info, pixels, width, height, channels, pixels_per_metre);
  png_destroy_write_struct(&png, &info);
  uint8_t *bytes = output->bytes;
  *count = output->count;
  free(output);
  return bytes;
}

// JPEG

int tt_jpeg_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message) {
  tjhandle jpeg = tjInitDecompress();
  if (jpeg == NULL) {
    set_message(message, "out of memory");
    return -1;
  }
  int width = 0, height = 0, sampling = 0, space = 0;
  const int code = tjDecompressHeader3(jpeg, bytes, count, &width, &height, &sampling, &space);
  const int failed =
    (code != 0 && tjGetErrorCode(jpeg) != TJERR_WARNING) || width <= 0 || height <= 0;
  if (failed) {
    set_message(message, tjGetErrorStr2(jpeg));
  } else {
    info->width = (uint32_t)width;
    info->height = (uint32_t)height;
    info->inflated_bytes = 0;
    info->is_animated = 0;
    info->is_cmyk = space == TJCS_CMYK || space == TJCS_YCCK;
  }
  tjDestroy(jpeg);
  return failed ? -1 : 0;
}

// Whether the latest failure says that a part of the file is missing.
static int ends_early(tjhandle jpeg) {
  return strstr(tjGetErrorStr2(jpeg), "remature end") != NULL;
}

int tt_jpeg_decode(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message) {
  tjhandle jpeg = tjInitDecompress();
  if (jpeg == NULL) {
    set_message(message, "out of memory");
    return -1;
  }
  // Slow DCT and exact upsampling give the same pixels with and without vector units. The limit on
  // scans bounds the time that a small progressive file can take.
  const int flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS;
  const int format = info->is_cmyk ? TJPF_CMYK : TJPF_RGBA;
  int failed = tjDecompress2(
    jpeg, bytes, count, pixels, (int)info->width, 0, (int)info->height, format,
    flags | TJFLAG_STOPONWARNING) != 0;
  // Warnings leave a whole picture, except when part of it is missing. Only the latest of several is
  // told, so the first one was looked at before.
  if (failed && tjGetErrorCode(jpeg) == TJERR_WARNING && !ends_early(jpeg)) {
    failed = tjDecompress2(
      jpeg, bytes, count, pixels, (int)info->width, 0, (int)info->height, format, flags) != 0;
    if (failed && tjGetErrorCode(jpeg) == TJERR_WARNING && !ends_early(jpeg)) failed = 0;
  }
  if (failed) set_message(message, tjGetErrorStr2(jpeg));
  tjDestroy(jpeg);
  return failed ? -1 : 0;
}

uint8_t *tt_jpeg_encode(
  const uint8_t *pixels, uint32_t width, uint32_t height, int quality, size_t *count,
  char *message) {
  tjhandle jpeg = tjInitCompress();
  unsigned char *bytes = NULL;
  unsigned long size = 0;
  uint8_t *copy = NULL;
  if (jpeg == NULL ||
      tjCompress2(
        jpeg, pixels, (int)width, 0, (int)height, TJPF_RGBA, &bytes, &size, TJSAMP_444, quality,
        TJFLAG_ACCURATEDCT) != 0) {
    set_message(message, jpeg == NULL ? "out of memory" : tjGetErrorStr2(jpeg));
  } else {
    copy = malloc(size);
    if (copy != NULL) memcpy(copy, bytes, size);
    *count = size;
  }
  tjFree(bytes);
  if (jpeg != NULL) tjDestroy(jpeg);
  return copy;
}
