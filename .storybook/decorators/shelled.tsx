import type { ShellLinks } from '@cb/ui/screens/Shell/DashboardShell';
import type { Decorator, Loader } from '@storybook/react-vite';

/**
 * The main states of the screens that fill the dashboard's content: the first story of each, with
 * the shell's link to the screen. They are pictured in the shell.
 */
export const mainStates = {
  'screens-account-emailreset--editing': 'accountSettings',
  'screens-account-settings--settings': 'accountSettings',
  'screens-help-helpframe--news': 'news',
  'screens-messages-inbox--unread': 'inbox',
  'screens-messages-welcome--welcome': 'inbox',
  'screens-offerwalls-offerwall--framed': 'offerWalls',
  'screens-profile-profile--ready': 'profile',
  'screens-promotion--ready': 'promotionalMaterial',
  'screens-redeem-legacyredemption--choosing': 'redeemRewards',
  'screens-redeem-payza--form': 'redeemRewards',
  'screens-redeem-redeem--ready': 'redeemRewards',
  'screens-referrals-referrals--with-referrals': 'referAFriend',
  'screens-reports-reports--earnings-chosen': 'earningReport',
  'screens-store-giftcard--ready': 'redeemRewards',
  'screens-store-rewardsstore--ready': 'redeemRewards',
  'screens-surveys-surveylist--ready': 'surveys',
  'screens-surveys-surveytables--two-partners': 'surveys',
  'screens-surveys-surveywall--ready': 'offers',
} as const satisfies Readonly<Record<string, keyof ShellLinks>>;

interface ShownEntry {
  readonly id: string;
  readonly viewMode: string;
  readonly tags: readonly string[];
}

/** Whether a story is the main state of a member's screen. */
export const isMainState = (id: string) => Object.hasOwn(mainStates, id);

/**
 * Returns the shell's link to the screen of a main state. Other stories, their tests and docs pages have no
 * shell, since each picture of it changes with a word of its menu.
 */
export function shellLinkOf({ id, viewMode, tags }: ShownEntry) {
  if (viewMode === 'docs' || tags.includes('test-fn')) return undefined;
  return Object.entries(mainStates).find(([main]) => main === id)?.[1];
}

/** The member's balance in CB, where a screen names none. */
const usualBalance = 3037;

/**
 * Returns the balance in CB that a screen's props name, directly or as part of its store or gift card;
 * `undefined` if they have none yet. The shell shows the same.
 */
export function balanceOf(args: Readonly<Record<string, unknown>>): number | undefined {
  const parts: readonly unknown[] = [args, args['reach'], args['card']];
  const named = parts.find(
    (part): part is { balance: unknown } =>
      typeof part === 'object' && part !== null && 'balance' in part,
  );
  if (!named) return usualBalance;
  return typeof named.balance === 'number' ? named.balance : undefined;
}

/** Loads the shell for the stories that are shown in it; the others do without. */
export const shellLoader: Loader = async (context) => {
  if (!shellLinkOf(context)) return {};
  const { InShell } = await import('./InShell.tsx');
  return { InShell };
};

/** Shows a member's screen in the dashboard's shell, as members see it. */
export const shelled: Decorator = (Story, context) => {
  const link = shellLinkOf(context);
  const { InShell } = context.loaded;
  if (!link || !InShell) return <Story />;
  return (
    <InShell link={link} cb={balanceOf(context.args)}>
      <Story />
    </InShell>
  );
};
