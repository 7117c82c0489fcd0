import { vars } from '@cb/ui/theme/vars.ts';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

// Drawn as on a desktop, in px, and scaled down so that three stand side by side on a docs page.
const drawn = { width: 1280, height: 900 };
const scale = 300 / drawn.width;

export const matrix = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${drawn.width * scale}px)`,
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
  blockSize: `${drawn.height * scale}px`,
  overflow: 'hidden',
  background: color.surface.page,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.small,
  selectors: { [`${state}:hover &`]: { borderColor: color.accent.border } },
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `${drawn.width}px`,
  blockSize: `${drawn.height}px`,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: 'top left',
  // The whole tile is one link; what it shows is tried in the story itself.
  pointerEvents: 'none',
});
