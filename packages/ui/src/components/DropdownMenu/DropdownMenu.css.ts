import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { surface } from '../Popover/Popover.css.ts';

const { color, size, space } = vars;

const slide = keyframes({ from: { translate: '0 100%' } });

const phone = `not all and ${from('tablet')}`;

/** On a phone at its end, within reach of the thumb. It does not dim the page, because it is not modal. */
export const menu = style([
  surface,
  {
    minInlineSize: '220px',
    padding: space.xsmall,
    '@media': {
      [phone]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: `calc(100dvh - ${space.xxlarge})`,
        // Clears the bar at the end of the screen.
        paddingBlockEnd: `calc(${space.xsmall} + env(safe-area-inset-bottom, 0px))`,
        borderRadius: `${vars.radius.container} ${vars.radius.container} 0 0`,
        animation: `${slide} ${vars.motion.slow} ${vars.easing}`,
      },
    },
  },
]);

// Radix places the surface with inline styles.
globalStyle('[data-radix-popper-content-wrapper]:has(> [role=menu])', {
  '@media': {
    [phone]: {
      inset: 'auto 0 0 !important',
      transform: 'none !important',
      minInlineSize: '100% !important',
    },
  },
});

export const label = style({
  padding: `${space.xsmall} ${space.small} ${space.xxsmall}`,
  ...vars.text.caption,
  color: color.text.muted,
  fontWeight: vars.weight.strong,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.small}`,
  borderRadius: vars.radius.control,
  color: color.text.default,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.accent.subtle, color: color.accent.text },
    '&[aria-current=page]': { fontWeight: vars.weight.strong },
  },
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
});

export const external = style({
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
  marginInlineStart: 'auto',
});

export const separator = style({
  blockSize: size.hairline,
  marginBlock: space.xsmall,
  background: color.border.default,
});
