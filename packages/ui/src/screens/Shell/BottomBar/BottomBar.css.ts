import { globalStyle, style } from '@vanilla-extract/css';
import { from, print } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  // With large text the entries scroll, instead of breaking in the middle of a word.
  overflowX: 'auto',
  padding: `${space.xxsmall} ${space.xxsmall} calc(${space.xxsmall} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
  background: color.surface.raised,
  '@media': { [from('desktop')]: { display: 'none' }, [print]: { display: 'none' } },
});

// Focused elements scroll clear of the bar, including their label and ring, also with large text.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: 'calc(6rem + env(safe-area-inset-bottom))',
  '@media': { [from('desktop')]: { scrollPaddingBlockEnd: 'auto' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(max-content, 1fr))',
  columnGap: space.xxsmall,
  maxInlineSize: '36rem',
  marginInline: 'auto',
});

export const entry = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxsmall,
  minBlockSize: '55px',
  borderRadius: vars.radius.control,
  color: color.text.muted,
  ...vars.text.caption,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  selectors: {
    '&[aria-current=page]': { color: color.accent.text, fontWeight: vars.weight.strong },
  },
});

export const icon = style({
  inlineSize: size.icon,
  blockSize: size.icon,
  strokeWidth: 1.75,
  selectors: { '[aria-current=page] > &': { strokeWidth: 2.25 } },
});
