import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

/** Aligns the text of the quiet link with the column. */
export const quietLink = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
});

export const started = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  ...vars.text.small,
  color: vars.color.positive.text,
  fontWeight: vars.weight.strong,
});

export const refused = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space.xsmall,
  ...vars.text.small,
  color: vars.color.warning.text,
  textAlign: 'start',
  // Wraps in table columns that do not, too.
  whiteSpace: 'normal',
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const reward = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
});

export const rate = style({ ...vars.text.small, color: vars.color.text.muted });

export const quality = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  ...vars.text.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});

export const star = style({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' });

/** Has the height of the controls that replace it. */
export const loadingText = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});

/** The rows of a loading table. */
export const loadingRows = style({
  padding: `0 ${vars.space.medium}`,
  borderRadius: vars.radius.container,
  background: vars.color.surface.raised,
  boxShadow: vars.elevation.raised,
});

/** As high as a row of the table, to avoid a layout shift. */
export const loadingBar = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '69px',
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.default}`,
    },
  },
});

/** The number of a survey, with a prefix where the table shows no headers. */
export const number = style({
  '::before': { content: 'No. ' },
  '@container': { [roomFor(40)]: { '::before': { content: 'none' } } },
});

/** Clamped to more lines than any usual name needs; the table shows the whole name. */
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 6,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
