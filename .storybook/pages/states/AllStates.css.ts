import { vars } from '@cb/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const toolbar = style({
  ...text.small,
  color: color.text.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  marginBlock: space.large,
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.medium,
  margin: `0 0 ${space.large}`,
  padding: 0,
  listStyle: 'none',
});

// The states use the full width, so the table of contents is hidden.
globalStyle(`.sbdocs-content:has(${states})`, { maxInlineSize: 'none' });
globalStyle(`.sbdocs-wrapper:has(${states}) .sbdocs-toc--custom`, { display: 'none' });

export const state = style({ minInlineSize: 0, maxInlineSize: '100%', listStyle: 'none' });

export const link = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  fontWeight: vars.weight.strong,
  color: color.text.default,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const clip = style({
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  background: color.surface.page,
  borderRadius: radius.control,
  outline: `${size.hairline} solid ${color.border.default}`,
  selectors: { [`${link}:hover &`]: { outlineColor: color.accent.border } },
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxInlineSize: 'none',
  border: 0,
  transformOrigin: '0 0',
});
