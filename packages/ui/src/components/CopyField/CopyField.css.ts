import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
});

export const box = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: `min(100%, calc(2 * ${vars.space.xxxlarge}))`,
});

// Code takes the whole line on a phone, so the button wraps below it.
export const codeBox = style([
  box,
  { minInlineSize: `min(100%, calc(4 * ${vars.space.xxxlarge}))` },
]);

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  resize: 'vertical',
});
