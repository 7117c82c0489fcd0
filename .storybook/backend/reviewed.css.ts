import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

export const note = style({
  ...vars.text.small,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  color: vars.color.warning.text,
  background: vars.color.warning.subtle,
});
