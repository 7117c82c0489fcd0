import { reducedMotion } from '@cb/ui/internal/theme/media';

/** Answers a script's question whether motion is to be reduced, until the returned undo is called. */
export function answerMotion(reduced: boolean) {
  const real = window.matchMedia;
  window.matchMedia = (media) =>
    real.call(window, media === reducedMotion ? (reduced ? 'all' : 'not all') : media);
  return () => {
    window.matchMedia = real;
  };
}
