import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const tabs = style({ minInlineSize: 0 });

/** The line of tabs, also of those that are links. */
export const list = style({
  display: 'flex',
  gap: space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
});

const chosen = { borderBlockEndColor: color.accent.border, color: color.accent.text } as const;

/** One of them, a button or a link. */
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
  // The list scrolls and would cut a ring that stands outside.
  ':focus-visible': {
    outlineOffset: `calc(-1 * ${size.ring})`,
    borderRadius: vars.radius.small,
  },
  selectors: { '&[data-state=active]': chosen, '&[aria-current=page]': chosen },
  '@media': {
    // A transparent border becomes visible there; only the chosen tab may have one.
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-state=active], [aria-current=page])': { borderColor: 'Canvas' },
      },
    },
  },
});

export const panel = style({ paddingBlockStart: space.large });
