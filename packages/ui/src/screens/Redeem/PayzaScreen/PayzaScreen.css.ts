import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const step = style({
  borderRadius: vars.radius.large,
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const notes = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  paddingInlineStart: space.large,
  listStyle: 'disc',
  '::marker': { color: color.text.muted },
});

/**
 * Receives the focus so that it is read out. Out of the flow while empty, so that it leaves no gap.
 */
export const refusal = style({
  ':focus-visible': { outline: 'none' },
  selectors: { '&:not(:has(li))': { position: 'absolute' } },
});
