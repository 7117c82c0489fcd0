import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const figure = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const chart = style({
  inlineSize: '100%',
  blockSize: `calc(2 * ${space.xxxlarge})`,
  borderBlockEnd: `${size.hairline} solid ${color.border.strong}`,
});

// Forced colours do not apply inside an SVG.
export const bar = style({
  fill: color.accent.solid,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  ...vars.text.small,
  color: color.text.muted,
});

export const summary = style({
  minBlockSize: size.touch,
  paddingBlock: space.small,
  color: color.accent.text,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
