import { style } from '@vanilla-extract/css';
import { focusRing, selected, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
});

/** Puts the label inside the control, a pill for a row of filters. */
export const inline = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: size.touch,
  paddingInlineStart: space.medium,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  transition: `border-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { borderColor: color.text.default },
  selectors: {
    '&:has(:focus-visible)': focusRing,
  },
});

export const label = style({
  ...vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: {
    [`${inline} > &`]: {
      flexShrink: 0,
      color: color.text.muted,
      fontWeight: vars.weight.medium,
    },
  },
});

export const hint = style({ ...vars.text.small, color: color.text.muted });

/** Shared by all text inputs and selects. */
export const control = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.field,
  padding: `${space.xsmall} ${space.small}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:hover:not(:disabled, :read-only)': { borderColor: color.text.default },
    '&:read-only': { background: color.surface.sunken, borderColor: 'transparent' },
    '&:disabled': {
      background: color.surface.sunken,
      borderColor: 'transparent',
      color: color.text.muted,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&[aria-invalid=true]': {
      borderColor: color.critical.border,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.critical.border}`,
    },
  },
});

/**
 * Shared by radio buttons and checkboxes. Drawn here, because a browser's own boxes are grey in the dark theme.
 * The browser still draws its own in forced colours, and on paper, where backgrounds are missing.
 */
export const tick = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  margin: 0,
  accentColor: color.accent.solid,
  cursor: 'inherit',
  '@media': {
    'screen and (forced-colors: none)': {
      appearance: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      border: `1.5px solid ${color.border.strong}`,
      borderRadius: '5px',
      background: color.surface.raised,
      selectors: {
        '&[type=radio]': { borderRadius: vars.radius.full },
        '&:checked, &[type=checkbox]:indeterminate': {
          borderColor: color.accent.solid,
          background: color.accent.solid,
        },
        '&::before': {
          content: '""',
          inlineSize: '60%',
          blockSize: '60%',
          background: color.text.onAccent,
          clipPath: 'inset(50%)',
        },
        '&:checked::before': {
          clipPath: 'polygon(12% 44%, 0 58%, 38% 92%, 100% 20%, 87% 8%, 37% 66%)',
        },
        '&[type=checkbox]:indeterminate::before': { clipPath: 'inset(40% 0)' },
        '&[type=radio]:checked::before': { clipPath: 'circle(42%)' },
      },
    },
  },
});

/** Wraps a control that has a button inside. */
export const controlWrapper = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

/** A control with a button at its end. */
export const withButton = style([
  control,
  { paddingInlineEnd: `calc(${size.touch} + ${space.xxsmall})` },
]);

/** The button at the end of a control. */
export const button = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc((${size.field} - ${size.touch}) / 2)`,
  display: 'grid',
  alignItems: 'center',
  color: color.text.muted,
  ':hover': { color: color.text.default },
});

/** The live region for errors; out of the flow while empty, so that it adds no gap. */
export const live = style({ ':empty': { position: 'absolute' } });

export const error = style({
  display: 'flex',
  gap: space.xxsmall,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  color: color.critical.text,
});

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flexShrink: 0 });

/** The label of a checkbox, which is clickable over its whole size. */
export const checkboxLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  cursor: 'pointer',
});

export const checkboxAlone = style([checkboxLine, { justifyContent: 'center' }]);

export const choiceGroup = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.field,
  padding: `${space.xsmall} ${space.medium}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:has(:checked)': {
      ...selected,
      fontWeight: vars.weight.medium,
    },
    '&:has(:focus-visible)': focusRing,
  },
  // On a touch screen the hover style would stay after a touch, and make the choice look half selected.
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:has(:checked))': { background: color.surface.hover } },
    },
  },
});

/** The box of a choice, whose whole line shows the focus ring. */
export const choiceBox = style([tick, { ':focus-visible': { outline: 'none' } }]);

export const choiceLabel = style({ minInlineSize: 0 });

export const searchBox = style([controlWrapper, { flexGrow: 1 }]);

export const searchIcon = style({
  position: 'absolute',
  insetBlockStart: `calc((100% - ${size.icon}) / 2)`,
  insetInlineStart: space.medium,
  inlineSize: size.icon,
  blockSize: size.icon,
  color: color.text.muted,
  pointerEvents: 'none',
});

export const searchInput = style([
  withButton,
  {
    paddingInlineStart: `calc(${size.icon} + ${space.large} + ${space.xxsmall})`,
    minBlockSize: size.touch,
    borderRadius: vars.radius.full,
    '::placeholder': { color: color.text.muted, opacity: 1 },
    selectors: {
      // Replaced by a button of touch size with an accessible name.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
