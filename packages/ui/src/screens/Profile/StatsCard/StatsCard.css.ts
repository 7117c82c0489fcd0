import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
});

export const initials = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: `${size.hairline} solid ${color.accent.border}`,
  borderRadius: vars.radius.full,
  background: color.accent.subtle,
  color: color.accent.text,
  ...vars.text.title,
  fontWeight: vars.weight.strong,
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const completeness = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  marginBlockEnd: space.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  overflow: 'hidden',
  blockSize: space.xsmall,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  border: `${size.hairline} solid ${color.border.default}`,
});

export const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
