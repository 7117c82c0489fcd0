import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
});

/** The label is before its control, on the same line. */
export const inline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
});

export const label = style({ ...vars.text.small, fontWeight: vars.weight.strong });

export const hint = style({ ...vars.text.small, color: color.text.muted });

/** Shared by all text inputs and selects. */
export const control = style({
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

/** Shared by radio buttons and checkboxes. */
export const tick = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  margin: 0,
  accentColor: color.accent.solid,
  cursor: 'inherit',
});

/** Wraps a control that has a button inside. */
export const frame = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

/** A control with a button at its end. */
export const withButton = style([
  control,
  { paddingInlineEnd: `calc(${size.touch} + ${space.xxsmall})` },
]);

/** The position of that button. */
export const button = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  alignItems: 'center',
  color: color.text.muted,
  ':hover': { color: color.text.default },
});

// A live region for errors; out of the flow while empty, so that it adds no gap.
export const live = style({ ':empty': { position: 'absolute' } });

export const error = style({
  display: 'flex',
  gap: space.xxsmall,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  color: color.critical.text,
});

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flexShrink: 0 });
