import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print } from '#ui/theme/media.ts';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

/** Matches a narrow window that is high enough for a sticky bar. */
const stickyWindow = `(min-height: 30rem) and ${below('desktop')}`;

/** One row. In a wide window it is above the scrolling area; in a narrow one it scrolls unless it is sticky. */
export const bar = style({
  display: 'flex',
  // With large text, the balance needs a second line.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xxsmall,
  // The coin is hidden by the width in rem, so that larger text hides it, too.
  containerType: 'inline-size',
  minBlockSize: '56px',
  paddingInline: `${space.medium} ${space.xsmall}`,
  '@media': {
    // The cover screen of a folding phone.
    '(max-width: 18.75rem)': { gap: 0, paddingInline: `${space.xsmall} ${space.xxsmall}` },
    [stickyWindow]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.bar,
      background: color.surface.page,
    },
    [from('desktop')]: { flexWrap: 'nowrap', paddingInline: `${space.large} ${space.medium}` },
    [print]: { position: 'static' },
  },
});

// Focused elements scroll clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@media': { [stickyWindow]: { scrollPaddingBlockStart: '4.5rem' } },
});

export const home = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  minBlockSize: size.touch,
  minInlineSize: size.touch,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
});

/** Hidden in a narrow window, where the balance panel and the page "More" contain these tools. */
export const tools = style({
  display: 'none',
  '@media': {
    [from('desktop')]: { display: 'flex', alignItems: 'center', gap: space.xxsmall },
  },
});

/** Shrinks so that the rest of the bar fits. */
export const balance = style({
  display: 'flex',
  minInlineSize: 0,
  marginInline: space.xxsmall,
});

/** Visually hidden, because the icon shows the meaning. */
export const inboxLabel = style(visuallyHidden);

export const icon = style({ flexShrink: 0, inlineSize: size.icon, blockSize: size.icon });

export const inbox = style({ position: 'relative', display: 'grid' });

/** At the corner of the inbox icon, with a border in the colour of the background. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space.xxsmall})`,
  insetInlineEnd: `calc(-1 * ${space.xxsmall})`,
  inlineSize: space.small,
  blockSize: space.small,
  // Forced colours remove backgrounds but keep borders.
  border: `2px solid ${color.surface.page}`,
  borderRadius: vars.radius.full,
  background: color.accent.solid,
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
});

/** Hidden in a bar that is too narrow, to make room for the balance. */
export const coin = style({
  flexShrink: 0,
  '@container': { '(max-width: 22.49rem)': { display: 'none' } },
});

/** A long balance wraps. */
export const figure = style({
  minInlineSize: 0,
  whiteSpace: 'normal',
  ...vars.text.body,
  fontWeight: vars.weight.bold,
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(36px, 1.75rem)',
  blockSize: 'max(36px, 1.75rem)',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  color: color.text.onAccent,
  fontWeight: vars.weight.bold,
});

/** The head of the balance panel: the balance beside its coin. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space.medium });

export const rows = style({ display: 'grid', gap: space.xxsmall });

/** Entries that the top bar contains in a wide window. */
export const narrowOnly = style({
  display: 'grid',
  gap: space.xxsmall,
  '@media': { [from('desktop')]: { display: 'none' } },
});
