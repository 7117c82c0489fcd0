import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';
import { tinted } from '#ui/theme/marks.css.ts';

const { color, size: lengths, space } = vars;

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  maxInlineSize: '100%',
  minBlockSize: lengths.touch,
  // Forced colours make the border visible.
  border: `${lengths.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}, box-shadow ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});

globalStyle(`${base} > svg`, { flexShrink: 0 });

// Keeps a label that wraps next to its icon.
globalStyle(`${base} > svg:first-child + *`, { textAlign: 'start' });

// `data-disabled` is set with a reason, which keeps the button in the tab order.
const disabledState = '&:is(:disabled, [data-disabled])';
const enabledState = '&:not(:disabled, [data-disabled])';
const disabled = { color: color.text.muted, cursor: 'not-allowed', boxShadow: 'none' } as const;
const filled = { [disabledState]: { ...disabled, background: color.surface.sunken } } as const;
const ring = `inset 0 0 0 ${lengths.hairline}`;

/** The look of a press: a ring inside the button. A busy button ignores presses. */
const pressed = (border: string) => ({
  '&:active:not(:disabled, [aria-disabled=true])': {
    boxShadow: `inset 0 0 0 ${lengths.ring} ${border}`,
  },
});

export const tone = styleVariants({
  primary: {
    background: color.accent.solid,
    color: color.text.onAccent,
    ':hover': { background: color.accent.solidHover },
    selectors: { ...filled, ...pressed(color.accent.border) },
  },
  secondary: {
    background: color.accent.subtle,
    color: color.accent.text,
    ':hover': { boxShadow: `${ring} ${color.accent.border}` },
    selectors: {
      ...filled,
      // Any other surface would be darker than the tint in the dark theme, and look pressed in.
      [`${tinted} ${enabledState}`]: {
        background: 'transparent',
        boxShadow: `${ring} ${color.accent.border}`,
      },
      [`${tinted} ${enabledState}:hover`]: { background: color.surface.raised },
      ...pressed(color.accent.border),
    },
  },
  quiet: {
    background: 'transparent',
    color: color.accent.text,
    ':hover': { background: color.accent.subtle },
    // Less prominent than the same button in use, such as "Next" beside "Previous".
    selectors: {
      [disabledState]: { ...disabled, background: 'transparent', color: color.border.strong },
      [`${tinted} ${enabledState}:hover`]: { background: color.surface.raised },
      ...pressed(color.accent.border),
    },
  },
  critical: {
    background: color.critical.solid,
    color: color.text.onAccent,
    ':hover': { background: color.critical.solidHover },
    selectors: { ...filled, ...pressed(color.critical.border) },
  },
  // For a button that leads to a critical action without taking it.
  criticalQuiet: {
    background: 'transparent',
    color: color.critical.text,
    boxShadow: `${ring} ${color.critical.border}`,
    ':hover': { background: color.surface.raised },
    selectors: {
      [disabledState]: { ...disabled, background: 'transparent' },
      ...pressed(color.critical.border),
    },
  },
});

export const size = styleVariants({
  medium: { paddingBlock: space.xsmall, paddingInline: '1.25rem', ...vars.text.body },
  large: {
    minBlockSize: lengths.action,
    paddingBlock: space.small,
    paddingInline: '1.75rem',
    ...vars.text.lead,
  },
});

export const wide = style({ inlineSize: '100%' });

/** The padding of a quiet button of medium size. */
export const narrow = style({ paddingInline: space.small });

/** Offsets the padding of a quiet button, so that its label is aligned with its container. */
const outdent = `calc(-1 * ${space.small})`;
const flushWidth = `calc(100% + ${space.small})`;

export const flush = styleVariants({
  start: { marginInlineStart: outdent, maxInlineSize: flushWidth },
  end: { marginInlineEnd: outdent, maxInlineSize: flushWidth },
  both: { marginInline: outdent, maxInlineSize: `calc(100% + 2 * ${space.small})` },
});

const iconBase = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: lengths.touch,
  blockSize: lengths.touch,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${lengths.ring})` },
  ':disabled': { color: color.text.muted, cursor: 'not-allowed', opacity: 0.6 },
});

const iconHovered = {
  background: color.surface.hover,
  color: color.text.default,
} as const;

export const iconTone = styleVariants({
  quiet: [iconBase, { color: color.text.muted, ':hover': iconHovered }],
  strong: [iconBase, { color: color.text.default, ':hover': iconHovered }],
  // Inherits the colour of its container.
  inherit: [iconBase],
});
