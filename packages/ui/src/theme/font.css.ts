import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';

const { fontFaces } = createFontStack([figtree, arial], { fontFaceFormat: 'styleObject' });

for (const { '@font-face': face } of fontFaces) {
  const { fontFamily = '', ...rule } = face;
  globalFontFace(fontFamily.replaceAll('"', ''), rule);
}

/** Figtree, then Arial stretched to Figtree's metrics so that nothing moves when the font arrives. */
export const fontFamily = `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`;
