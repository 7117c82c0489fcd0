import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const note = style({ ...text.small, marginBlock: space.large, color: color.text.muted });

export const matrix = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.large,
  margin: `0 0 ${space.large}`,
  padding: 0,
  listStyle: 'none',
});

export const state = style({ display: 'grid', gap: space.xsmall, maxInlineSize: '100%' });

export const name = style({
  ...text.small,
  paddingBlock: space.xsmall,
  fontWeight: vars.weight.strong,
  color: color.text.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

const framed = {
  overflow: 'hidden',
  background: color.surface.page,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.control,
};

export const window = style({
  ...framed,
  display: 'block',
  padding: 0,
  minBlockSize: '4rem',
  inlineSize: '100%',
  textAlign: 'start',
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: color.accent.border } },
});

export const picture = style({ display: 'block', maxInlineSize: 'none', blockSize: 'auto' });

export const live = style({ display: 'block', position: 'relative', overflow: 'hidden' });

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
});

export const opened = style({ flexBasis: '100%', minInlineSize: 0, listStyle: 'none' });

export const openState = style({ display: 'grid', gap: space.xsmall, justifyItems: 'start' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
});
