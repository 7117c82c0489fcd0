import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';

const { fontFaces } = createFontStack([figtree, arial], { fontFaceFormat: 'styleObject' });

for (const { '@font-face': face } of fontFaces) {
  const { fontFamily = '', ...rule } = face;
  globalFontFace(fontFamily.replaceAll('"', ''), rule);
}

/** Figtree, with Arial scaled to its metrics as fallback, so that the layout does not shift. */
export const fontFamily = `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`;
