import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const src = join(import.meta.dirname, '../src');

/** A component or screen carries the name of its folder; what stands beside it is a part of it. */
const named = globSync(['components/*/*.tsx', 'screens/*/*/*.tsx'], { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
  .sort();

/** Parts and values that someone needs who wires a screen to data. */
const beside = [
  'components/Amount/formatAmount.ts',
  'components/Amount/sumCb.ts',
  'platform/outsideUrl.ts',
  'screens/Messages/InboxScreen/messages.ts',
  'screens/Promotion/banner.ts',
  'screens/Public/LandingScreen/links.ts',
  'screens/Public/SignUpScreen/texts.ts',
  'screens/Redeem/LegacyRedemptionScreen/LegacyConfirmation.tsx',
  'screens/Redeem/LegacyRedemptionScreen/LegacyForm.tsx',
  'screens/Redeem/LegacyRedemptionScreen/LegacyOrders.tsx',
  'screens/Redeem/LegacyRedemptionScreen/legacyOptions.ts',
  'screens/Redeem/PayzaScreen/PayzaForm.tsx',
  'screens/Reports/report.ts',
  'screens/Shell/links.ts',
  'screens/Store/RedeemSection/Denominations.tsx',
  'screens/Store/RewardsStoreScreen/BrandCard.tsx',
  'screens/Store/RewardsStoreScreen/ReachPanel.tsx',
  'screens/Store/RewardsStoreScreen/StoreFilters.tsx',
  'screens/Store/RewardsStoreScreen/StoreList.tsx',
  'screens/Surveys/SurveyTablesScreen/SurveyTable.tsx',
  'screens/Surveys/survey.ts',
  'theme/vars.ts',
];

const withoutExtension = (file: string) => file.replace(/\.tsx?$/, '');

/**
 * The modules that the package exports, as `src`-relative files by the path below `@cb/ui/` that a
 * consumer imports. The boundary check holds the site and the features to them.
 */
export const publicModules: ReadonlyMap<string, string> = new Map([
  ['theme', 'theme/theme.ts'],
  ['platform', 'platform/Platform.tsx'],
  ...named.map((file) => [dirname(file), file] as const),
  ...beside.map((file) => [withoutExtension(file), file] as const),
]);

/** The file that a source is built to, relative to the package: `.js` or `.d.ts`. */
export const builtFile = (file: string, extension: '.js' | '.d.ts') =>
  `./${withoutExtension(file)}${extension}`;
