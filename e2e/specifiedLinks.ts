/**
 * The targets of the site's links, copied from the specification and its decisions and not from the
 * code, so that a wrong target in the site's tables fails the test. No other test lists them.
 */

/** A label, the address it leads to, and whether it opens in a new tab. */
export type SpecifiedLink = readonly [label: string, href: string, newTab?: 'new tab'];

const outside = (label: string, href: string): SpecifiedLink => [label, href, 'new tab'];

/** Addresses of the site that redirect to a page. */
export const redirects = [
  '/',
  '/dashboard',
  '/dashboard/offers',
  '/dashboard/offerwallcb',
  '/dashboard/offerwallcb/peanutlabs',
  '/logout',
] as const;

const games = 'https://games.cbrewards.example/';
const help = 'https://help.cbrewards.example/';

export const publicHeader: readonly SpecifiedLink[] = [
  ['CB Rewards', '/'],
  ['Login', '/home/login'],
  ['SignUp', '/home/reg'],
];

export const publicFooter: readonly SpecifiedLink[] = [
  ['Home', '/'],
  ['Cash back', '/dashboard/cbcashback'],
  ['Surveys', '/dashboard/surveys'],
  ['Discover', '/dashboard/offers'],
  ['Redeem', '/dashboard/redeem'],
  ['Refer and earn', '/refer-and-earn.html'],
  ['Privacy policy', '/privacy-policy.html'],
  ['Terms of service', '/terms-of-service.html'],
  outside('Help', help),
  outside('Blog', 'https://blog.cbrewards.example/'),
  outside('About', 'https://www.cbrewards.example/about'),
  outside('Contact', 'https://www.cbrewards.example/contact'),
  outside('Advertise', 'https://www.cbrewards.example/advertise'),
  outside('Games', games),
  outside('Sitemap', 'https://www.cbrewards.example/sitemap'),
  outside('Facebook', 'https://www.facebook.com/cbrewards.example'),
  outside('Instagram', 'https://www.instagram.com/cbrewards.example'),
  outside('X', 'https://x.com/cbrewards_example'),
  outside('YouTube', 'https://www.youtube.com/@cbrewards.example'),
];

export const sidebar: readonly SpecifiedLink[] = [
  ['Dashboard', '/dashboard'],
  ['OfferWall', '/dashboard/offers'],
  ['Surveys', '/dashboard/surveys'],
  ['Refer a Friend', '/dashboard/referearn'],
  ['Promotional Material', '/dashboard/promomaterial'],
  ['My Profile', '/dashboard/userprofile'],
  ['Earning Report', '/dashboard/transactioncb'],
  ['Redeem Rewards', '/giftcards.html'],
  outside('Play Games', games),
];

export const banners: readonly SpecifiedLink[] = [
  ['Gift cards', '/giftcards.html'],
  ['Surveys', '/dashboard/surveys'],
  ['More offer walls', '/dashboard/offerwallcb/peanutlabs'],
  ['Refer a friend', '/dashboard/referearn'],
];

export const topBar: readonly SpecifiedLink[] = [
  ['CB Rewards', '/dashboard'],
  ['Inbox', '/dashboard/cbinbox'],
];

export const referMenu: readonly SpecifiedLink[] = [
  ['Refer a Friend', '/dashboard/referearn'],
  ['Referral Stats', '/dashboard/referearn'],
  ['Promotional Material', '/dashboard/promomaterial'],
];

export const balancePanel: readonly SpecifiedLink[] = [
  ["Redeem CB's", '/dashboard/redeemrewards'],
  ['My Earning History', '/dashboard/transactioncb'],
];

/** News and video guides of the help desk are served by the providers' origin. */
export const accountMenu = (helpDesk: string): readonly SpecifiedLink[] => [
  ['My Surveys', '/dashboard/surveys'],
  ['My Account Settings', '/dashboard/accountsettings'],
  outside('Help', help),
  outside('Video Guides', `${helpDesk}/video-guides`),
  outside('News', `${helpDesk}/news`),
  outside('Submit Testimonial', 'https://www.cbrewards.example/testimonial'),
  ['Logout', '/logout'],
];

export const memberFooter: readonly SpecifiedLink[] = [
  ['News', '/dashboard/cbnews'],
  ['Video Guides', '/dashboard/cbvideoguides'],
  ['Privacy policy', '/privacy-policy.html'],
  ['Terms of service', '/terms-of-service.html'],
  ['Refer and earn', '/refer-and-earn.html'],
];

export const bottomBar: readonly SpecifiedLink[] = [
  ['Dashboard', '/dashboard'],
  ['Surveys', '/dashboard/surveys'],
  ['OfferWall', '/dashboard/offers'],
  ['Redeem', '/dashboard/redeemrewards'],
  ['More', '/dashboard/sidebar'],
];

