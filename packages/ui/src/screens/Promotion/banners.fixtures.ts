import type { Banner } from './PromotionScreen/PromotionScreen.tsx';

/** Creates a banner of the site, which Storybook serves. Its address omits the port, which varies. */
const createBanner = (id: string, width: number, height: number, alt: string): Banner => ({
  id,
  width,
  height,
  alt,
  src: `${import.meta.env.BASE_URL}invites/${id}.png`,
});

/** The four banners at the top of the page. */
export const pictures: readonly Banner[] = [
  createBanner('earn', 600, 300, 'Earn CB every day'),
  createBanner('gift-cards', 600, 300, '100 CB = $1'),
  createBanner('friends', 600, 300, 'Better together'),
  createBanner('surveys', 600, 300, 'Your opinion pays'),
];

/** The five banners of standard sizes. */
export const bannersBySize: readonly Banner[] = [
  createBanner('wide', 728, 90, 'Earn CB, redeem gift cards'),
  createBanner('large', 336, 280, 'Spare minutes, real rewards'),
  createBanner('medium', 300, 250, 'Your opinion pays in CB'),
  createBanner('square', 250, 250, 'Earn with CB Rewards'),
  createBanner('tall', 160, 600, 'Answer surveys. Earn CB. Pick a gift card.'),
];
