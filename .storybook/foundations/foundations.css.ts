import { vars } from '@cb/ui/theme/vars.ts';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const page = style({
  display: 'grid',
  gap: space.large,
  maxInlineSize: vars.measure.content,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space.medium,
});

/** A specimen with its name and value below. */
export const specimen = style({ display: 'grid', gap: space.xxsmall, alignContent: 'start' });

export const name = style({ ...text.small, fontWeight: vars.weight.strong });

export const value = style({
  ...text.caption,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const block = style({
  blockSize: '72px',
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: radius.small,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.medium,
});

export const bar = style({
  blockSize: space.medium,
  background: color.accent.solid,
  borderRadius: radius.small,
});

export const raised = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '120px',
  background: color.surface.overlay,
  borderRadius: radius.large,
});

export const drawn = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '88px',
  padding: space.small,
  background: color.surface.raised,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.small,
});

export const track = style({
  padding: space.xxsmall,
  background: color.surface.sunken,
  borderRadius: radius.full,
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
