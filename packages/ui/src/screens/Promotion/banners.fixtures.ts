import type { Banner } from './BannerBlock/BannerBlock.tsx';

/** Returns a banner of the site, which Storybook serves. Its address omits the port, which varies. */
const banner = (id: string, width: number, height: number, alt: string): Banner => ({
  id,
  width,
  height,
  alt,
  src: `${import.meta.env.BASE_URL}banners/${id}.png`,
});

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
