import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const earned = style([figure, { color: color.reward.text }]);

export const comments = style({ display: 'grid', gap: space.xxsmall, ...vars.text.small });

export const titleWithIcon = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  fontWeight: vars.weight.strong,
});

export const titleIcon = style({ flexShrink: 0, color: color.text.muted });

/** Aligns the icon of the help button, not its touch target, with the edge. */
export const withHelp = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${space.small})`,
});

/** Keeps comments as wide as a usual e-mail address. */
export const grow = style({ flex: '1 1 auto', minInlineSize: '10rem' });
