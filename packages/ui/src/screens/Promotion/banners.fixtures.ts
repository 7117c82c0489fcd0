import type { Banner } from './banner.ts';

/** Creates a banner of the given size as a data URL, so that it needs no network. */
function banner(id: string, width: number, height: number, alt: string): Banner {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0b5d3c"/><circle cx="50%" cy="50%" r="30" fill="#f2b632"/></svg>`;
  return { id, width, height, alt, src: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
}

export const pictures: readonly Banner[] = [
  banner('earn', 600, 300, 'Earn CB every day'),
  banner('gift-cards', 600, 300, '100 CB = $1'),
  banner('friends', 600, 300, 'Better together'),
  banner('surveys', 600, 300, 'Your opinion pays'),
];

export const sizes: readonly Banner[] = [
  banner('728x90', 728, 90, 'Earn CB, redeem gift cards'),
  banner('336x280', 336, 280, 'Spare minutes, real rewards'),
  banner('300x250', 300, 250, 'Your opinion pays in CB'),
  banner('250x250', 250, 250, 'Earn with CB Rewards'),
  banner('160x600', 160, 600, 'Answer surveys. Earn CB. Pick a gift card.'),
];
