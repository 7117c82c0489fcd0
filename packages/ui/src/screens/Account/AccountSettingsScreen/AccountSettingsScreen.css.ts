import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

/** The distance from the settings that are changed more often. */
export const deletion = style({
  marginBlockStart: `calc(${space.xlarge} + ${space.xsmall})`,
});

const warningBox = style({
  display: 'flex',
  gap: space.small,
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
});

export const warning = styleVariants({
  clear: [warningBox, { background: color.surface.sunken }],
  blocked: [warningBox, { background: color.warning.subtle }],
});

const warningSign = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  marginBlockStart: size.ring,
});

export const warningIcon = styleVariants({
  clear: [warningSign, { color: color.text.muted }],
  blocked: [warningSign, { color: color.warning.text }],
});

const warningTitle = style({ ...vars.text.body, fontWeight: vars.weight.strong });

export const warningHeading = styleVariants({
  clear: [warningTitle],
  blocked: [warningTitle, { color: color.warning.text }],
});
