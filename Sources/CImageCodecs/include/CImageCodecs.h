// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT
//
// The parts of libpng, libdeflate, libturbojpeg, libwebp, giflib and Little CMS that Swift can't call or shouldn't
// see: libpng reports errors by longjmp, which must not cross Swift frames. No function here keeps memory after it returns,
// except where a matching free function is named.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Room for a message, its end included.
#define TT_MESSAGE_SIZE 200

typedef struct {
  uint32_t width;
  uint32_t height;
  /// PNG: bytes of the image data once inflated. JPEG: 0.
  uint64_t inflated_bytes;
  /// JPEG: whether the colours are CMYK or YCCK.
  int is_cmyk;
  /// WebP: whether there are several frames.
  int is_animated;
} tt_image_info;

/// Reads the head of a PNG. Returns 0, or -1 with a message.
int tt_png_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message);

/// Decodes a PNG as straight RGBA8 into width * height * 4 bytes, the size told by tt_png_info.
/// Returns 0, or -1 with a message.
int tt_png_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels,
  char *message);

/// Encodes rows of straight RGBA8 (channels 4) or RGB8 (channels 3) as libpng does it when nothing is
/// set; for tests. Returns bytes to be given to tt_free, or NULL with a message.
uint8_t *tt_png_encode(
  const uint8_t *pixels, uint32_t width, uint32_t height, int channels,
  uint32_t pixels_per_metre, size_t *count, char *message);

/// Compresses bytes as a zlib stream, as small as libdeflate can. Returns bytes to be given to
/// tt_free, or NULL when there is no memory.
uint8_t *tt_zlib_compress(const uint8_t *bytes, size_t count, size_t *compressed_count);

/// Reads the head of a JPEG. Returns 0, or -1 with a message.
int tt_jpeg_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message);

/// Decodes a JPEG into width * height * 4 bytes: RGBA, or CMYK when the head says so.
/// Returns 0, or -1 with a message.
int tt_jpeg_decode(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message);

/// Encodes rows of RGBA8 as JPEG without chroma reduction; for tests. Returns bytes to be given to
/// tt_free, or NULL with a message.
uint8_t *tt_jpeg_encode(
  const uint8_t *pixels, uint32_t width, uint32_t height, int quality, size_t *count,
  char *message);

/// The colour profile of a PNG. Returns bytes to be given to tt_free, or NULL when it has none that
/// can be read.
uint8_t *tt_png_profile(const uint8_t *bytes, size_t count, size_t *profile_count);

/// Reads the head of a WebP. Returns 0, or -1 with a message.
int tt_webp_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message);

/// Decodes the first frame of a WebP as straight RGBA8. Returns 0, or -1 with a message.
int tt_webp_decode(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message);

/// Reads a GIF up to its first picture. Returns 0, or -1 with a message.
int tt_gif_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message);

/// Decodes the first picture of a GIF as straight RGBA8. Returns 0, or -1 with a message.
int tt_gif_decode(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message);

/// Converts pixels in place by a colour profile: straight RGBA8, or CMYK as JPEG files hold it, which
/// becomes RGBA8. Returns whether the profile could be used; when not, the pixels are as they were.
int tt_icc_to_srgb(
  const uint8_t *profile, size_t profile_count, int is_cmyk, uint8_t *pixels, size_t count);

void tt_free(uint8_t *bytes);
