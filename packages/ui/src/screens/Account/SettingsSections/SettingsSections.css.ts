import { style, styleVariants } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

/** The distance from the settings that are changed more often. */
export const deletion = style({
  marginBlockStart: `calc(${vars.space.xlarge} + ${vars.space.xsmall})`,
});

export const section = style({
  containerType: 'inline-size',
  selectors: {
    '& + &': {
      marginBlockStart: space.large,
      paddingBlockStart: space.large,
      borderBlockStart: `${size.hairline} solid ${color.border.default}`,
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@container': {
    [roomFor(40)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xlarge },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space.xxsmall });

export const action = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.medium,
  minInlineSize: 0,
  // Has the height of a link, even while it loads.
  minBlockSize: size.touch,
  selectors: {
    '&:has(> a)': { justifyContent: 'start' },
  },
  '@container': {
    [roomFor(40)]: { selectors: { '&:has(> :is(a, button))': { justifyContent: 'end' } } },
  },
});

/** A separate line, which is reserved until the balance is known. */
export const balance = style({ display: 'block', minBlockSize: vars.text.small.lineHeight });

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
