import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

const wide = roomFor(36);

/** The figures before the rows of a report. */
export const summary = style({ containerType: 'inline-size', display: 'grid', gap: space.large });

/** Hides the figures behind a skeleton of the same height, to avoid a layout shift. */
export const loading = style([
  summary,
  {
    position: 'relative',
    visibility: 'hidden',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '12rem',
      blockSize: space.xxxlarge,
      visibility: 'visible',
      borderRadius: vars.radius.control,
      background: color.border.default,
    },
  },
]);

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space.medium,
  // Aligns the figures even if a label wraps.
  alignItems: 'end',
  margin: 0,
  '@container': {
    [wide]: { gridTemplateColumns: '1.4fr 1fr 1fr', columnGap: space.large },
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

export const mainFigure = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});

export const label = style({ ...vars.text.small, color: color.text.muted });

/** A date does not wrap at its hyphens. */
export const date = style({ whiteSpace: 'nowrap' });

export const value = style({ margin: 0 });
