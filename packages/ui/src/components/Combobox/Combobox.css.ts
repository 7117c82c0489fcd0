import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space.xxsmall})`,
  zIndex: vars.layer.overlay,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  selectors: { '&[data-closed]': { display: 'none' } },
});

export const list = style({
  maxBlockSize: `calc(6 * ${size.touch})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:not(:empty)': { padding: space.xxsmall } },
});

export const message = style({ padding: space.small, color: color.text.muted });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.small}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': {
      background: color.accent.subtle,
      color: color.accent.text,
      outline: `${size.ring} solid transparent`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
    '&[aria-selected=true]': { fontWeight: vars.weight.strong },
  },
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  ...vars.text.small,
  color: color.critical.text,
});
