import type { Banner } from '@cb/ui/screens/Promotion/banner';
import { settings } from './settings.ts';

const { productName } = settings;

/**
 * The pictures of public/banners, drawn by tools/banners.ts. Their addresses are pasted elsewhere: they
 * stay. An operator with another name puts pictures of their own in their place (docs/deployment.md).
 */
const banner = (id: string, width: number, height: number, alt: string) => ({
  id,
  width,
  height,
  alt,
});

const top = [
  banner('earn', 600, 300, 'Earn CB every day with surveys and offers'),
  banner('gift-cards', 600, 300, '100 CB = $1: turn your CB into gift cards'),
  banner('friends', 600, 300, 'Better together: answer surveys and earn CB'),
  banner('surveys', 600, 300, 'Your opinion pays: short surveys, paid in CB'),
];

const sized = [
  banner('728x90', 728, 90, `${productName}: earn CB, redeem gift cards`),
  banner('336x280', 336, 280, `${productName}: spare minutes, real rewards`),
  banner('300x250', 300, 250, `${productName}: your opinion pays in CB`),
  banner('250x250', 250, 250, `Earn with ${productName}`),
  banner('160x600', 160, 600, `${productName}: answer surveys, earn CB, pick a gift card`),
];

const siteRoot = () => new URL(import.meta.env.BASE_URL, location.href).href;

/** The banners with addresses that hold outside the site too; `site` is the address of its root, with a slash. */
export function bannersOf(site = siteRoot()) {
  const placed = (given: typeof top): Banner[] =>
    given.map((one) => ({ ...one, src: new URL(`banners/${one.id}.png`, site).href }));
  return { pictures: placed(top), sizes: placed(sized) };
}
