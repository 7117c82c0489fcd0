import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import { externalLinks, memberLinks } from '../operator/links.ts';
import { paths } from './paths.ts';

export const shellLinks: ShellLinks = {
  dashboard: paths.dashboard,
  offers: paths.discover,
  surveys: paths.surveys,
  referAFriend: paths.referAFriend,
  promotionalMaterial: paths.promotionalMaterial,
  profile: paths.profile,
  earningReport: paths.earningReport,
  giftCards: paths.giftCards,
  redeemRewards: paths.redeemRewards,
  inbox: paths.inbox,
  accountSettings: paths.accountSettings,
  news: paths.news,
  videoGuides: paths.videoGuides,
  offerWalls: paths.offerWalls,
  moreOfferWalls: `${paths.offerWalls}/peanutlabs`,
  more: paths.more,
  logout: paths.logout,
  privacyPolicy: paths.privacyPolicy,
  termsOfService: paths.termsOfService,
  referAndEarn: paths.referAndEarn,
  games: externalLinks.games,
  help: externalLinks.help,
  testimonial: memberLinks.testimonial,
  externalNews: memberLinks.news,
  externalVideoGuides: memberLinks.videoGuides,
};
