import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtFile, publicModules } from './build/publicModules.ts';

const dist = join(import.meta.dirname, 'dist');

/** Limits in kB of what an entry and all of the package that it imports weigh, compressed file by file. */
const limits = { components: 3.5, domain: 1, screens: 15, theme: 2.5, platform: 1 };

/** Entries that may weigh more than others of their kind. */
const larger = {
  'screens/Profile/QuestionPanel': 20,
  'screens/OfferWalls/WidgetScreen': 16,
  'components/TextField': 4.5,
  'components/SelectField': 4.5,
  'components/SearchField': 5,
  'components/Popover': 10.5,
  'components/PasswordField': 6.5,
  'components/NumberField': 5,
  'components/Notice': 4,
  'components/LoadMore': 4.5,
  'components/EmailField': 5,
  'domain/unavailable': 1.5,
  'domain/survey': 1.5,
  platform: 1.5,
  'domain/goalText': 2,
  'screens/Profile/WalletCard': 16.5,
  'components/PlaceList': 4.5,
  'screens/Help/HelpFrameScreen': 18,
  'screens/Public/OfflineScreen': 18.5,
  'components/StatePage': 4,
  'domain/cbEntry': 3.5,
  'screens/Redeem/LegacyOrders': 24,
  'screens/Redeem/WhereIsMyCb': 23.5,
  'screens/Surveys/SurveyWallScreen': 20.5,
  'screens/Surveys/EarnBand': 22,
  'screens/Store/ConfirmGiftCard': 25,
  'screens/OfferWalls/OfferWallScreen': 20,
  'screens/Profile/FiguresCard': 17.5,
  'screens/Public/LandingScreen': 15.5,
  'screens/Shell/TopBar': 26,
  'screens/Shell/SidebarScreen': 21.5,
  'screens/Reports/ReportPanel': 36.5,
  'screens/Redeem/RedeemScreen': 24,
  'screens/Redeem/OrderPlaced': 20.5,
  'screens/Public/SignUpScreen': 23,
  'screens/Public/LoginScreen': 22.5,
  'screens/Promotion/BannerBlock': 20,
  'screens/Messages/InboxScreen': 19,
  'screens/Live/CbCodePanel': 21,
  'screens/Account/OldAccountScreen': 21,
  'screens/Account/EmailResetScreen': 20.5,
  'components/Toast': 5.5,
  'components/SkeletonGroup': 5.5,
  'components/ProgressRing': 5,
  'components/ProgressBar': 4.5,
  'components/LoadingText': 4.5,
  'components/GiftCardFace': 5.5,
  'components/BarChart': 9.5,
  'components/Combobox': 10,
  'components/CopyField': 8.5,
  'components/CountUp': 7,
  'components/Dialog': 7,
  'components/FilterSheet': 10.5,
  'components/FormSkeleton': 7,
  'components/Frame': 6.5,
  'components/ShareButtons': 12.5,
  'components/SponsoredTile': 7,
  'components/Table': 6,
  'components/ToastStack': 6.5,
  'screens/Account/DeleteAccountDialog': 24,
  'screens/Profile/ProfileForm': 22,
  'screens/Profile/QuestionnaireDialog': 39,
  'screens/Promotion/PromotionScreen': 27.5,
  'screens/Redeem/LegacyRedemptionScreen': 37,
  'screens/Redeem/PayzaScreen': 38,
  'screens/Referrals/RecentReferrals': 22,
  'screens/Referrals/ReferralLinkSection': 23,
  'screens/Reports/EarningsReport': 49,
  'screens/Reports/RedemptionReport': 50,
  'screens/Shell/DashboardShell': 39.5,
  'screens/Store/GiftCardScreen': 42.5,
  'screens/Store/RedeemSection': 25,
  'screens/Store/RewardsStoreScreen': 52.5,
  'screens/Surveys/SurveyCards': 24.5,
  'screens/Surveys/SurveyListScreen': 42.5,
  'screens/Surveys/SurveyTable': 29.5,
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
