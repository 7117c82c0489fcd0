import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const { space } = vars;

/** The room for a shadow, below and beside a toast. */
const shade = space.medium;
const side = space.xxlarge;

export const stack = style({
  position: 'fixed',
  insetInlineEnd: 0,
  // Clears the bottom bar of phones.
  insetBlockEnd: `calc(${space.xxxlarge} + env(safe-area-inset-bottom, 0px) - ${shade})`,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  // Scroll containers clip their content, so the padding leaves room for the shadows.
  padding: `${shade} ${space.xsmall} ${shade} ${side}`,
  // The toasts have the required width (TST-07).
  inlineSize: `calc(300px + ${space.xsmall} + ${side})`,
  maxBlockSize: `calc(100dvh - ${space.xxxlarge} + ${shade})`,
  overflowY: 'auto',
  // Clicks between two toasts reach the page.
  pointerEvents: 'none',
  '@media': {
    [from('desktop')]: {
      insetBlockEnd: `calc(${space.medium} - ${shade})`,
      inlineSize: `calc(300px + ${space.medium} + ${side})`,
      paddingInlineEnd: space.medium,
      maxBlockSize: `calc(100dvh - ${space.medium} + ${shade})`,
    },
  },
});
