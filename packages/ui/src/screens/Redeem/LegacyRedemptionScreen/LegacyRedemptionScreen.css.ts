import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const section = style({
  borderRadius: vars.radius.container,
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: space.small,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({
  marginBlockEnd: space.xsmall,
  padding: 0,
  fontWeight: vars.weight.medium,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.touch,
  paddingInline: space.small,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent.border, background: color.accent.subtle },
    '&:has(:disabled)': { cursor: 'default' },
    '&:hover:not(:has(:disabled))': { borderColor: color.accent.border },
  },
});
