import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const growIn = keyframes({ from: { opacity: 0, scale: '0.94' } });

/** Celebrates a granted code. */
export const granted = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  background: vars.color.reward.subtle,
  animation: `${growIn} ${vars.motion.slow} ${vars.easing}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
