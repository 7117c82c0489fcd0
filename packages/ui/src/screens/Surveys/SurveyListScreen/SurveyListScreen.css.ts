import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
});

export const highestReward = style({ ...vars.text.lead, color: vars.color.text.muted });

/** Takes back the button's own space, because the stack has gaps. */
export const loadMore = style({ marginBlock: `calc(-1 * ${vars.space.medium})` });

export const name = style({ fontWeight: vars.weight.strong });
