import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { accent, info, positive, surface, text } = vars.color;

const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  small: [logo, vars.text.small],
  large: [logo, vars.text.title],
});

const tile = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  borderRadius: vars.radius.small,
});

export const tileSize = styleVariants({
  mark: [tile, { inlineSize: vars.space.xlarge, blockSize: vars.space.xlarge }],
  small: [tile, { inlineSize: vars.space.large, blockSize: vars.space.large }],
  large: [tile, { inlineSize: vars.space.xlarge, blockSize: vars.space.xlarge }],
});

export const mark = style({ inlineSize: '62%', blockSize: '62%' });

export const providerColour = styleVariants({
  SAMPLY: { background: positive.subtle, color: positive.text },
  RAPIDOREACH: { background: info.subtle, color: info.text },
  YOURSURVEYS: { background: accent.subtle, color: accent.text },
  PURESPECTRUM: { background: accent.subtle, color: accent.text },
  SSI: { background: info.subtle, color: info.text },
  CINT: { background: surface.sunken, color: text.default },
});
