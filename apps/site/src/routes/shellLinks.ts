import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
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
