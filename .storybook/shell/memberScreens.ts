import type { ShellLinks } from '@cb/ui/screens/Shell/links';

/** The screens that fill the dashboard's content, with the link that leads to each. */
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

/** Tags that Storybook gives to stories that play something, and to tests of stories. */
const playing = ['play-fn', 'test-fn'];

/**
 * Returns the link of the shell that leads to a story's screen; `undefined` for what is shown bare:
 * parts of screens, public screens, what a docs page holds, and stories with steps, which look for
 * their elements on the whole page.
 */
export function shellLinkOf({ title, viewMode, tags, globals }: ShownEntry) {
  if (globals['shell'] === 'off' || viewMode === 'docs') return undefined;
  if (playing.some((tag) => tags.includes(tag))) return undefined;
  const [entry] = Object.entries(entries).filter(([screen]) => screen === title);
  return entry?.[1];
}

/** The titles of the screens that fill the dashboard's content. */
export const memberScreens: readonly string[] = Object.keys(entries);
