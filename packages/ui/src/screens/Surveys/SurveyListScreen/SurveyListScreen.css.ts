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

/** As high as the count that replaces it, so that the list keeps its place. */
export const loading = style({ minBlockSize: vars.text.lead.lineHeight });

export const highestReward = style({ ...vars.text.lead, color: vars.color.text.muted });

/** Takes back the button's own space, because the stack has gaps. */
export const loadMore = style({ marginBlock: `calc(-1 * ${vars.space.medium})` });

export const name = style({ fontWeight: vars.weight.strong });
