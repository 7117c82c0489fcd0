import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: space.medium,
  border: `${size.hairline} solid`,
  borderInlineStartWidth: space.xxsmall,
  borderRadius: vars.radius.small,
});

export const completed = style([
  notice,
  {
    justifyContent: 'flex-start',
    flexWrap: 'nowrap',
    borderColor: color.positive.border,
    background: color.positive.subtle,
    color: color.positive.text,
    fontWeight: vars.weight.medium,
  },
]);

export const unsent = style([
  notice,
  {
    borderColor: color.warning.border,
    background: color.warning.subtle,
    color: color.warning.text,
  },
]);

export const icon = style({ flexShrink: 0, inlineSize: size.icon, blockSize: size.icon });

// Two pairs, so that no button stands alone on a narrow screen.
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
export const main = style([pair, { marginInlineStart: 'auto' }]);
