import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { accent, brand, text } = vars.color;

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxlarge,
});

export const words = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '36rem',
});

// The copy button is the view's only solid button: white, and green after copying.
export const link = style({
  marginBlockStart: vars.space.medium,
  vars: {
    [accent.subtle]: brand.text,
    [accent.text]: brand.surface,
    [accent.solid]: brand.accent,
    [accent.solidHover]: brand.accent,
    [text.onAccent]: brand.surface,
  },
});

/** In the middle of the rosette. Hidden on a narrow page, which has no room for it. */
export const percentage = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'block',
      flexShrink: 0,
      inlineSize: '10rem',
      marginInline: `auto ${vars.space.xlarge}`,
      textAlign: 'center',
      ...vars.text.hero,
      fontWeight: vars.weight.bold,
      letterSpacing: '-0.03em',
    },
  },
});
