import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const reward = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, 112px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  minInlineSize: 0,
  minBlockSize: '6.25rem',
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
});

export const face = style({ rotate: '-4deg' });

export const text = style({ display: 'grid', minInlineSize: 0 });

export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover &': { textDecoration: 'underline' } },
});

export const bar = style({ marginBlock: `${space.xsmall} ${space.xxsmall}` });
