import { style } from '@vanilla-extract/css';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

/** A container that is only wide enough for icons, where the label is visually hidden. */
const narrow = '(max-width: 120px)';

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  inlineSize: '100%',
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.small}`,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover, color: color.text.default },
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  selectors: {
    '&[aria-current=page]': {
      background: color.surface.raised,
      boxShadow: vars.elevation.raised,
      color: color.accent.text,
      fontWeight: vars.weight.strong,
    },
  },
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      padding: `${space.xxsmall} 0`,
    },
  },
  '@media': {
    // Forced colours remove surfaces and shadows.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current=page]': {
          outline: `${size.ring} solid Highlight`,
          outlineOffset: `calc(-1 * ${size.ring})`,
        },
      },
    },
  },
});

export const icon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: size.icon,
  blockSize: size.icon,
});

export const label = style({
  flexGrow: 1,
  minInlineSize: 0,
  '@container': { [narrow]: visuallyHidden },
});

export const badge = style({
  flexShrink: 0,
  '@container': {
    // Below the icon, within the entry's minimum height, so that entries with and without it are equally high.
    [narrow]: { marginBlock: `calc(-1.5 * ${space.xxsmall})`, scale: '0.75' },
  },
});

export const external = style({
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
  color: color.text.muted,
  '@container': { [narrow]: { display: 'none' } },
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  transition: `rotate ${vars.motion.medium} ${vars.easing}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  '@container': { [narrow]: { display: 'none' } },
});

/** The entries of a collapsible group. */
export const group = style({
  display: 'grid',
  gap: space.xxsmall,
  marginBlockStart: space.xxsmall,
  paddingInlineStart: space.medium,
  '@container': {
    [narrow]: {
      paddingInlineStart: 0,
      borderRadius: vars.radius.control,
      background: color.surface.hover,
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
