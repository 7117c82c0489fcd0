import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space, radius, text, weight } = vars;

export const page = style({
  ...text.body,
  color: color.text.default,
  overflowWrap: 'anywhere',
});
export const area = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  padding: `${space.small} ${space.medium}`,
  cursor: 'pointer',
});
export const areaName = style({ fontWeight: weight.strong, flex: '1 1 220px' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const requirement = style({
  borderBlockStart: `1px solid ${color.border.default}`,
  padding: `${space.small} ${space.medium}`,
  display: 'grid',
  gap: space.small,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 200px', gap: space.large },
  },
});
export const statement = style({ margin: 0, maxInlineSize: vars.measure.text });
export const link = style({ color: color.accent.text, textDecoration: 'underline' });
export const pictured = style({
  ...text.caption,
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'start',
  color: color.accent.text,
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '120px',
  objectFit: 'contain',
  objectPosition: 'top left',
  border: `${vars.size.hairline} solid ${color.border.default}`,
  borderRadius: radius.small,
});
export const decision = style({
  ...text.body,
  borderBlockStart: `${vars.size.hairline} solid ${color.border.default}`,
  padding: space.medium,
  maxInlineSize: vars.measure.text,
});
