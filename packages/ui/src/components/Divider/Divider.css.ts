import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const divider = style({
  inlineSize: '100%',
  border: 'none',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.default}`,
});
