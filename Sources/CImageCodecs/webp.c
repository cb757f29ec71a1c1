// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CImageCodecs.h"

#include <stdio.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

static int fail(char *message, const char *text) {
  snprintf(message, TT_MESSAGE_SIZE, "%s", text);
  return -1;
}

static const char *status_text(VP8StatusCode status) {
  switch (status) {
  case VP8_STATUS_NOT_ENOUGH_DATA: return "the file ends too early";
  case VP8_STATUS_OUT_OF_MEMORY: return "out of memory";
  case VP8_STATUS_UNSUPPORTED_FEATURE: return "it uses an unknown feature";
  default: return "its data can't be decoded";
  }
}

int tt_webp_info(const uint8_t *bytes, size_t count, tt_image_info *info, char *message) {
  WebPBitstreamFeatures features;
  const VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
  if (status != VP8_STATUS_OK) return fail(message, status_text(status));
  info->width = (uint32_t)features.width;
  info->height = (uint32_t)features.height;
  info->inflated_bytes = 0;
  info->is_cmyk = 0;
  info->is_animated = features.has_animation;
  return 0;
}

// The decoder of animations checks a file as a whole and keeps two canvases of its size.
static int decode_first_frame(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message) {
  const WebPData data = {bytes, count};
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return fail(message, "out of memory");
  options.color_mode = MODE_RGBA;
  options.use_threads = 0;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (decoder == NULL) return fail(message, "its animation can't be decoded");
  WebPAnimInfo canvas;
  uint8_t *frame = NULL;
  int time = 0;
  const int ok = WebPAnimDecoderGetInfo(decoder, &canvas) &&
    canvas.canvas_width == info->width && canvas.canvas_height == info->height &&
    WebPAnimDecoderGetNext(decoder, &frame, &time) && frame != NULL;
  if (ok) memcpy(pixels, frame, (size_t)info->width * info->height * 4);
  WebPAnimDecoderDelete(decoder);
  return ok ? 0 : fail(message, "its first frame can't be decoded");
}

int tt_webp_decode(
  const uint8_t *bytes, size_t count, const tt_image_info *info, uint8_t *pixels, char *message) {
  if (info->is_animated) return decode_first_frame(bytes, count, info, pixels, message);
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return fail(message, "out of memory");
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)info->width * 4;
  config.output.u.RGBA.size = (size_t)info->width * info->height * 4;
  const VP8StatusCode status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  return status == VP8_STATUS_OK ? 0 : fail(message, status_text(status));
}
