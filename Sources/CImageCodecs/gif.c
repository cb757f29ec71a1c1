// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CImageCodecs.h"

#include <gif_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
} gif_input;

static int read_gif(GifFileType *gif, GifByteType *target, int count) {
  gif_input *input = gif->UserData;
  const size_t rest = input->count - input->position;
  const size_t n = (size_t)count < rest ? (size_t)count : rest;
  memcpy(target, input->bytes + input->position, n);
  input->position += n;
  return (int)n;
}

static int fail(char *message, int code) {
  const char *text = code == D_GIF_ERR_READ_FAILED || code == D_GIF_ERR_EOF_TOO_SOON
    ? "the file ends too early"
    : GifErrorString(code);
  snprintf(message, TT_MESSAGE_SIZE, "%s", text == NULL ? "it has no picture" : text);
  return -1;
}

// Reads blocks up to the first picture. `transparent` is its colour without paint, or -1.
// Returns 0, or the library's error.
static int find_picture(GifFileType *gif, int *transparent) {
  *transparent = -1;
  for (;;) {
    GifRecordType type;
    if (DGifGetRecordType(gif, &type) == GIF_ERROR) return gif->Error;
    if (type == IMAGE_DESC_RECORD_TYPE)
      return DGifGetImageDesc(gif) == GIF_ERROR ? gif->Error : 0;
    if (type == TERMINATE_RECORD_TYPE) return D_GIF_ERR_NO_IMAG_DSCR;
    if (type != EXTENSION_RECORD_TYPE) continue;
    int code;
    GifByteType *block;
    if (DGifGetExtension(gif, &code, &block) == GIF_ERROR) return gif->Error;
    while (block != NULL) {
      GraphicsControlBlock control;
      if (code == GRAPHICS_EXT_FUNC_CODE &&
          DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
        *transparent = control.TransparentColor;
      if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return gif->Error;
    }
  }
}

static GifFileType *open_gif(gif_input *input, char *message) {
  int code = 0;
  GifFileType *gif = DGifOpen(input, read_gif, &code);
  if (gif == NULL) fail(message, code);
  return gif;
}

int tt_gif_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message) {
  gif_input input = {.bytes = bytes, .count = count};
  GifFileType *gif = open_gif(&input, message);
  if (gif == NULL) return -1;
  int transparent;
  const int code = find_picture(gif, &transparent);
  // Some files declare no screen; then the picture is all there is.
  const int has_screen = gif->SWidth > 0 && gif->SHeight > 0;
  info->width = (uint32_t)(has_screen ? gif->SWidth : gif->Image.Width);
  info->height = (uint32_t)(has_screen ? gif->SHeight : gif->Image.Height);
  info->inflated_bytes = (uint64_t)gif->Image.Width * (uint64_t)gif->Image.Height;
  info->is_cmyk = 0;
  info->is_animated = 0;
  DGifCloseFile(gif, NULL);
  return code == 0 ? 0 : fail(message, code);
}

static void put_row(
  const GifFileType *gif, const ColorMapObject *colors, int transparent, const GifPixelType *row,
  int y, const tt_image_info *info, uint8_t *pixels) {
  if (y < 0 || (uint32_t)y >= info->height) return;
  for (int x = 0; x < gif->Image.Width; x++) {
    const int at = gif->Image.Left + x;
    const int index = row[x];
    if (at < 0 || (uint32_t)at >= info->width || index == transparent ||
        index >= colors->ColorCount)
      continue;
    uint8_t *p = pixels + ((size_t)y * info->width + (size_t)at) * 4;
    p[0] = colors->Colors[index].Red;
    p[1] = colors->Colors[index].Green;
    p[2] = colors->Colors[index].Blue;
    p[3] = 255;
  }
}

static int decode_rows(
  GifFileType *gif, int transparent, const tt_image_info *info, uint8_t *pixels, GifPixelType *row) {
  const ColorMapObject *colors = gif->Image.ColorMap ? gif->Image.ColorMap : gif->SColorMap;
  if (colors == NULL) return D_GIF_ERR_NO_COLOR_MAP;
  // GIF89a, appendix E: an interlaced picture comes in four passes.
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  const int passes = gif->Image.Interlace ? 4 : 1;
  for (int pass = 0; pass < passes; pass++) {
    const int step = gif->Image.Interlace ? steps[pass] : 1;
    for (int y = gif->Image.Interlace ? starts[pass] : 0; y < gif->Image.Height; y += step) {
      if (DGifGetLine(gif, row, gif->Image.Width) == GIF_ERROR) return gif->Error;
      put_row(gif, colors, transparent, row, gif->Image.Top + y, info, pixels);
    }
  }
  return 0;
}

int tt_gif_decode(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message) {
  gif_input input = {.bytes = bytes, .count = count};
  GifFileType *gif = open_gif(&input, message);
  if (gif == NULL) return -1;
  int transparent;
  int code = find_picture(gif, &transparent);
  if (code == 0) {
    memset(pixels, 0, (size_t)info->width * info->height * 4);
    GifPixelType *row = calloc((size_t)gif->Image.Width + 1, sizeof *row);
    code = row == NULL ? D_GIF_ERR_NOT_ENOUGH_MEM
                       : decode_rows(gif, transparent, info, pixels, row);
    free(row);
  }
  DGifCloseFile(gif, NULL);
  return code == 0 ? 0 : fail(message, code);
}
