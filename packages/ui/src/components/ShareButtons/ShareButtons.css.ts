import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

/** With a mouse, smaller buttons keep the 13 targets of a banner in one row. */
const withMouse = `${from('tablet')} and (pointer: fine)`;
const mouseTarget = `calc(${space.large} + ${space.xxsmall})`;

export const group = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const targets = styleVariants({
  /** Aligns the icons at both ends with the content above. */
  icons: [
    toolbar,
    {
      marginInline: `calc((${size.icon} - ${size.touch}) / 2)`,
      '@media': { [withMouse]: { marginInline: `calc((${size.icon} - ${mouseTarget}) / 2)` } },
    },
  ],
  tiles: [toolbar, { gap: space.xxsmall, '@media': { [withMouse]: { gap: space.xsmall } } }],
});

export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: color.text.muted,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover, color: color.text.default },
  ':disabled': {
    background: 'transparent',
    color: color.text.muted,
    opacity: 0.6,
    cursor: 'not-allowed',
  },
  '@media': { [withMouse]: { minInlineSize: mouseTarget, minBlockSize: mouseTarget } },
  selectors: {
    [`${targets.tiles} > &`]: {
      minInlineSize: size.touch,
      minBlockSize: size.touch,
      background: color.surface.raised,
      boxShadow: vars.elevation.raised,
      color: color.accent.text,
    },
    [`${targets.tiles} > &:hover:enabled`]: { background: color.accent.subtle },
  },
});

export const copy = style([
  target,
  {
    paddingInline: space.xsmall,
    color: color.text.default,
    '@media': {
      [withMouse]: { selectors: { [`${targets.tiles} > &`]: { paddingInline: space.medium } } },
    },
  },
]);

export const copied = style([
  copy,
  {
    background: color.positive.subtle,
    color: color.positive.text,
    cursor: 'default',
    ':hover': { background: color.positive.subtle, color: color.positive.text },
  },
]);

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flexShrink: 0 });
