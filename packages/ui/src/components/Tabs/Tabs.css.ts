import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const tabs = style({ minInlineSize: 0 });

/** The row of tabs, shared with `LinkTabs`. */
export const list = style({
  display: 'flex',
  gap: space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
});

const chosen = { borderBlockEndColor: color.accent.border, color: color.accent.text } as const;

/** A tab, either a button or a link. */
export const tab = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.medium}`,
  border: `solid transparent`,
  borderWidth: `0 0 ${size.ring}`,
  background: 'transparent',
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { color: color.text.default },
  // Inset, since the scroll container would clip the ring.
  ':focus-visible': {
    outlineOffset: `calc(-1 * ${size.ring})`,
    borderRadius: vars.radius.small,
  },
  selectors: { '&[data-state=active]': chosen, '&[aria-current=page]': chosen },
  '@media': {
    // Forced colours make transparent borders visible; only the selected tab may show one.
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-state=active], [aria-current=page])': { borderColor: 'Canvas' },
      },
    },
  },
});

export const panel = style({ paddingBlockStart: space.large });
