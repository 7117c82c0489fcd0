import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './media.ts';
import { vars } from './vars.ts';

const { fontFaces } = createFontStack([figtree, arial], { fontFaceFormat: 'styleObject' });

for (const { '@font-face': face } of fontFaces) {
  const { fontFamily = '', src, ...rule } = face;
  globalFontFace(fontFamily.replaceAll('"', ''), [
    { ...rule, src: `${src}, local('Liberation Sans')`, fontWeight: '300 599' },
    // Scales bold Arial to bold Figtree: the metrics of `createFontStack` are for the regular weight.
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
const fontFamily = `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('*', { margin: 0 });

globalStyle('html', {
  colorScheme: 'light',
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
});

globalStyle('html.theme-dark', { '@media': { screen: { colorScheme: 'dark' } } });

globalStyle('body', {
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily,
  ...vars.text.body,
  overflowWrap: 'anywhere',
  // Avoids a single word on the last line.
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

globalStyle('ul, ol', { padding: 0, listStyle: 'none' });

globalStyle('a', { color: 'inherit' });

globalStyle(':focus-visible', {
  outline: `${vars.size.ring} solid ${vars.color.border.focus}`,
  outlineOffset: vars.size.ring,
});

// Headings receive the focus after navigation but are not controls, so they get no ring.
globalStyle('h1:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      // Starts after its end, so that the first frame shows the final state.
      animationDelay: '-1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});
