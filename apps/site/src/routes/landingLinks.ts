import type { PublicLinks } from '@cb/ui/screens/Public/PublicPage';
import { externalLinks } from '../operator/links.ts';
import { paths } from './paths.ts';

export const landingLinks: PublicLinks = {
  ...externalLinks,
  login: paths.login,
  signUp: paths.signUp,
  home: paths.start,
  cashBack: paths.cashBack,
  surveys: paths.surveys,
  discover: paths.discover,
  redeem: paths.redeem,
  privacyPolicy: paths.privacyPolicy,
  termsOfService: paths.termsOfService,
  referAndEarn: paths.referAndEarn,
};
