// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CFonts.h"

// `#embed` is C23, an extension before that. It costs about 0.3 s here; SwiftPM's own `.embedInCode`
// takes a minute for a single font. Quoted paths are relative to this file.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Inter[] = {
#embed "../../fonts/Inter.ttf"
};
static const unsigned char InterItalic[] = {
#embed "../../fonts/Inter-Italic.ttf"
};
static const unsigned char Nunito[] = {
#embed "../../fonts/Nunito.ttf"
};
static const unsigned char NunitoItalic[] = {
#embed "../../fonts/Nunito-Italic.ttf"
};
static const unsigned char SourceSerif4[] = {
#embed "../../fonts/SourceSerif4.ttf"
};
static const unsigned char SourceSerif4Italic[] = {
#embed "../../fonts/SourceSerif4-Italic.ttf"
};
static const unsigned char JetBrainsMono[] = {
#embed "../../fonts/JetBrainsMono.ttf"
};
static const unsigned char JetBrainsMonoItalic[] = {
#embed "../../fonts/JetBrainsMono-Italic.ttf"
};
static const unsigned char ArabicRegular[] = {
#embed "../../fonts/NotoSansArabic-Regular.ttf"
};
static const unsigned char ArabicBold[] = {
#embed "../../fonts/NotoSansArabic-Bold.ttf"
};
static const unsigned char HebrewRegular[] = {
#embed "../../fonts/NotoSansHebrew-Regular.ttf"
};
static const unsigned char HebrewBold[] = {
#embed "../../fonts/NotoSansHebrew-Bold.ttf"
};
static const unsigned char DevanagariRegular[] = {
#embed "../../fonts/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char DevanagariBold[] = {
#embed "../../fonts/NotoSansDevanagari-Bold.ttf"
};
static const unsigned char ThaiRegular[] = {
#embed "../../fonts/NotoSansThai-Regular.ttf"
};
static const unsigned char ThaiBold[] = {
#embed "../../fonts/NotoSansThai-Bold.ttf"
};
static const unsigned char CJK[] = {
#embed "../../fonts/NotoSansCJK-Subset.otf"
};
static const unsigned char Symbols[] = {
#embed "../../fonts/NotoSansSymbols-Regular.ttf"
};
static const unsigned char Symbols2[] = {
#embed "../../fonts/NotoSansSymbols2-Regular.ttf"
};
static const unsigned char ColorEmoji[] = {
#embed "../../fonts/NotoColorEmoji.ttf"
};

#define FONT(name) [TintypeFont##name] = {name, sizeof(name)}
static const TintypeFontData fonts[TintypeFontCount] = {
    FONT(Inter),
    FONT(InterItalic),
    FONT(Nunito),
    FONT(NunitoItalic),
    FONT(SourceSerif4),
    FONT(SourceSerif4Italic),
    FONT(JetBrainsMono),
    FONT(JetBrainsMonoItalic),
    FONT(ArabicRegular),
    FONT(ArabicBold),
    FONT(HebrewRegular),
    FONT(HebrewBold),
    FONT(DevanagariRegular),
    FONT(DevanagariBold),
    FONT(ThaiRegular),
    FONT(ThaiBold),
    FONT(CJK),
    FONT(Symbols),
    FONT(Symbols2),
    FONT(ColorEmoji),
};

TintypeFontData tintype_font_data(unsigned int file) {
  return file < TintypeFontCount ? fonts[file] : (TintypeFontData){0, 0};
}
