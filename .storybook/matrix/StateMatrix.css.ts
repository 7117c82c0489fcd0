import { vars } from '@cb/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { gap } from './tile.ts';

const { color, radius, size, space, text } = vars;

export const note = style({ ...text.small, color: color.text.muted });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  marginBlock: space.large,
});

// Covers its label, which shows whether it is checked.
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const choices = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
});

export const choice = style({
  ...text.small,
  position: 'relative',
  padding: `${space.xsmall} ${space.small}`,
  color: color.text.muted,
  cursor: 'pointer',
  ':hover': { color: color.text.default },
  selectors: {
    '&:has(:checked)': {
      fontWeight: vars.weight.strong,
      color: color.text.default,
      background: color.surface.sunken,
    },
    '&:has(:focus-visible)': {
      outline: `${size.ring} solid ${color.border.focus}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
});

export const sizeOfTiles = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.text.muted,
});

export const range = style({ inlineSize: '8rem', accentColor: color.accent.text });

export const matrix = style({
  display: 'grid',
  alignItems: 'start',
  gap,
  margin: `0 0 ${space.large}`,
  padding: 0,
  listStyle: 'none',
});

// The states use the whole width, which the list of headings would take a part of.
globalStyle(`.sbdocs-content:has(${matrix})`, { maxInlineSize: 'none' });
globalStyle(`.sbdocs-wrapper:has(${matrix}) .sbdocs-toc--custom`, { display: 'none' });

export const state = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.small}`,
  margin: 0,
});

export const name = style({
  ...text.small,
  paddingBlock: space.xsmall,
  fontWeight: vars.weight.strong,
  color: color.text.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const window = style({
  display: 'block',
  padding: 0,
  minBlockSize: '4rem',
  inlineSize: '100%',
  overflow: 'hidden',
  textAlign: 'start',
  background: color.surface.page,
  border: 'none',
  borderRadius: radius.control,
  outline: `${size.hairline} solid ${color.border.default}`,
  cursor: 'zoom-in',
  selectors: { '&:hover': { outlineColor: color.accent.border } },
});

export const clip = style({ display: 'block', position: 'relative', overflow: 'hidden' });

export const sheet = style({ display: 'block', maxInlineSize: 'none', transformOrigin: '0 0' });

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
});

export const opened = style({ gridColumn: '1 / -1', minInlineSize: 0, listStyle: 'none' });

export const openState = style({ display: 'grid', gap: space.xsmall, justifyItems: 'start' });
