import { providersOrigin } from './providersOrigin.ts';

/** Every address outside the site, for an operator to edit (decision D8). */
export const externalLinks = {
  help: 'https://help.cbrewards.example/',
  blog: 'https://blog.cbrewards.example/',
  about: 'https://www.cbrewards.example/about',
  contact: 'https://www.cbrewards.example/contact',
  advertise: 'https://www.cbrewards.example/advertise',
  games: 'https://games.cbrewards.example/',
  sitemap: 'https://www.cbrewards.example/sitemap',
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/cbrewards.example' },
    { label: 'Instagram', href: 'https://www.instagram.com/cbrewards.example' },
    { label: 'X', href: 'https://x.com/cbrewards_example' },
    { label: 'YouTube', href: 'https://www.youtube.com/@cbrewards.example' },
  ],
} as const;

/** Where the framed pages are; the reference backend's pretend ones where there are any. */
const helpDesk = providersOrigin ?? 'https://help.cbrewards.example';
const offers = providersOrigin ?? 'https://offers.cbrewards.example';
const at = (origin: string, path: string) => new URL(path, origin).href;

/** Addresses outside the site that only the member area uses. */
export const memberLinks = {
  testimonial: 'https://www.cbrewards.example/testimonial',
  news: at(helpDesk, '/news'),
  videoGuides: at(helpDesk, '/video-guides'),
  coupons: at(helpDesk, '/coupons'),
  cashback: at(helpDesk, '/cashback-offers'),
  tasks: at(helpDesk, '/tasks'),
  rapidoreachWidget: at(offers, '/widget'),
  adBlockerGuide: 'https://help.cbrewards.example/ad-blocker',
  oldAccountTrouble: 'https://help.cbrewards.example/old-account',
  /** The operator's number at Facebook, without which Messenger takes no link. */
  messengerAppId: '0000000000000000',
  hostingSignUp: 'https://hosting-partner.example/sign-up',
} as const;

/** Origins that may be framed: https ones, and the pretend providers' (decision D20). */
export const framedOrigins: readonly string[] = [
  'https://help.cbrewards.example',
  'https://offers.cbrewards.example',
  'https://cint.example',
  ...(providersOrigin === undefined ? [] : [providersOrigin]),
];
