import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtFile, publicModules } from './build/publicModules.ts';

const dist = join(import.meta.dirname, 'dist');

/** Limits in kB of what an entry and all of the package that it imports weigh, compressed file by file. */
const limits = { components: 3.5, screens: 15, theme: 2.5, platform: 1 };

/** Entries that may weigh more than others of their kind. */
const larger = {
  'components/BarChart': 7,
  'components/Combobox': 6.5,
  'components/CopyField': 6,
  'components/CountUp': 5,
  'components/Dialog': 6,
  'components/FormSkeleton': 4.5,
  'components/Frame': 4.5,
  'components/ShareButtons': 8,
  'components/SponsoredTile': 7,
  'components/Table': 6,
  'components/ToastStack': 4.5,
  'screens/Account/DeleteAccountDialog': 19,
  'screens/Profile/ProfileForm': 18,
  'screens/Profile/QuestionnaireDialog': 24,
  'screens/Promotion/PromotionScreen': 20,
  'screens/Redeem/LegacyRedemptionScreen': 24,
  'screens/Redeem/PayzaScreen': 25,
  'screens/Referrals/RecentReferrals': 17,
  'screens/Referrals/ReferralLinkSection': 17,
  'screens/Reports/EarningsReport': 22,
  'screens/Reports/RedemptionReport': 20,
  'screens/Shell/DashboardShell': 26,
  'screens/Store/GiftCardScreen': 24,
  'screens/Store/RedeemSection': 19,
  'screens/Store/RewardsStoreScreen': 31,
  'screens/Store/RewardsStoreScreen/StoreList': 19,
  'screens/Surveys/SurveyCards': 22,
  'screens/Surveys/SurveyListScreen': 32,
  'screens/Surveys/SurveyTablesScreen/SurveyTable': 24,
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

export default [...publicModules].map(([name, file]) => ({
  name,
  path: [...withImports(join(dist, builtFile(file, '.js')))],
  limit: `${larger[name] ?? limits[name.split('/')[0]]} kB`,
}));
