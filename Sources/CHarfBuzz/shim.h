#pragma once
#include <hb.h>
#include <hb-ot.h>

/// Draws an outline by the name that this version of HarfBuzz knows (7.0 renamed the function).
static inline void tintype_hb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph,
                                         hb_draw_funcs_t *functions, void *context) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, context);
#else
  hb_font_get_glyph_shape(font, glyph, functions, context);
#endif
}
