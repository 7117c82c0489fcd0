import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const matrix = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.large,
  margin: `${space.large} 0`,
  padding: 0,
  listStyle: 'none',
});

export const state = style({
  display: 'grid',
  gap: space.xsmall,
  color: color.text.default,
  textDecoration: 'none',
});

export const name = style({
  ...text.small,
  fontWeight: vars.weight.strong,
  selectors: { [`${state}:hover &`]: { textDecoration: 'underline' } },
});

export const window = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.surface.page,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.control,
  selectors: { [`${state}:hover &`]: { borderColor: color.accent.border } },
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
  // The whole tile is one link to the story, so the iframe must not take the clicks.
  pointerEvents: 'none',
});
