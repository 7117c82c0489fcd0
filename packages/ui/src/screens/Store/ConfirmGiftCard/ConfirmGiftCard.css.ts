import { style } from '@vanilla-extract/css';
import { below } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const confirmedFace = style({
  inlineSize: '50%',
  maxInlineSize: '11rem',
  marginInline: 'auto',
  // In a low window, it would push the email address out of view.
  '@media': {
    [`${below('tablet')} and (max-height: 49rem), (max-height: 30rem)`]: { display: 'none' },
  },
});

export const confirmed = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: space.medium,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
});

export const confirmedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.medium,
});

export const confirmedName = style({ color: color.text.muted });

export const confirmedValue = style({ margin: 0, fontWeight: vars.weight.strong });

export const countries = style({ ...vars.text.small, color: color.text.muted });

export const first = style({ cursor: 'pointer' });
