import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const earned = style([figure, { color: color.reward.text }]);

export const comments = style({ display: 'grid', gap: space.xxsmall, ...vars.text.small });

export const titled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  fontWeight: vars.weight.strong,
});

/** Keeps the words of a title together, however little room the column gets. */
export const words = style({ display: 'block', inlineSize: 'max-content', maxInlineSize: '11rem' });

export const icon = style({ flexShrink: 0, color: color.text.muted });

/** Aligns the icon of the help with the edge, rather than its target. */
export const withHelp = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${space.small})`,
});

/** Keeps comments as wide as a usual e-mail address. */
export const grow = style({ flex: '1 1 auto', minInlineSize: '10rem' });

/** Keeps the words of a status whole. */
export const status = style({ minInlineSize: '10rem' });
