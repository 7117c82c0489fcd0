import { keyframes, style } from '@vanilla-extract/css';
import { from, print, reducedMotion } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const tabs = style({ minInlineSize: 0 });

const fadeLeft = 'linear-gradient(to right, transparent, currentcolor 3rem)';
const fadeRight = 'linear-gradient(to left, transparent, currentcolor 3rem)';

/** Fades each side of a row where more tabs are hidden. */
const fade = keyframes({
  from: { maskImage: fadeRight },
  '2%, 98%': { maskImage: `${fadeLeft}, ${fadeRight}` },
  to: { maskImage: fadeLeft },
});

/** A gradient from both sides of a row: the colour up to `fullUntil`, transparent from `noneFrom` on. */
const bothSides = (shade: string, fullUntil: string, noneFrom: string) =>
  `linear-gradient(to right, ${shade} ${fullUntil}, transparent ${noneFrom} calc(100% - ${noneFrom}), ${shade} calc(100% - ${fullUntil}))`;

const scrollingCovers = `${bothSides(color.surface.sunken, '2rem', '4rem')} local`;
const fixedShades = bothSides(color.border.default, '0px', '2rem');

/**
 * For browsers without scroll-driven animations: shades both sides of a row. Covers at both ends of its content
 * scroll with it, and hide the shade where no more tabs are hidden.
 */
const shaded = `${scrollingCovers}, ${fixedShades}, ${color.surface.sunken}`;

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
 * The row of the tabs, shared with `LinkTabs`. It scrolls in a narrow window, because tabs in three lines would
 * take much of a phone's screen.
 */
const row = style({
  display: 'flex',
  columnGap: space.xxsmall,
  scrollbarWidth: 'none',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: space.xxsmall,
  border: `${size.hairline} solid transparent`,
  // A pill while the tabs are in one line.
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

const chosenTab = {
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
  selectors: { '&[data-state=active]': chosenTab, '&[aria-current=page]': chosenTab },
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
  gap: space.large,
});
