import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const tabs = style({ minInlineSize: 0 });

/** The background of the tabs, shared with `LinkTabs`. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  // No gap between lines, because on a phone tabs in three lines take much of the screen.
  columnGap: space.xxsmall,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: space.xxsmall,
  border: `${size.hairline} solid transparent`,
  // Pill-shaped while the tabs are in one line.
  borderRadius: `calc(${size.touch} / 2 + ${space.xxsmall})`,
  background: color.surface.sunken,
});

const chosen = {
  background: color.surface.raised,
  color: color.accent.text,
  fontWeight: vars.weight.strong,
  boxShadow: `inset 0 0 0 ${size.ring} ${color.accent.border}`,
} as const;

/** A tab, either a button or a link. */
export const tab = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minInlineSize: size.touch,
  maxInlineSize: '100%',
  minBlockSize: size.touch,
  padding: `${space.xxsmall} ${space.small}`,
  border: 'none',
  borderRadius: `calc(${size.touch} / 2)`,
  background: 'transparent',
  color: color.text.muted,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.medium} ${vars.easing}, color ${vars.motion.medium} ${vars.easing}`,
  ':hover': { color: color.text.default },
  ':focus-visible': { outlineOffset: 0 },
  selectors: { '&[data-state=active]': chosen, '&[aria-current=page]': chosen },
  '@media': {
    [from('desktop')]: { ...vars.text.body, paddingInline: '1.125rem' },
    // Forced colours remove shadows.
    '(forced-colors: active)': {
      selectors: {
        '&[data-state=active], &[aria-current=page]': {
          outline: `${size.ring} solid Highlight`,
          outlineOffset: `calc(-1 * ${size.ring})`,
        },
      },
    },
  },
});

/** An item of a list of tabs, as wide as its tab. */
export const item = style({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 });

export const panel = style({ paddingBlockStart: space.large });
