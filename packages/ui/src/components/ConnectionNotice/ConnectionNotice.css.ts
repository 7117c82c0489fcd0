import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from } from '#ui/theme/media.ts';
import { connectionLost, connectionArea } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

const rise = keyframes({ from: { translate: `0 ${space.large}`, opacity: 0 } });

/** At the bottom of the window, on a phone as a bar. The dashboard's styles move it to where it covers nothing. */
export const region = style([
  connectionArea,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    // Below dialogs, whose buttons are at the bottom of a phone, too.
    zIndex: vars.layer.bar,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '@media': { [from('desktop')]: { insetInline: space.medium, insetBlockEnd: space.medium } },
  },
]);

export const notice = style([
  connectionLost,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    inlineSize: '100%',
    padding: `${space.xsmall} ${space.medium} calc(${space.xsmall} + env(safe-area-inset-bottom, 0px))`,
    border: `${vars.size.hairline} solid transparent`,
    background: color.warning.subtle,
    boxShadow: vars.elevation.overlay,
    color: color.warning.text,
    fontWeight: vars.weight.medium,
    animation: `${rise} ${vars.motion.slow} ${vars.easing}`,
    '@media': {
      [from('desktop')]: {
        inlineSize: 'auto',
        paddingBlock: space.xsmall,
        borderRadius: vars.radius.control,
      },
    },
  },
]);

// Leaves room below the page on a phone, so that the bar covers neither the footer nor the focused control.
globalStyle(`body:has(${connectionLost}) footer`, {
  '@media': { [below('desktop')]: { paddingBlockEnd: '6rem' } },
});
globalStyle(`html:has(${connectionLost})`, {
  '@media': { [below('desktop')]: { scrollPaddingBlockEnd: '10rem' } },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
