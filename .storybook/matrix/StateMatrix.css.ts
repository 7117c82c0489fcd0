import { vars } from '@cb/ui/theme/vars.ts';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

// In px; three stand side by side on a docs page.
const tile = { width: 300, height: 211 };

/** Where a state is drawn before it is scaled down to a tile: as on a desktop; a small part larger. */
const drawn = (width: number) => ({
  inlineSize: `${width}px`,
  blockSize: `${(width * tile.height) / tile.width}px`,
  transform: `scale(${tile.width / width})`,
});

export const matrix = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${tile.width}px)`,
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
  blockSize: `${tile.height}px`,
  overflow: 'hidden',
  background: color.surface.page,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.small,
  selectors: { [`${state}:hover &`]: { borderColor: color.accent.border } },
});

const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
  // The whole tile is one link; what it shows is tried in the story itself.
  pointerEvents: 'none',
});

export const frame = styleVariants({ full: 1280, small: 560 }, (width) => [scaled, drawn(width)]);
