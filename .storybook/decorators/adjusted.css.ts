import { globalStyle } from '@vanilla-extract/css';

const everything = (root: string) => `${root} *, ${root} *::before, ${root} *::after`;

// The values that WCAG 1.4.12 (Text Spacing) names.
globalStyle(everything('html[data-text-spacing=wide]'), {
  lineHeight: '1.5 !important',
  letterSpacing: '0.12em !important',
  wordSpacing: '0.16em !important',
});

globalStyle('html[data-text-spacing=wide] p', { marginBlockEnd: '2em !important' });
