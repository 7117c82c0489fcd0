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

// Forcing :focus-visible on a story puts a ring on each of its elements, although only controls take
// the focus. `:where` keeps this as specific as that ring, and weaker than those of components.
globalStyle(`.pseudo-focus-visible-all :where(:not(${focusable}))`, { outline: 'none' });

export const note = style({
  ...vars.text.small,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  color: vars.color.warning.text,
  background: vars.color.warning.subtle,
});
