import { keyframes, style } from '@vanilla-extract/css';
import { from, reducedMotion, roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;
const wide = roomFor(48);

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const celebration = style({
  overflow: 'hidden',
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

/** The words beside the picture. */
export const news = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'center',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

const settle = keyframes({
  from: { opacity: 0, transform: 'translateY(12px) rotate(0deg)' },
});

export const gift = style({
  position: 'relative',
  inlineSize: '9rem',
  marginInline: `${space.medium} ${space.xlarge}`,
});

export const tiltedPicture = style({
  transform: 'rotate(-3deg)',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.overlay,
  animation: `${settle} ${vars.motion.slow} ${vars.easing} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const seal = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${space.small})`,
  insetBlockEnd: `calc(-1 * ${space.small})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xlarge,
  blockSize: space.xlarge,
  borderRadius: vars.radius.full,
  background: color.brand.text,
  color: color.brand.surface,
  boxShadow: vars.elevation.overlay,
});

export const check = style({ inlineSize: space.large, blockSize: space.large });

export const confetti = style({
  position: 'absolute',
  // Around the picture.
  inset: '-25%',
  inlineSize: '150%',
  blockSize: '150%',
});

export const star = style({ fill: color.brand.text });
export const light = style({ fill: color.brand.muted });
export const gold = style({ fill: color.brand.reward });
export const leaf = style({ fill: color.brand.accent });

export const words = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

/** If there is room, the messages and links are beside the next steps. */
export const details = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  // The padding of the news above, so that both texts are aligned.
  padding: space.medium,
  '@media': { [from('tablet')]: { padding: space.large } },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xlarge,
    },
  },
});

export const steps = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  '@container': { [wide]: { gridColumn: 1, gridRow: '1 / -1' } },
});

export const after = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.large,
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: 2 } },
});

export const name = style({ fontWeight: vars.weight.strong });

export const quiet = style({ ...vars.text.small, color: color.text.muted });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  padding: space.small,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
});

export const grow = style({ flex: '1 1 auto' });

export const banknote = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  aspectRatio: '8 / 5',
  padding: space.small,
  border: `${size.ring} solid ${color.brand.border}`,
  borderRadius: vars.radius.control,
  background: color.brand.inset,
  color: color.brand.text,
  textAlign: 'start',
});

export const amount = style({
  ...vars.text.lead,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.brand.reward,
});

export const coin = style({ display: 'grid', alignContent: 'start' });

export const provider = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  ...vars.text.small,
  fontWeight: vars.weight.strong,
});
