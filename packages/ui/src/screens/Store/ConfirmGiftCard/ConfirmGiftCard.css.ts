import { style } from '@vanilla-extract/css';
import { below } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const face = style({
  inlineSize: '50%',
  maxInlineSize: '11rem',
  marginInline: 'auto',
  // A window this low has no room for both the face and the email address.
  '@media': {
    [`${below('tablet')} and (max-height: 49rem), (max-height: 30rem)`]: { display: 'none' },
  },
});

export const price = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: space.medium,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.medium,
});

export const name = style({ color: color.text.muted });

export const value = style({ margin: 0, fontWeight: vars.weight.strong });
