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

/** Addresses outside the site that only the member area uses. */
export const memberLinks = {
  testimonial: 'https://www.cbrewards.example/testimonial',
  news: 'https://help.cbrewards.example/news',
  videoGuides: 'https://help.cbrewards.example/video-guides',
  adBlockerGuide: 'https://help.cbrewards.example/ad-blocker',
  oldAccountTrouble: 'https://help.cbrewards.example/old-account',
  /** The operator's number at Facebook, without which Messenger takes no link. */
  messengerAppId: '0000000000000000',
  hostingSignUp: 'https://hosting-partner.example/sign-up',
} as const;

/** https origins that may be framed (decision D20). */
export const framedOrigins = ['https://help.cbrewards.example', 'https://cint.example'] as const;
