import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

export const row = style({
  display: 'flex',
  gap: space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.medium}`,
  borderBlockEnd: `${size.ring} solid transparent`,
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { color: color.text.default },
  // The row scrolls and would cut a ring that stands outside.
  ':focus-visible': {
    outlineOffset: `calc(-1 * ${size.ring})`,
    borderRadius: vars.radius.small,
  },
  selectors: {
    '&[aria-current=page]': {
      borderBlockEndColor: color.accent.border,
      color: color.accent.text,
    },
  },
});
