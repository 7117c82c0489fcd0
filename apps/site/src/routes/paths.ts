import { matchPath } from 'react-router';

/** The addresses of the site (RTE-01 to RTE-31). */
export const paths = {
  start: '/',
  home: '/home',
  login: '/home/login',
  signUp: '/home/reg',
  dashboard: '/dashboard',
  logout: '/logout',
  emailReset: '/email/reset',
  accountDeleted: '/accountsettings/accountdeletedconfirmation',
  cashBack: '/dashboard/cbcashback',
  coupons: '/dashboard/rpcoupons',
  tasks: '/dashboard/offers/cboffers',
  surveys: '/dashboard/surveys',
  surveyTables: '/dashboard/standalone',
  discover: '/dashboard/offers',
  redeem: '/dashboard/redeem',
  cash: '/dashboard/cbpayza',
  redeemRewards: '/dashboard/redeemrewards',
  referAFriend: '/dashboard/referearn',
  promotionalMaterial: '/dashboard/promomaterial',
  profile: '/dashboard/userprofile',
  earningReport: '/dashboard/transactioncb',
  inbox: '/dashboard/cbinbox',
  welcome: '/dashboard/cbmessage',
  accountSettings: '/dashboard/accountsettings',
  news: '/dashboard/cbnews',
  videoGuides: '/dashboard/cbvideoguides',
  offerWalls: '/dashboard/offerwallcb',
  more: '/dashboard/sidebar',
  oldAccount: '/dashboard/cintpanels',
  giftCards: '/giftcards.html',
  privacyPolicy: '/privacy-policy.html',
  termsOfService: '/terms-of-service.html',
  referAndEarn: '/refer-and-earn.html',
} as const;

/** Whether a path is in the member area, as /email/reset is (D9). */
export const isMembersAddress = (pathname: string) =>
  [`${paths.dashboard}/*`, paths.emailReset].some((pattern) => matchPath(pattern, pathname));

/** The address of the report REDEMPTION STATUS. */
export const redemptionStatus = `${paths.earningReport}?tab=redemptions`;

/** Returns the path of a gift card's page. */
export const giftCardPath = (brandKey: string) =>
  `${paths.redeemRewards}/details/${encodeURIComponent(brandKey)}`;
