import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;
const wide = roomFor(48);

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const celebration = style({
  display: 'grid',
  overflow: 'hidden',
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, 1fr)' } },
});

/**
 * The picture with the rosette around it, above the text, which the rosette's lines don't cross.
 */
export const stage = style({ display: 'grid', gridTemplateRows: '1fr auto', minInlineSize: 0 });

export const air = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  paddingBlock: `${space.xxlarge} ${space.xlarge}`,
});

const settle = keyframes({
  from: { opacity: 0, transform: 'translateY(12px) rotate(0deg)' },
});

export const gift = style({
  position: 'relative',
  inlineSize: '68%',
  maxInlineSize: '24rem',
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
  insetInlineEnd: `calc(-1 * ${space.medium})`,
  insetBlockEnd: `calc(-1 * ${space.medium})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  background: color.brand.text,
  color: color.brand.surface,
  boxShadow: vars.elevation.overlay,
});

export const check = style({ inlineSize: space.xlarge, blockSize: space.xlarge });

export const confetti = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const star = style({ fill: color.brand.text });
export const light = style({ fill: color.brand.muted });
export const gold = style({ fill: color.brand.reward });
export const leaf = style({ fill: color.brand.accent });

export const words = style({ display: 'grid', gap: space.xsmall, textAlign: 'center' });

export const nextSteps = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.large,
  minInlineSize: 0,
  padding: space.medium,
  '@container': { [wide]: { padding: space.xlarge } },
});

export const steps = style({ display: 'grid', gap: space.medium });

export const name = style({ fontWeight: vars.weight.strong });

export const quiet = style({ ...vars.text.small, color: color.text.muted });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  padding: space.medium,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
});

export const grow = style({ flex: '1 1 auto' });

export const actions = style({ display: 'grid', gap: space.small });

export const note = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  aspectRatio: '8 / 5',
  padding: space.large,
  border: `${vars.size.ring} solid ${color.brand.border}`,
  borderRadius: vars.radius.control,
  background: color.brand.inset,
  color: color.brand.text,
  textAlign: 'start',
});

export const amount = style({
  ...vars.text.headline,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.brand.reward,
});

export const coin = style({ display: 'grid', alignContent: 'start' });

export const provider = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
});
