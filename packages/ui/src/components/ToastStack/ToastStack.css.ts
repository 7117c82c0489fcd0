import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const { space } = vars;

export const stack = style({
  position: 'fixed',
  insetInlineEnd: space.xsmall,
  // Clears the bottom bar of phones.
  insetBlockEnd: `calc(${space.xxxlarge} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  // Required width (TST-07).
  inlineSize: '300px',
  maxBlockSize: `calc(100dvh - ${space.xxxlarge} - ${space.medium})`,
  overflowY: 'auto',
  // Clicks between two toasts reach the page.
  pointerEvents: 'none',
  '@media': {
    [from('desktop')]: {
      insetInlineEnd: space.medium,
      insetBlockEnd: space.medium,
      maxBlockSize: `calc(100dvh - 2 * ${space.medium})`,
    },
  },
});
