import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.medium,
  blockSize: '100%',
  textAlign: 'center',
});

export const button = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.medium,
  maxInlineSize: '100%',
  padding: space.xsmall,
  border: 'none',
  borderRadius: vars.radius.large,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { cursor: 'progress' } },
});

export const round = style({
  padding: space.xsmall,
  border: `${size.ring} solid transparent`,
  borderRadius: vars.radius.full,
  transition: `background-color ${vars.motion.slow} ${vars.easing}`,
  selectors: {
    [`${button}:hover &`]: { background: color.accent.subtle },
    [`${button}[data-flashing] &`]: {
      background: color.positive.subtle,
      borderColor: color.positive.border,
    },
  },
});

export const words = style({
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
  color: color.accent.text,
  textWrap: 'balance',
});

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xsmall,
  padding: space.small,
  border: `${size.hairline} solid ${color.warning.border}`,
  borderRadius: vars.radius.small,
  background: color.warning.subtle,
  color: color.warning.text,
});
