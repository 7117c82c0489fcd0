import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const section = style({
  containerType: 'inline-size',
  selectors: {
    '& + &': {
      marginBlockStart: space.large,
      paddingBlockStart: space.large,
      borderBlockStart: `${size.hairline} solid ${color.border.default}`,
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@container': {
    [roomFor(40)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xlarge },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space.xxsmall });

export const action = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.medium,
  minInlineSize: 0,
  // Has the height of a link, even while it loads.
  minBlockSize: size.touch,
  selectors: {
    '&:has(> a)': { justifyContent: 'start' },
  },
  '@container': {
    [roomFor(40)]: { selectors: { '&:has(> :is(a, button))': { justifyContent: 'end' } } },
  },
});

/** A separate line, which is reserved until the balance is known. */
export const balance = style({ display: 'block', minBlockSize: vars.text.small.lineHeight });
