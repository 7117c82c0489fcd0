import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space, text } = vars;

export const steps = style({ display: 'grid', gap: space.medium });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  ...text.small,
  color: color.text.muted,
});

export const name = style({
  ...text.body,
  color: color.text.default,
  fontWeight: vars.weight.strong,
});

/** The target of its link reaches into the space below the text. */
export const login = style({
  marginBlockEnd: `calc((${text.small.lineHeight} - ${vars.size.touch}) / 2)`,
});
