import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size: lengths, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space.medium}` } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: color.surface.scrim,
  animation: `${appear} ${vars.motion.medium} ${vars.easing}`,
});

const dialog = style({
  position: 'fixed',
  inset: space.medium,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100% - 2 * ${space.medium})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${space.medium})`,
  margin: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${lengths.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.large,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  animation: `${rise} ${vars.motion.medium} ${vars.easing}`,
  // The dialog receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const size = styleVariants({
  small: [dialog, { maxInlineSize: vars.measure.card }],
  medium: [dialog, { maxInlineSize: vars.measure.text }],
  large: [dialog, { maxInlineSize: vars.measure.content }],
});

// In a low window the title and actions scroll too, since sticky they would cover the content.
const highWindow = '(min-height: 600px)';

const edge = { position: 'sticky', zIndex: 1, background: color.surface.overlay } as const;

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: `${space.large} ${space.small}`,
  '@media': { [highWindow]: { ...edge, insetBlockStart: 0 } },
});

export const title = style({
  ...vars.text.title,
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  padding: `0 ${space.large} ${space.large}`,
});

export const description = style({ color: color.text.muted });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.small,
  padding: `${space.medium} ${space.large}`,
  borderBlockStart: `${lengths.hairline} solid ${color.border.default}`,
  '@media': { [highWindow]: { ...edge, insetBlockEnd: 0 } },
});
