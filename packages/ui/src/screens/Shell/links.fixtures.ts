import type { ShellLinks } from './links.ts';

/**
 * Each link by its own name, so that a story tells which is which. Where the links of the site lead is
 * no matter of a story: e2e/links.spec.ts compares them with the specification.
 */
export const shellLinks: ShellLinks = {
  dashboard: '/to/dashboard',
  offers: '/to/offers',
  surveys: '/to/surveys',
  referAFriend: '/to/referAFriend',
  promotionalMaterial: '/to/promotionalMaterial',
  profile: '/to/profile',
  earningReport: '/to/earningReport',
  giftCards: '/to/giftCards',
  redeemRewards: '/to/redeemRewards',
  inbox: '/to/inbox',
  accountSettings: '/to/accountSettings',
  news: '/to/news',
  videoGuides: '/to/videoGuides',
  offerWalls: '/to/offerWalls',
  more: '/to/more',
  logout: '/to/logout',
  privacyPolicy: '/to/privacyPolicy',
  termsOfService: '/to/termsOfService',
  referAndEarn: '/to/referAndEarn',
  games: '/to/games',
  testimonial: '/to/testimonial',
  help: '/to/help',
  externalNews: '/to/externalNews',
  externalVideoGuides: '/to/externalVideoGuides',
};
