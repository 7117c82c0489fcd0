import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const live = style({ minBlockSize: '1lh' });

export const reservedSpace = style({ visibility: 'hidden' });

export const loadingLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minInlineSize: 0,
});

// Out of the flow while empty, so that it adds no gap.
export const loadingRegion = style({ ':empty': { position: 'absolute' } });

export const lateText = style({ ...vars.text.small, color: vars.color.text.muted });
