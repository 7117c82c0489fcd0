import type { ShellLinks } from '@cb/ui/screens/Shell/links';

/** The screens that fill the dashboard's content, with the shell's link to each. */
const entries = {
  'Screens/Account/EmailReset': 'accountSettings',
  'Screens/Account/Settings': 'accountSettings',
  'Screens/Help/HelpFrame': 'news',
  'Screens/Messages/Inbox': 'inbox',
  'Screens/Messages/Welcome': 'inbox',
  'Screens/OfferWalls/OfferWall': 'offerWalls',
  'Screens/Profile/Page': 'profile',
  'Screens/Promotion': 'promotionalMaterial',
  'Screens/Redeem/LegacyRedemption': 'redeemRewards',
  'Screens/Redeem/Payza': 'redeemRewards',
  'Screens/Redeem/Redeem': 'redeemRewards',
  'Screens/Referrals/Page': 'referAFriend',
  'Screens/Reports/Page': 'earningReport',
  'Screens/Store/GiftCard': 'giftCards',
  'Screens/Store/RewardsStore': 'giftCards',
  'Screens/Surveys/SurveyList': 'surveys',
  'Screens/Surveys/SurveyTables': 'surveys',
  'Screens/Surveys/SurveyWall': 'dashboard',
} as const satisfies Readonly<Record<string, keyof ShellLinks>>;

interface ShownEntry {
  readonly title: string;
  readonly viewMode: string;
  readonly tags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Storybook's tags for stories with a play function, and for tests of stories. */
const playing = ['play-fn', 'test-fn'];

/**
 * Returns the shell's link to a story's screen, or `undefined` for stories without the shell: parts
 * of screens, public screens, docs pages, and stories with a play function, which queries the whole
 * page.
 */
export function shellLinkOf({ title, viewMode, tags, globals }: ShownEntry) {
  if (globals['shell'] === 'off' || viewMode === 'docs') return undefined;
  if (playing.some((tag) => tags.includes(tag))) return undefined;
  return Object.entries(entries).find(([screen]) => screen === title)?.[1];
}

/** The titles of the screens that fill the dashboard's content. */
export const memberScreens: readonly string[] = Object.keys(entries);
