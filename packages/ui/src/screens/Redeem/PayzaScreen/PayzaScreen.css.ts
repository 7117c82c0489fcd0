import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const columns = style({
  display: 'grid',
  gap: `${space.large} ${space.xlarge}`,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const oneColumn = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

/** Starts beside the step, below the bars. */
export const beside = style({ '@media': { [from('desktop')]: { gridArea: '2 / 2' } } });

export const step = style({
  gridColumn: 1,
  minInlineSize: 0,
  borderRadius: vars.radius.container,
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const centred = style({ textAlign: 'center' });

export const notes = style({ display: 'grid', gap: space.medium, margin: 0, padding: 0 });

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.small,
  ...vars.text.small,
  color: color.text.muted,
});

export const noteIcon = style({ color: color.accent.text });

/**
 * Receives the focus so that it is read out. Out of the flow while empty, so that it leaves no gap.
 */
export const refusal = style({
  ':focus-visible': { outline: 'none' },
  selectors: { '&:not(:has(li))': { position: 'absolute' } },
});

export const list = style({
  display: 'flex',
  // Large text needs more than one line.
  flexWrap: 'wrap',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const bar = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: space.xsmall,
  borderRadius: vars.radius.full,
  border: `${size.hairline} solid ${color.border.strong}`,
} as const;

const item = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: space.medium,
  // As wide as its longest word, which would break otherwise.
  '@media': { [from('tablet')]: { minInlineSize: 'min-content', overflowWrap: 'normal' } },
});

export const upcomingStep = style([
  item,
  { '::before': { ...bar, background: color.surface.sunken } },
]);

export const reachedStep = style([
  item,
  {
    '::before': {
      ...bar,
      borderColor: color.accent.solid,
      background: color.accent.solid,
      // Fills the bar where forced colours remove the background.
      borderWidth: `calc(${space.xsmall} / 2)`,
    },
  },
]);

const words = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
} as const;

export const name = style({
  ...words,
  ...visuallyHidden,
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  '@media': {
    [from('tablet')]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});

// The name of the current step may extend beyond its bar, because the others have no names.
export const currentName = style({
  ...words,
  inlineSize: 'max-content',
  color: color.accent.text,
  fontWeight: vars.weight.bold,
});
