import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtFile, publicModules } from './build/publicModules.ts';

const dist = join(import.meta.dirname, 'dist');

/** Limits in kB of what an entry and all of the package that it imports weigh, compressed file by file. */
const limits = { components: 3.5, domain: 1, screens: 15, theme: 2.5, platform: 1 };

/** Entries that may weigh more than others of their kind. */
const larger = {
  'domain/goalText': 2,
  'screens/Profile/WalletCard': 15.5,
  'components/PlaceList': 4.5,
  'screens/Help/HelpFrameScreen': 15.5,
  'screens/Public/OfflineScreen': 18.5,
  'components/StatePage': 4,
  'domain/cbEntry': 3.5,
  'screens/Redeem/LegacyOrders': 23,
  'screens/Redeem/WhereIsMyCb': 22,
  'screens/Surveys/SurveyWallScreen': 19.5,
  'screens/Surveys/EarnBand': 18.5,
  'screens/Store/ConfirmGiftCard': 22,
  'screens/OfferWalls/OfferWallScreen': 18,
  'screens/Profile/FiguresCard': 16,
  'screens/Public/LandingScreen': 15.5,
  'screens/Shell/TopBar': 18,
  'screens/Shell/SidebarScreen': 20.5,
  'screens/Reports/ReportPanel': 34,
  'screens/Redeem/RedeemScreen': 23.5,
  'screens/Redeem/OrderPlaced': 19.5,
  'screens/Public/SignUpScreen': 20,
  'screens/Public/LoginScreen': 20.5,
  'screens/Promotion/BannerBlock': 18,
  'screens/Messages/InboxScreen': 18,
  'screens/Live/CbCodePanel': 18.5,
  'screens/Account/OldAccountScreen': 19.5,
  'screens/Account/EmailResetScreen': 18,
  'components/Toast': 4.5,
  'components/SkeletonGroup': 5.5,
  'components/ProgressRing': 4.5,
  'components/ProgressBar': 4,
  'components/LoadingText': 4,
  'components/GiftCardFace': 5.5,
  'components/BarChart': 9.5,
  'components/Combobox': 7.5,
  'components/CopyField': 7.5,
  'components/CountUp': 6.5,
  'components/Dialog': 6,
  'components/FilterSheet': 9.5,
  'components/FormSkeleton': 6.5,
  'components/Frame': 6.5,
  'components/ShareButtons': 12,
  'components/SponsoredTile': 7,
  'components/Table': 6,
  'components/ToastStack': 5.5,
  'screens/Account/DeleteAccountDialog': 22,
  'screens/Profile/ProfileForm': 20,
  'screens/Profile/QuestionnaireDialog': 33.5,
  'screens/Promotion/PromotionScreen': 25.5,
  'screens/Redeem/LegacyRedemptionScreen': 34,
  'screens/Redeem/PayzaScreen': 34.5,
  'screens/Referrals/RecentReferrals': 21,
  'screens/Referrals/ReferralLinkSection': 22,
  'screens/Reports/EarningsReport': 46.5,
  'screens/Reports/RedemptionReport': 47.5,
  'screens/Shell/DashboardShell': 33,
  'screens/Store/GiftCardScreen': 40.5,
  'screens/Store/RedeemSection': 23,
  'screens/Store/RewardsStoreScreen': 49,
  'screens/Surveys/SurveyCards': 22.5,
  'screens/Surveys/SurveyListScreen': 40,
  'screens/Surveys/SurveyTable': 28.5,
};

const importOfAFile = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm;

/** A built file and all of the package that it imports. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.js')) return found;
  for (const [, path] of readFileSync(file, 'utf8').matchAll(importOfAFile)) {
    withImports(join(dirname(file), path), found);
  }
  return found;
}

/** The beginning of the names of the entries to measure; all are measured by default. */
const { ENTRIES: beginning = '' } = process.env;

export default [...publicModules]
  .filter(([name]) => name.startsWith(beginning))
  .map(([name, file]) => ({
    name,
    path: [...withImports(join(dist, builtFile(file, '.js')))],
    limit: `${larger[name] ?? limits[name.split('/')[0]]} kB`,
  }));
