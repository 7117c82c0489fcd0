import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const oneColumn = style({ minInlineSize: 0 });

export const step = style({
  minInlineSize: 0,
  borderRadius: vars.radius.container,
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const centred = style({ textAlign: 'center' });

/** Two buttons; on a phone one above the other, the main one first. */
export const choice = style({
  display: 'grid',
  gap: space.small,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
});

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
