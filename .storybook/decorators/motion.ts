import { reducedMotion } from '@cb/ui/internal/theme/media';

/** Overrides `matchMedia` for prefers-reduced-motion. Returns a function that restores it. */
export function mockReducedMotion(reduced: boolean) {
  const original = window.matchMedia;
  window.matchMedia = (media) =>
    original.call(window, media === reducedMotion ? (reduced ? 'all' : 'not all') : media);
  return () => {
    window.matchMedia = original;
  };
}
