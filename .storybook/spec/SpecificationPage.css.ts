import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space, radius, text, weight } = vars;

export const page = style({
  ...text.body,
  color: color.text.default,
  overflowWrap: 'anywhere',
});
export const title = style({ ...text.headline, fontWeight: weight.strong, margin: 0 });
export const lead = style({ margin: `${space.xsmall} 0 ${space.large}` });
export const overall = style({ display: 'flex', alignItems: 'center', gap: space.small });
export const bar = style({
  accentColor: color.accent.solid,
  inlineSize: '100%',
  maxInlineSize: '160px',
  minInlineSize: '60px',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  margin: `${space.large} 0 ${space.small}`,
});
export const tool = style({
  ...text.small,
  display: 'grid',
  gap: space.xxsmall,
  fontWeight: weight.medium,
  flex: '1 1 160px',
});
export const input = style({
  ...text.body,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `0 ${space.small}`,
  color: color.text.default,
  background: color.surface.raised,
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  fontFamily: 'inherit',
});
export const muted = style({
  ...text.small,
  color: color.text.muted,
  fontWeight: weight.regular,
  margin: 0,
});
export const count = style([muted, { minBlockSize: '1.25rem', marginBlockEnd: space.small }]);
export const area = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  marginBlockEnd: space.small,
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
export const fraction = style({ ...text.small, fontVariantNumeric: 'tabular-nums' });
export const done = style({
  ...text.caption,
  color: color.positive.text,
  background: color.positive.subtle,
  border: `1px solid ${color.positive.border}`,
  borderRadius: radius.full,
  padding: `0 ${space.xsmall}`,
});
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
export const id = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const proofs = style({
  ...text.small,
  margin: `${space.xxsmall} 0 0`,
  paddingInlineStart: space.large,
});
export const missing = style([muted, { color: color.critical.text }]);
export const link = style({ color: color.accent.text, textDecoration: 'underline' });
export const settled = style({ ...text.small, margin: `${space.xxsmall} 0 0` });
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
  padding: `${space.medium} 0`,
  maxInlineSize: vars.measure.text,
});
export const decisionTitle = style({ ...text.lead, fontWeight: weight.strong, margin: 0 });
export const topic = style({
  ...text.title,
  fontWeight: weight.strong,
  margin: `${space.large} 0 ${space.small}`,
});
