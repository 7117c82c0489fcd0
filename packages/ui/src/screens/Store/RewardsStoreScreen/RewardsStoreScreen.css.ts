import { style } from '@vanilla-extract/css';
import { from, roomFor } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
});

export const head = style({
  display: 'grid',
  gap: space.medium,
  '@container': {
    [roomFor(46)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.large,
    },
  },
});

export const titles = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const reach = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.medium,
  border: `${size.hairline} solid ${color.reward.border}`,
  borderRadius: vars.radius.large,
  background: color.reward.subtle,
});

export const reachWords = style({ display: 'grid', minInlineSize: 0 });

export const balance = style({ ...vars.text.lead });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  minInlineSize: 0,
});

export const search = style({ flex: `1 1 16rem`, minInlineSize: 0 });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} ${space.small}`,
  minInlineSize: 0,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space.small,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      gap: space.medium,
    },
  },
});

export const bone = style({ display: 'grid', gap: space.small });
