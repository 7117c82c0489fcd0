import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { look } from '../Popover/trigger.css.ts';

const { color, size, space } = vars;

export const group = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

export const targets = style({ display: 'contents' });

export const copied = style([
  look.raised,
  {
    background: color.positive.subtle,
    color: color.positive.text,
    cursor: 'default',
    ':hover': { background: color.positive.subtle, color: color.positive.text },
  },
]);

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flexShrink: 0 });
