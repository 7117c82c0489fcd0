import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
});

export const label = style({ ...vars.text.small, fontWeight: vars.weight.strong });

export const hint = style({ ...vars.text.small, color: color.text.muted });

export const frame = style({ position: 'relative', display: 'flex' });

/** Also the look of other boxes that hold text. */
export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.small}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.small,
  background: color.surface.raised,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:hover:not(:disabled, :read-only)': { borderColor: color.text.default },
    '&:read-only': { background: color.surface.sunken },
    '&:disabled': { color: color.text.muted, cursor: 'not-allowed', opacity: 1 },
    '&[aria-invalid=true]': {
      borderColor: color.critical.border,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.critical.border}`,
    },
  },
});

export const withReveal = style({ paddingInlineEnd: `calc(${size.touch} + ${space.xxsmall})` });

export const reveal = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: color.text.muted,
  cursor: 'pointer',
  ':hover': { color: color.text.default },
  ':focus-visible': { outlineOffset: `calc(-1 * ${space.xxsmall})` },
  ':disabled': { cursor: 'not-allowed' },
});

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flexShrink: 0 });

// Waits for an error to say; outside the flow it takes no gap.
export const live = style({ ':empty': { position: 'absolute' } });

export const error = style({
  display: 'flex',
  gap: space.xxsmall,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  color: color.critical.text,
});
