import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minInlineSize: 0,
});

// Out of the flow while empty, so that it adds no gap.
export const region = style({ ':empty': { position: 'absolute' } });

export const late = style({ ...vars.text.small, color: vars.color.text.muted });
