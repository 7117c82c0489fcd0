import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const page = style({
  display: 'grid',
  gap: space.xlarge,
  maxInlineSize: vars.measure.content,
});

/** A page that always shows one theme, independent of the toolbar. */
export const themed = style({
  minBlockSize: '100vh',
  padding: space.medium,
  background: color.surface.page,
  color: color.text.default,
});

export const section = style({ display: 'grid', gap: space.medium });

const columns = (minWidth: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
    gap: space.medium,
  });

export const specimens = {
  /** For small specimens; three in a row on a phone. */
  narrow: columns('100px'),
  /** Two in a row on a phone, five on a desktop. */
  medium: columns('max(152px, 16%)'),
  /** One in a row on a phone, five on a desktop. */
  roomy: columns('max(200px, 16%)'),
  /** One in a row on a phone, two on a desktop. */
  wide: columns('480px'),
  /** One below the other. */
  whole: style({ display: 'grid', gap: space.large }),
  /** Each specimen keeps its own width. */
  free: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.large }),
};

/** A component in each of its states; one in a row on a phone, all on a desktop. */
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' },
  },
});

/** A specimen with its name and value below. */
export const specimen = style({ display: 'grid', gap: space.xxsmall, alignContent: 'start' });

export const name = style({
  ...text.small,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const value = style({
  ...text.caption,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const variable = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  // The minimum size of a target (WCAG 2.5.8).
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  overflowWrap: 'anywhere',
});

export const block = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '72px',
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.medium,
});

export const sample = style({
  display: 'grid',
  gap: space.xxsmall,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '160px minmax(0, 1fr)',
      alignItems: 'center',
      gap: space.medium,
    },
  },
});

/** Headings with the paragraphs that follow them, as long as a line of text may be. */
export const prose = style({ display: 'grid', gap: space.small, maxInlineSize: vars.measure.text });

export const bar = style({
  blockSize: space.medium,
  background: color.accent.solid,
  borderRadius: radius.control,
});

/** The surfaces by depth, nested inside each other. */
export const shell = style({
  display: 'grid',
  gap: space.small,
  padding: space.medium,
  borderRadius: radius.container,
  background: color.surface.shell,
});

export const sheet = style({
  display: 'grid',
  gap: space.small,
  padding: space.medium,
  borderRadius: radius.container,
  background: color.surface.page,
});

export const overlay = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '120px',
  background: color.surface.overlay,
  borderRadius: radius.container,
});

export const raised = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space.small,
  minBlockSize: '88px',
  padding: space.small,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  borderRadius: radius.control,
});

export const track = style({
  padding: space.xxsmall,
  background: color.surface.sunken,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.full,
  textAlign: 'start',
});

export const runner = style({
  inlineSize: space.large,
  blockSize: space.large,
  background: color.accent.solid,
  borderRadius: radius.full,
  transitionProperty: 'translate',
  transitionTimingFunction: vars.easing,
  selectors: {
    [`${track}:hover &, ${track}:focus-visible &`]: { translate: '240px 0' },
    [`[dir=rtl] ${track}:hover &, [dir=rtl] ${track}:focus-visible &`]: { translate: '-240px 0' },
  },
});
