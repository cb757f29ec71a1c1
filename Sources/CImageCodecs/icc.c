// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CImageCodecs.h"

#include <lcms2.h>
#include <stdlib.h>

// Whether a transform moves no colour by more than two levels: then the pixels are sRGB already.
static int changes_nothing(cmsHTRANSFORM transform) {
  for (int r = 0; r < 256; r += 51)
    for (int g = 0; g < 256; g += 51)
      for (int b = 0; b < 256; b += 51) {
        const uint8_t from[4] = {(uint8_t)r, (uint8_t)g, (uint8_t)b, 255};
        uint8_t to[4] = {0};
        cmsDoTransform(transform, from, to, 1);
        for (int c = 0; c < 3; c++)
          if (abs(from[c] - to[c]) > 2) return 0;
      }
  return 1;
}

// Greys were spread over three channels by the reader.
static void convert_grey(cmsHTRANSFORM transform, uint8_t *pixels, size_t count) {
  uint8_t greys[256], table[256 * 3];
  for (int i = 0; i < 256; i++) greys[i] = (uint8_t)i;
  cmsDoTransform(transform, greys, table, 256);
  for (size_t i = 0; i < count; i++) {
    const uint8_t *color = table + 3 * pixels[4 * i];
    for (int c = 0; c < 3; c++) pixels[4 * i + (size_t)c] = color[c];
  }
}

static void convert(cmsHTRANSFORM transform, uint8_t *pixels, size_t count) {
  // The library counts in 32 bits.
  while (count > 0) {
    const size_t n = count < (1 << 20) ? count : (1 << 20);
    cmsDoTransform(transform, pixels, pixels, (cmsUInt32Number)n);
    pixels += 4 * n;
    count -= n;
  }
}

int tt_icc_to_srgb(
  const uint8_t *profile, size_t profile_count, int is_cmyk, uint8_t *pixels, size_t count) {
  cmsContext context = cmsCreateContext(NULL, NULL);
  if (context == NULL) return 0;
  cmsHPROFILE from = cmsOpenProfileFromMemTHR(context, profile, (cmsUInt32Number)profile_count);
  cmsHPROFILE to = cmsCreate_sRGBProfileTHR(context);
  cmsHTRANSFORM transform = NULL;
  int done = 0;
  if (from != NULL && to != NULL) {
    const cmsColorSpaceSignature space = cmsGetColorSpace(from);
    const cmsUInt32Number flags = cmsFLAGS_NOCACHE;
    if (is_cmyk && space == cmsSigCmykData) {
      // Adobe's files hold 255 − ink. The fourth byte becomes alpha afterwards.
      transform = cmsCreateTransformTHR(
        context, from, TYPE_CMYK_8_REV, to, TYPE_RGBA_8, INTENT_PERCEPTUAL, flags);
      if (transform != NULL) convert(transform, pixels, count);
      if (transform != NULL)
        for (size_t i = 0; i < count; i++) pixels[4 * i + 3] = 255;
      done = transform != NULL;
    } else if (!is_cmyk && space == cmsSigGrayData) {
      transform = cmsCreateTransformTHR(
        context, from, TYPE_GRAY_8, to, TYPE_RGB_8, INTENT_PERCEPTUAL, flags);
      if (transform != NULL) convert_grey(transform, pixels, count);
      done = transform != NULL;
    } else if (!is_cmyk && space == cmsSigRgbData) {
      transform = cmsCreateTransformTHR(
        context, from, TYPE_RGBA_8, to, TYPE_RGBA_8, INTENT_PERCEPTUAL,
        flags | cmsFLAGS_COPY_ALPHA);
      if (transform != NULL && !changes_nothing(transform)) convert(transform, pixels, count);
      done = transform != NULL;
    }
  }
  if (transform != NULL) cmsDeleteTransform(transform);
  if (from != NULL) cmsCloseProfile(from);
  if (to != NULL) cmsCloseProfile(to);
  cmsDeleteContext(context);
  return done;
}
