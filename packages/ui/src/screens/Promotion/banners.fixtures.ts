import type { Banner } from './PromotionScreen/PromotionScreen.tsx';

/** Returns a banner of the site, which Storybook serves. Its address omits the port, which varies. */
const banner = (id: string, width: number, height: number, alt: string): Banner => ({
  id,
  width,
  height,
  alt,
  src: `${import.meta.env.BASE_URL}invites/${id}.png`,
});

export const pictures: readonly Banner[] = [
  banner('earn', 600, 300, 'Earn CB every day'),
  banner('gift-cards', 600, 300, '100 CB = $1'),
  banner('friends', 600, 300, 'Better together'),
  banner('surveys', 600, 300, 'Your opinion pays'),
];

export const sizes: readonly Banner[] = [
  banner('wide', 728, 90, 'Earn CB, redeem gift cards'),
  banner('large', 336, 280, 'Spare minutes, real rewards'),
  banner('medium', 300, 250, 'Your opinion pays in CB'),
  banner('square', 250, 250, 'Earn with CB Rewards'),
  banner('tall', 160, 600, 'Answer surveys. Earn CB. Pick a gift card.'),
];
