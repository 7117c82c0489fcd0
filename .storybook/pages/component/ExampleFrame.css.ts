import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space, text } = vars;

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  marginBlock: `${space.medium} ${space.small}`,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.control,
});

export const code = style({ ...text.small, marginBlockEnd: space.large, color: color.text.muted });
