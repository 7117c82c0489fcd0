import { globalStyle, style } from '@vanilla-extract/css';
import { from, print } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
  background: color.surface.raised,
  '@media': { [from('tablet')]: { display: 'none' }, [print]: { display: 'none' } },
});

// Focused elements scroll clear of the bar, including their label and ring, also with large text.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: 'calc(5.5rem + env(safe-area-inset-bottom))',
  '@media': { [from('tablet')]: { scrollPaddingBlockEnd: 'auto' } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' });

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  minBlockSize: '56px',
  color: color.text.muted,
  ...vars.text.caption,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  selectors: {
    '&[aria-current=page]': { color: color.accent.text, fontWeight: vars.weight.strong },
  },
});
