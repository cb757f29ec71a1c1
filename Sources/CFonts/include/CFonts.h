// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

// The built-in fonts, read-only and alive as long as the program.
#pragma once
#include <stddef.h>

/// The bytes of one font file.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} TintypeFontData;

/// The built-in fonts; the numbers have no meaning and may change.
typedef enum {
  TintypeFontInter,
  TintypeFontInterItalic,
  TintypeFontNunito,
  TintypeFontNunitoItalic,
  TintypeFontSourceSerif4,
  TintypeFontSourceSerif4Italic,
  TintypeFontJetBrainsMono,
  TintypeFontJetBrainsMonoItalic,
  TintypeFontArabicRegular,
  TintypeFontArabicBold,
  TintypeFontHebrewRegular,
  TintypeFontHebrewBold,
  TintypeFontDevanagariRegular,
  TintypeFontDevanagariBold,
  TintypeFontThaiRegular,
  TintypeFontThaiBold,
  TintypeFontCJK,
  TintypeFontSymbols,
  TintypeFontSymbols2,
  TintypeFontColorEmoji,
  TintypeFontCount
} TintypeFontFile;

/// The bytes of a built-in font; none for a number that is not in the list.
TintypeFontData tintype_font_data(unsigned int file);
