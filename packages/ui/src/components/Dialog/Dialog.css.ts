import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size: lengths, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space.medium}` } });
const slide = keyframes({ from: { translate: '0 100%' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: color.surface.scrim,
  animation: `${appear} ${vars.motion.medium} ${vars.easing}`,
});

// Radix turns pointer events off on the body. If the page inherited that, the style of each of its elements
// would be calculated again. The scrim covers the page anyway.
globalStyle('body > *', { pointerEvents: 'auto' });

// In a shorter window the title and actions scroll too, because sticky ones would cover the content.
const tallWindow = '(min-height: 600px)';

const dialog = style({
  position: 'fixed',
  // A sheet on a phone, within reach of the thumb.
  inset: 'auto 0 0',
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `calc(100dvh - ${space.xxlarge})`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  overflowY: 'auto',
  // Keeps the ring of a control at the edge in view.
  scrollPaddingBlock: space.small,
  overscrollBehavior: 'contain',
  // Forced colours make the border visible.
  border: `${lengths.hairline} solid transparent`,
  borderRadius: `${vars.radius.container} ${vars.radius.container} 0 0`,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  animation: `${slide} ${vars.motion.slow} ${vars.easing}`,
  '@media': {
    // Brings a focused control out from behind the sticky title and actions.
    [tallWindow]: { scrollPaddingBlock: '4.5rem 9.5rem' },
    [from('tablet')]: {
      inset: space.medium,
      inlineSize: `calc(100% - 2 * ${space.medium})`,
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvh - 2 * ${space.medium})`,
      margin: 'auto',
      paddingBlockEnd: 0,
      borderRadius: vars.radius.container,
      animation: `${rise} ${vars.motion.medium} ${vars.easing}`,
    },
  },
  // The dialog takes the focus only to be read out; a ring would make it look like a control.
  ':focus-visible': { outline: 'none' },
});

const maxWidth = (maxInlineSize: string) => ({
  '@media': { [from('tablet')]: { maxInlineSize } },
});

export const size = styleVariants({
  small: [dialog, maxWidth(vars.measure.card)],
  medium: [
    dialog,
    maxWidth(vars.measure.text),
    { blockSize: '44rem', '@media': { [from('tablet')]: { blockSize: '44rem' } } },
  ],
  large: [dialog, maxWidth(vars.measure.content)],
});

const edge = { position: 'sticky', zIndex: 1, background: color.surface.overlay } as const;

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: `${space.large} ${space.small}`,
  '@media': { [tallWindow]: { ...edge, insetBlockStart: 0 } },
});

export const title = style({
  ...vars.text.title,
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  fontWeight: vars.weight.bold,
  textWrap: 'balance',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.medium,
  padding: `0 ${space.large} ${space.large}`,
});

export const description = style({ color: color.text.muted });

export const footer = style({
  padding: `${space.small} ${space.large} ${space.large}`,
  '@media': {
    [tallWindow]: {
      ...edge,
      insetBlockEnd: 0,
      // Fades the content behind the actions, to show that it continues.
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        blockSize: space.large,
        background: `linear-gradient(transparent, ${color.surface.overlay})`,
        pointerEvents: 'none',
      },
    },
  },
});
