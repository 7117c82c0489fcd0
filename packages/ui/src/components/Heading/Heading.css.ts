import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const heading = style({
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

const { body, lead, title, headline } = vars.text;

export const size = styleVariants({ body, lead, title, headline });

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  critical: { color: vars.color.critical.text },
  info: { color: vars.color.info.text },
});
