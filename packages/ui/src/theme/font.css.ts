import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';

const { fontFaces } = createFontStack([figtree, arial], { fontFaceFormat: 'styleObject' });

for (const { '@font-face': face } of fontFaces) {
  const { fontFamily = '', src, ...rule } = face;
  globalFontFace(fontFamily.replaceAll('"', ''), [
    { ...rule, src: `${src}, local('Liberation Sans')`, fontWeight: '300 599' },
    // Bold Arial is wider than bold Figtree, and the metrics are those of the regular weight.
    {
      src: `local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')`,
      fontWeight: '600 900',
      sizeAdjust: '95.5%',
      ascentOverride: '99.48%',
      descentOverride: '26.18%',
      lineGapOverride: '0%',
    },
  ]);
}

/** Figtree, with Arial scaled to its metrics as fallback, so that the layout does not shift. */
export const fontFamily = `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`;