export const offersTabs: readonly SpecifiedLink[] = [
  ['CB Surveys', '/dashboard/offers/wall'],
  ['RapidoReach', '/dashboard/offers/rapidoreach'],
  ['Cint', '/dashboard/offers/yoursurveys'],
  ['Complete Profile', '/dashboard/offers/profile'],
];

export const offerWallTabs: readonly SpecifiedLink[] = [
  ['RAPIDOREACH IFRAME', '/dashboard/offerwallcb/rapidoreach'],
  ['RAPIDOREACH WIDGET', '/dashboard/offerwallcb/rapidoreach-widget'],
  ['OFFERTORO', '/dashboard/offerwallcb/offertoro'],
  ['BITLABS', '/dashboard/offerwallcb/bitlabs'],
  ['INBRAIN', '/dashboard/offerwallcb/inbrain'],
];

export const topPerforming: readonly SpecifiedLink[] = [
  ['YourSurveys', '/dashboard/offers/yoursurveys'],
  ['inBrain', '/dashboard/offerwallcb/inbrain'],
];

export const inbox: readonly SpecifiedLink[] = [
  ['See the surveys', '/dashboard/surveys'],
  ['Refer a friend', '/dashboard/referearn'],
  ['See the gift cards', '/giftcards.html'],
  outside('Play games', games),
  ['Read the welcome message', '/dashboard/cbmessage'],
];

export const welcome: readonly SpecifiedLink[] = [['Start Earning CBs Here', '/dashboard']];

const hostingSignUp = outside(
  'Sign up at Hosting partner',
  'https://hosting-partner.example/sign-up',
);

const blockerGuide = outside(
  'How to whitelist this site',
  'https://help.cbrewards.example/ad-blocker',
);

/** Single links, by the page that shows them. */
export const singleLinks: Readonly<Record<string, readonly SpecifiedLink[]>> = {
  '/dashboard/offers/wall': [['COMPLETE PROFILE TO UNLOCK MORE SURVEYS', '/dashboard/userprofile']],
  '/dashboard/offers/yoursurveys': [
    ['COMPLETE PROFILE TO UNLOCK MORE SURVEYS', '/dashboard/userprofile'],
  ],
  '/dashboard/cintpanels': [
    outside(
      'Trouble logging in? Get help with your old account',
      'https://help.cbrewards.example/old-account',
    ),
    blockerGuide,
  ],
  '/dashboard/cbmessage': [['Open your old account', '/dashboard/cintpanels']],
  '/dashboard/sidebar': [['Old account', '/dashboard/cintpanels']],
  '/dashboard/cbnews': [hostingSignUp],
  '/dashboard/cbvideoguides': [hostingSignUp],
  '/dashboard/accountsettings': [blockerGuide, ['Change your email address', '/email/reset']],
  '/email/reset': [['Back to the account settings', '/dashboard/accountsettings']],
  '/home/login': [['create new account', '/home/reg']],
  '/home/reg': [['I already have a login', '/home/login']],
};

/** Single links of the pages that lead to a redemption. */
export const redemptionLinks: Readonly<Record<string, readonly SpecifiedLink[]>> = {
  '/dashboard/redeem': [
    ['Click Here Navigate to Giftcards section', '/dashboard/redeemrewards'],
    ['See what gift cards are', '/giftcards.html'],
    ['Go to cash redemption', '/dashboard/cbpayza'],
  ],
  '/dashboard/redeemrewards': [
    ['Click Here to check Cash Equivalent Rewards', '/dashboard/redeem'],
  ],
};

/** Shown twice on the page of a gift card. */
export const backToCatalogue: SpecifiedLink = [
  'Go Back to Reward Catalog',
  '/dashboard/redeemrewards',
];

/** Shown in a report without orders. */
export const toRedeem: SpecifiedLink = ['Click Here', '/dashboard/redeem'];

/** Shown in a list without surveys. */
export const toProfile: SpecifiedLink = ['Complete Profile', '/dashboard/userprofile'];

/** Shown to a member whose balance is below the minimum to redeem. */
export const toSurveys: SpecifiedLink = ['Earn with surveys', '/dashboard/surveys'];

/** Links of the page for unknown addresses, for visitors. */
export const visitorSuggestions: readonly SpecifiedLink[] = [
  ['Login', '/home/login'],
  ['Gift cards', '/giftcards.html'],
  ['Refer and earn', '/refer-and-earn.html'],
  ['Terms of service', '/terms-of-service.html'],
];

/** The same for members. */
export const memberSuggestions: readonly SpecifiedLink[] = [
  ['Surveys', '/dashboard/surveys'],
  ['Rewards Store', '/dashboard/redeemrewards'],
  ['Earning Report', '/dashboard/transactioncb'],
  ['Account Settings', '/dashboard/accountsettings'],
];
