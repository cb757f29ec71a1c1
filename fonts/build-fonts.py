#!/usr/bin/env python3
# Copyright 2026 the Tintype authors
# SPDX-License-Identifier: MIT
"""Makes NotoSansCJK-Subset.otf, the only built-in font that isn't shipped as its makers publish it.

    pip install fonttools
    fonts/build-fonts.py NotoSansCJK-Regular.ttc fonts/NotoSansCJK-Subset.otf

Input is the super-font collection of Noto Sans CJK; face 0 speaks Japanese by default and reaches
the Simplified, Traditional, Hong Kong and Korean forms through `locl`. Kept: JIS X 0208, GB 2312,
Big5 level 1, the hangul of KS X 1001, jamo, kana, CJK punctuation and the fullwidth forms. Left out:
vertical writing, proportional and half-width alternates, hinting, characters of the other fonts.
The result is the same bytes for the same input and fonttools version.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection

FEATURES = ["ccmp", "locl", "ljmo", "vjmo", "tjmo", "liga", "calt"]
RANGES = [
    (0x2010, 0x2027), (0x2030, 0x203E), (0x2460, 0x24FF),  # dashes, quotes, circled numbers
    (0x2500, 0x257F), (0x25A0, 0x25FF),  # boxes and shapes
    (0x1100, 0x11FF), (0x3131, 0x318E),  # jamo
    (0x3000, 0x30FF), (0x3105, 0x312F),  # punctuation, kana, bopomofo
    (0x31F0, 0x32FF), (0x3300, 0x33FF),  # small kana, enclosed and squared characters
    (0xFE30, 0xFE4F), (0xFF01, 0xFFEE),  # compatibility and full-width forms
]


def characters_of(codec, leads, trails=range(0x40, 0x100)):
    """All characters that a two-byte character set holds in these rows."""
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(ord(c) for c in text if ord(c) >= 0x2E80)
    return found


def wanted():
    result = set()
    for first, last in RANGES:
        result.update(range(first, last + 1))
    result |= characters_of("shift_jis", list(range(0x81, 0xA0)) + list(range(0xE0, 0xFD)))
    result |= characters_of("gb2312", range(0xA1, 0xFF))
    result |= characters_of("big5", range(0xA1, 0xC7))  # level 1 ends at C67E
    hangul = characters_of("euc_kr", range(0xB0, 0xC9))
    result |= {c for c in hangul if 0xAC00 <= c <= 0xD7A3}
    return result


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, target = sys.argv[1:]
    font = TTCollection(source).fonts[0]
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    font.flavor = None
    font.recalcTimestamp = False
    font.save(target)
    print(f"{target}: {font['maxp'].numGlyphs} glyphs")


if __name__ == "__main__":
    main()
