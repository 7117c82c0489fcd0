import type { ShellLinks } from './links.ts';

/**
 * Distinct placeholder links, so that stories can tell them apart. e2e/links.spec.ts compares the
 * site's links with the specification.
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
  moreOfferWalls: '/to/moreOfferWalls',
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
