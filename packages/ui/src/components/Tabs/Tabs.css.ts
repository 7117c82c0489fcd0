import { keyframes, style } from '@vanilla-extract/css';
import { from, print, reducedMotion } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const tabs = style({ minInlineSize: 0 });

const toStart = 'linear-gradient(to right, transparent, currentcolor 3rem)';
const toEnd = 'linear-gradient(to left, transparent, currentcolor 3rem)';

/** Fades each side of a row where more tabs are hidden. */
const fade = keyframes({
  from: { maskImage: toEnd },
  '2%, 98%': { maskImage: `${toStart}, ${toEnd}` },
  to: { maskImage: toStart },
});

/** A gradient from both sides of a row: the colour up to `full`, then transparent at `none`. */
const bothSides = (shade: string, full: string, none: string) =>
  `linear-gradient(to right, ${shade} ${full}, transparent ${none} calc(100% - ${none}), ${shade} calc(100% - ${full}))`;

/**
 * For browsers without scroll-driven animations: shades both sides of a row. A cover at either end of the
 * content, which scrolls with it, hides the shade where no more tabs are hidden.
 */
const shaded = `${bothSides(color.surface.sunken, '2rem', '4rem')} local, ${bothSides(color.border.default, '0px', '2rem')}, ${color.surface.sunken}`;

/** A scrolling row that fades where more of it is hidden. */
export const fading = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  maskComposite: 'intersect',
  animationName: fade,
  animationTimeline: 'scroll(self inline)',
  // Allowed under reduced motion, because it moves only with scrolling.
  '@media': { [reducedMotion]: { animationDelay: '0s !important' } },
});

/**
 * The background of the tabs, shared with `LinkTabs`. In a narrow window they are one scrolling row, because
 * tabs in three lines take much of a phone's screen.
 */
const row = style({
  display: 'flex',
  columnGap: space.xxsmall,
  scrollbarWidth: 'none',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: space.xxsmall,
  border: `${size.hairline} solid transparent`,
  // Pill-shaped while the tabs are in one line.
  borderRadius: `calc(${size.touch} / 2 + ${space.xxsmall})`,
  background: color.surface.sunken,
  '@media': {
    [`${from('desktop')}, ${print}`]: { flexWrap: 'wrap' },
  },
  '@supports': {
    'not (animation-timeline: scroll())': {
      '@media': { '(forced-colors: none)': { background: shaded } },
    },
  },
});

export const list = style([fading, row]);

const chosen = {
  background: color.surface.raised,
  color: color.accent.text,
  fontWeight: vars.weight.strong,
  boxShadow: `inset 0 0 0 ${size.ring} ${color.accent.border}`,
} as const;

/** A tab, either a button or a link. */
export const tab = style({
  display: 'flex',
  flex: '1 0 auto',
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
export const item = style({ display: 'flex', flex: '1 0 auto' });

export const panel = style({ paddingBlockStart: space.large });

export const linkTabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});
