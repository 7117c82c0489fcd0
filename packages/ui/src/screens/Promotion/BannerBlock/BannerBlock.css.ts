import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

// Wraps when there is no room: a wide banner is above its codes, a narrow one beside them.
export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.large,
});

export const preview = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xsmall,
  maxInlineSize: '100%',
  padding: space.medium,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
});

export const picture = style({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' });

export const caption = style({ ...vars.text.small, color: color.text.muted });

export const codes = style({ flex: '1 1 22rem', minInlineSize: 'min(100%, 16rem)' });
