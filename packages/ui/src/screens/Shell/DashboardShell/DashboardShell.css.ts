import { globalStyle, style } from '@vanilla-extract/css';
import { from, print } from '#ui/theme/media.ts';
import { connectionLost, connectionArea } from '#ui/theme/marks.css.ts';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

/** The part of the shell that is visible beside the sheet with the content. */
const edge = space.small;

// Together 113 px, so that the area between them has the window's height minus 113 px (SHL-02).
// With larger text both grow and the area between them shrinks.
const topBarHeight = '64px';

const footerHeight = '49px';

const phoneTopBarHeight = '56px';

/** The width of the sidebar while it shows icons only. */
const railWidth = '72px';

/** In rem, so that the sidebar grows with the text size, up to a quarter of the window. */
const sidebarWidth = 'clamp(264px, 16.5rem, 25vw)';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      background: color.surface.shell,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `minmax(${topBarHeight}, auto) minmax(0, 1fr) minmax(${footerHeight}, auto)`,
      blockSize: '100dvh',
      // A visually hidden live region after the shell must not make the page scroll.
      marginBlockEnd: `calc(-1 * ${size.hairline})`,
      // Not `hidden`, with which scrolling an element into view could scroll the whole shell.
      overflow: 'clip',
    },
    // In print nothing scrolls, so everything must be in the flow.
    [print]: { display: 'block', blockSize: 'auto', overflow: 'visible' },
  },
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: space.xsmall,
  insetInlineStart: space.xsmall,
  zIndex: vars.layer.toast,
  padding: `${space.small} ${space.medium}`,
  borderRadius: vars.radius.control,
  background: color.accent.solid,
  color: color.text.onAccent,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

/** Sidebar and content. */
export const body = style({
  position: 'relative',
  flexGrow: 1,
  // On a phone the footer starts below the window, so that a loading screen does not shift it.
  minBlockSize: `calc(100dvh - ${phoneTopBarHeight})`,
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: `${railWidth} minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
      minBlockSize: 0,
    },
    [from('wide')]: { gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` },
    [print]: { display: 'block', minBlockSize: 0 },
  },
});

export const sidebar = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.large,
      padding: `${space.xsmall} ${space.small} ${space.small}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    [print]: { display: 'none' },
  },
});

/** At the bottom of the sidebar; hidden while it shows icons only. */
export const banners = style({
  display: 'none',
  '@media': { [from('wide')]: { display: 'block', marginBlockStart: 'auto' } },
});

/** The sheet with the content; on a phone the page itself. */
export const area = style({
  '@media': {
    [from('desktop')]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The padding of the content below, so that its top is never scrolled further than its start.
      scrollPaddingBlockStart: space.large,
      marginInlineEnd: edge,
      borderRadius: vars.radius.container,
      background: color.surface.page,
    },
    // Forced colours show one surface only.
    '(forced-colors: active)': { outline: `${size.hairline} solid` },
    [print]: { overflow: 'visible', marginInlineEnd: 0 },
  },
});

// The notice of a lost connection is as wide as the content: on a phone above the bottom bar, in a wide window
// between the footer and the content, which shrinks for it (below).
globalStyle(`body:has(${page}) ${connectionArea}`, {
  insetBlockEnd: 'calc(4rem + env(safe-area-inset-bottom, 0px))',
  '@media': {
    [from('desktop')]: {
      insetInline: `${railWidth} ${edge}`,
      insetBlockEnd: `calc(${footerHeight} + ${space.xxsmall})`,
    },
    [from('wide')]: { insetInlineStart: sidebarWidth },
  },
});

globalStyle(`body:has(${connectionLost}) ${area}`, {
  '@media': { [from('desktop')]: { marginBlockEnd: space.xxlarge } },
});

export const main = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  padding: `${space.xsmall} ${space.medium} ${space.xlarge}`,
  // The skip link focuses it so that it is read out. It is not a control, so it shows no ring.
  ':focus-visible': { outline: 'none' },
  '@media': {
    [from('tablet')]: { paddingInline: space.large },
    [from('desktop')]: { padding: `${space.large} ${space.xlarge} ${space.xxlarge}` },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  padding: space.medium,
  color: color.text.muted,
  ...vars.text.caption,
  '@media': { [from('desktop')]: { paddingBlock: 0, paddingInline: `${space.large} 20px` } },
});

/** Lines of about the same length, so that no link is alone in its line. */
export const footerLinks = style({
  marginInline: `calc(-1 * ${space.xsmall})`,
  textWrap: 'balance',
  '@media': { [from('desktop')]: { marginInlineStart: 'auto' } },
});

globalStyle(`${footerLinks} > li`, { display: 'inline-block', marginInline: space.xsmall });

export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [aria-current=page])': {
      color: color.text.default,
      textDecoration: 'underline',
    },
  },
});

export const bottomBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  containerType: 'inline-size',
  padding: `${space.xxsmall} ${space.xxsmall} calc(${space.xxsmall} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
  background: color.surface.raised,
  '@media': { [from('desktop')]: { display: 'none' }, [print]: { display: 'none' } },
});

// Focused elements scroll clear of the bar, including their label and ring, also with large text.
globalStyle(`html:has(${bottomBar})`, {
  scrollPaddingBlockEnd: 'calc(6rem + env(safe-area-inset-bottom))',
  '@media': { [from('desktop')]: { scrollPaddingBlockEnd: 'auto' } },
});

export const bottomList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(max-content, 1fr))',
  columnGap: space.xxsmall,
  maxInlineSize: '36rem',
  marginInline: 'auto',
});

export const bottomEntry = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxsmall,
  minBlockSize: '55px',
  borderRadius: vars.radius.control,
  color: color.text.muted,
  ...vars.text.caption,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  selectors: {
    '&[aria-current=page]': {
      color: color.accent.text,
      fontWeight: vars.weight.strong,
      // Forced colours make the outline visible.
      outline: `${size.ring} solid transparent`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
    '&:focus-visible': { outlineColor: color.border.focus },
  },
});

/** With large text only the marked entry has room for its name. */
export const bottomName = style({
  '@container': {
    '(max-width: 15rem)': { selectors: { 'a:not([aria-current=page]) > &': visuallyHidden } },
  },
});

export const bottomIcon = style({
  inlineSize: size.icon,
  blockSize: size.icon,
  strokeWidth: 1.75,
  selectors: { '[aria-current=page] > &': { strokeWidth: 2.25 } },
});
