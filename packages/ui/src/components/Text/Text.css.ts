import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const size = styleVariants({
  caption: vars.text.caption,
  small: vars.text.small,
  body: vars.text.body,
  lead: vars.text.lead,
});

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  critical: { color: vars.color.critical.text },
});

export const weight = styleVariants(vars.weight, (fontWeight) => ({ fontWeight }));

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
});
