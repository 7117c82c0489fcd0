// First, since the rule on focus must come after its ring.
import '@cb/ui/theme';
import { vars } from '@cb/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const everything = (root: string) => `${root} *, ${root} *::before, ${root} *::after`;

// The values that WCAG 1.4.12 (Text Spacing) names.
globalStyle(everything('html[data-text-spacing=wide]'), {
  lineHeight: '1.5 !important',
  letterSpacing: '0.12em !important',
  wordSpacing: '0.16em !important',
});

globalStyle('html[data-text-spacing=wide] p', { marginBlockEnd: '2em !important' });

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

// Removes the rings that forcing :focus-visible puts on elements that cannot be focused. `:where` keeps the
// specificity equal to that of these rings and below that of components.
globalStyle(`.pseudo-focus-visible-all :where(:not(${focusable}))`, { outline: 'none' });

export const note = style({
  ...vars.text.small,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  color: vars.color.warning.text,
  background: vars.color.warning.subtle,
});
