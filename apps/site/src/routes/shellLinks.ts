import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import type { WayToEarn } from '@cb/ui/screens/Shell/WaysToEarn';
import { externalLinks, memberLinks } from '../operator/links.ts';
import { paths } from './paths.ts';

export const shellLinks: ShellLinks = {
  ...paths,
  offers: paths.discover,
  moreOfferWalls: `${paths.offerWalls}/peanutlabs`,
  games: externalLinks.games,
  help: externalLinks.help,
  testimonial: externalLinks.testimonial,
  externalNews: memberLinks.news,
  externalVideoGuides: memberLinks.videoGuides,
};

const waysToEarn: Readonly<Record<WayToEarn, string>> = {
  surveys: paths.surveys,
  offerWalls: `${paths.offerWalls}/rapidoreach`,
  cashBack: paths.cashBack,
  coupons: paths.coupons,
  tasks: paths.tasks,
  surveyTables: paths.surveyTables,
  referrals: paths.referAFriend,
  cbCodes: `${paths.more}#cb-code`,
};

/** Returns the address of an entry under "All ways to earn" (D190). */
export const hrefOfWay = (way: WayToEarn) => waysToEarn[way];
