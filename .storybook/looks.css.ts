import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const looks = style({ display: 'grid', gap: space.large });

export const look = style({ minInlineSize: 0, margin: 0 });

export const name = style({
  ...text.small,
  marginBlockEnd: space.xsmall,
  color: color.text.muted,
});
