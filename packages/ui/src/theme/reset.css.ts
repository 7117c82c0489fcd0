import { globalStyle } from '@vanilla-extract/css';
import { fontFamily } from './font.css.ts';
import { reducedMotion } from './media.ts';
import { vars } from './vars.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('*', { margin: 0 });

globalStyle('html', {
  colorScheme: 'light',
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
});

globalStyle('html.theme-dark', { colorScheme: 'dark' });

globalStyle('body', {
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily,
  ...vars.text.body,
  overflowWrap: 'anywhere',
  // No single word on a last line.
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

// Headings receive the focus after navigation but are no controls, so they get no ring.
globalStyle('h1:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});
