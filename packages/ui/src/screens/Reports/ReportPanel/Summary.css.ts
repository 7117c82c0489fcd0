import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;
const wide = roomFor(36);

/** The figures before the rows of a report. */
export const summary = style({ containerType: 'inline-size', display: 'grid', gap: space.large });

const bone = {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  visibility: 'visible',
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
} as const;

/** Skeletons in place of the figures and the content below them, to avoid a layout shift. */
export const pending = style([
  summary,
  {
    position: 'relative',
    visibility: 'hidden',
    '::before': { ...bone, insetBlockStart: 0, inlineSize: '12rem', blockSize: space.xxxlarge },
    '::after': { ...bone, insetBlock: '9rem 0', inlineSize: '100%' },
  },
]);

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.medium,
  margin: 0,
  '@container': {
    [wide]: { gridTemplateColumns: '1.4fr 1fr 1fr', columnGap: space.large, alignItems: 'center' },
  },
});

export const figure = style({
  minInlineSize: 0,
  '@container': {
    [wide]: {
      paddingInlineStart: space.large,
      borderInlineStart: `${size.hairline} solid ${color.border.default}`,
    },
  },
});

export const first = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});

export const label = style({ ...vars.text.small, color: color.text.muted });

export const value = style({ margin: 0 });

export const total = style([
  value,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.medium },
]);

export const streak = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
  color: color.positive.text,
  fontWeight: vars.weight.strong,
});
