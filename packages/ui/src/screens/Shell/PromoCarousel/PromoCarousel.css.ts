import { style } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const carousel = style({
  display: 'flex',
  // The controls come first in the reading order but are shown below the banner.
  flexDirection: 'column-reverse',
});

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 68px',
  alignItems: 'center',
  gap: space.small,
  // Three lines of text, so that the tile keeps its height from banner to banner.
  minBlockSize: '6.5rem',
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.accent.subtle,
  color: color.text.default,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast} ${vars.easing}`,
  ':hover': { boxShadow: `inset 0 0 0 ${size.hairline} ${color.accent.border}` },
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const title = style({ fontWeight: vars.weight.strong });

export const text = style({ ...vars.text.small, color: color.text.muted });

/** A gift card, slightly rotated. */
export const face = style({ rotate: '6deg' });

export const drawing = style({
  display: 'grid',
  justifySelf: 'end',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  color: color.accent.text,
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

export const toggle = style({ display: 'grid' });

/** The toggle as prerendered, which cannot know the device's setting: reduced motion hides it until hydration. */
export const prerenderedToggle = style([
  toggle,
  { '@media': { [reducedMotion]: { display: 'none' } } },
]);
