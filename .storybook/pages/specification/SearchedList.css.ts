import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space, radius, text, weight } = vars;

export const page = style({
  ...text.body,
  color: color.text.default,
  overflowWrap: 'anywhere',
});
export const group = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
});
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space.small} ${space.medium}`,
  fontWeight: weight.strong,
  cursor: 'pointer',
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  borderBlockStart: `1px solid ${color.border.default}`,
  padding: `${space.small} ${space.medium}`,
  display: 'grid',
  gap: space.xxsmall,
});
export const statement = style({ margin: 0, maxInlineSize: vars.measure.text });
export const link = style({ color: color.accent.text, textDecoration: 'underline' });
