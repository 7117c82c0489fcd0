import { inViewport, pictured, picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import { doubleText } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/Button/Button.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { preventNavigation } from '#ui/components/Link/Link.fixtures.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch/ThemeSwitch.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { CbCodePanel } from '#ui/screens/Balance/CbCodePanel/CbCodePanel.tsx';
import { BalanceFigure } from '#ui/screens/Balance/BalanceFigure/BalanceFigure.tsx';
import { shellLinks } from '../links.fixtures.ts';
import { DashboardShell } from './DashboardShell.tsx';

const balance = { status: 'ready', cb: 1250, decimals: 0, errors: [] } as const;

const surveyLines = (count: number) => (
  <Stack>
    <Heading level={1}>Your surveys</Heading>
    {Array.from({ length: count }, (_, index) => (
      <Text key={index}>Survey {index + 1}: what you think of what you bought last.</Text>
    ))}
  </Stack>
);

const meta = preview.meta({
  title: 'Screens/Shell/Dashboard',
  component: DashboardShell,
  beforeEach: preventNavigation,
  args: {
    links: { ...shellLinks, logout: '#logout' },
    visit: { path: shellLinks.surveys, key: 'first', isReturn: false },
    current: shellLinks.surveys,
    tools: {
      balance: <BalanceFigure {...balance} />,
      available: <BalanceFigure {...balance} label="Available" />,
      cbCode: (
        <CbCodePanel
          status="editing"
          code=""
          errors={[]}
          info={[]}
          onChange={fn()}
          onSubmit={fn()}
        />
      ),
      initials: 'DR',
      hasUnread: true,
    },
    referOpen: true,
    onReferOpenChange: fn(),
    onLogout: fn(),
    themeSwitch: <ThemeSwitch value="system" onChange={fn()} />,
    children: surveyLines(4),
  },
  decorators: [withPlatform(fakePlatform)],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
});

const sidebarOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Dashboard' }));

/** The whole shell of a wide window, with the sidebar’s words and banners. */
export const Wide = meta.story({ parameters: picturedIn('light wide') });

Wide.test('has a sidebar, a top bar, content and a footer [SHL-01]', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('main')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
    'More than $150 million paid to members',
  );
});

Wide.test('shows the rewards of the profile and a referral [SHL-08] [SHL-17]', async (story) => {
  const sidebar = sidebarOf(story.canvasElement);
  await expect(sidebar.getByRole('link', { name: /My Profile/ })).toHaveTextContent('$0.5');
  await expect(sidebar.getByRole('button', { name: /Refer & Earn/ })).toHaveTextContent('$1');
});

Wide.test('marks the current page', async ({ canvasElement }) => {
  const marked = sidebarOf(canvasElement).getByRole('link', { current: 'page' });
  await expect(marked).toHaveTextContent('Surveys');
});

Wide.test(
  'marks the account’s menu on its pages',
  { args: { current: shellLinks.accountSettings } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Account/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

Wide.test(
  'calls onReferOpenChange to close the group [SHL-06]',
  async ({ canvasElement, userEvent, args }) => {
    const heading = sidebarOf(canvasElement).getByRole('button', { name: /Refer & Earn/ });
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(heading);
    await expect(args.onReferOpenChange).toHaveBeenCalledWith(false);
  },
);

Wide.test('skips to the content', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});

Wide.test('links to the inbox', async ({ canvas }) => {
  const inbox = within(canvas.getByRole('banner')).getByRole('link', { name: 'Inbox' });
  await expect(inbox).toHaveAttribute('href', '/to/inbox');
  await expect(inbox).toHaveAccessibleDescription('Unread messages');
});

Wide.test('names the account, with the initials of the member', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account DR' })).toHaveTextContent('DR');
});

/** The group “Refer & Earn” is closed, so the sidebar hides its two entries. */
export const GroupClosed = meta.story({ args: { referOpen: false } });

GroupClosed.test('hides the entries of the group [SHL-06]', async ({ canvasElement }) => {
  await expect(sidebarOf(canvasElement).queryByRole('link', { name: 'Refer a Friend' })).toBeNull();
});

export const LongContent = meta.story({ tags: ['edge-case'], args: { children: surveyLines(80) } });

LongContent.test(
  'is as high as the window minus 113 px and scrolls inside [SHL-02]',
  async ({ canvas }) => {
    const area = canvas.getByRole('main').parentElement;
    await expect(area?.getBoundingClientRect().height).toBe(window.innerHeight - 113);
    await expect(area?.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
);

const surveys = { path: '/surveys', key: 'first' };

/** A page left and returned to, whose content is loaded again. */
const visits = [
  { visit: { ...surveys, isReturn: false }, children: surveyLines(80) },
  { visit: { path: '/profile', key: 'second', isReturn: false }, children: surveyLines(80) },
  { visit: { ...surveys, isReturn: true }, children: surveyLines(4) },
  { visit: { ...surveys, isReturn: true }, children: surveyLines(80) },
];

LongContent.test(
  'restores its position once its content is back',
  {
    render: function Visits(args) {
      const [count, setCount] = useState(0);
      const next = <Button onClick={() => setCount(count + 1)}>Next</Button>;
      return <DashboardShell {...args} {...visits[count]} toasts={next} />;
    },
  },
  async ({ canvas }) => {
    const area = canvas.getByRole('main').parentElement;
    // No pointer event, which would end the restoration.
    const next = () => canvas.getByRole('button', { name: 'Next' }).click();
    const isAt = (top: number) => waitFor(() => expect(area?.scrollTop).toBe(top));
    const scrolled = new Promise((resolve) => area?.addEventListener('scroll', resolve));
    area?.scrollTo(0, 300);
    await scrolled;
    next();
    await isAt(0);
    next();
    await waitFor(() => expect(canvas.queryByText(/Survey 80/)).toBeNull());
    next();
    await isAt(300);
  },
);

/** Between 900 and 1,200 px the sidebar shows icons only, without banners. */
export const Icons = meta.story({ ...inViewport('desktop', 'light wide') });

Icons.test('shows the name of an icon as a tooltip, on focus and on hover', async (story) => {
  const sidebar = sidebarOf(story.canvasElement);
  const surveys = sidebar.getByRole('link', { name: 'Surveys' });
  sidebar.getByRole('link', { name: 'OfferWall' }).focus();
  await story.userEvent.tab();
  await expect(surveys).toHaveFocus();
  const tooltip = await screen.findByRole('tooltip', { hidden: true });
  await expect(tooltip).toHaveTextContent('Surveys');
  const { right } = surveys.getBoundingClientRect();
  await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  await story.userEvent.hover(sidebar.getByRole('button', { name: /Refer & Earn/ }));
  await screen.findByText('Refer & Earn', { selector: '[role=tooltip]' });
});

Icons.test('has entries of one height, with and without a badge', async (story) => {
  const entries = sidebarOf(story.canvasElement).getAllByRole('link');
  const heights = new Set(entries.map((entry) => entry.offsetHeight));
  await expect(heights.size).toBe(1);
});

/** Below 900 px the page itself scrolls, and a bar at the bottom replaces the sidebar. */
export const Tablet = meta.story({ ...inViewport('tablet', 'light wide') });

Tablet.test('keeps the account beside the wordmark', async ({ canvas }) => {
  const account = canvas.getByRole('button', { name: /^Account/ }).getBoundingClientRect();
  const wordmark = canvas.getByRole('link', { name: 'CB Rewards' }).getBoundingClientRect();
  await expect(account.top).toBe(wordmark.top);
});

/** On a phone the header is a single row of 56 px. */
export const Phone = meta.story({ tags: ['phone'], ...inViewport('phone', 'dark phone') });

Phone.test('has its header in one row of 56 px', async ({ canvas }) => {
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
  await expect(canvas.getByRole('link', { name: 'CB Rewards' })).toBeVisible();
});

/** The browser’s text size is doubled; the bar still shows the whole balance. */
export const LargeText = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  beforeEach: doubleText,
});

LargeText.test('shows the whole balance in the bar', async ({ canvas }) => {
  const figure = canvas.getByRole('button', { name: /^Balance/ }).lastElementChild;
  await expect(figure).toHaveTextContent('1,250 CB');
  await expect(figure?.scrollWidth).toBeLessThanOrEqual(figure?.clientWidth ?? 0);
});

/** The balance opens as a modal sheet, which also has the entries that do not fit into the bar. */
export const PhoneBalance = meta.story({
  tags: ['phone'],
  ...inViewport('phone', 'dark phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Balance/ }));
    await screen.findByRole('dialog');
  },
});

PhoneBalance.test('focuses the sheet first, then its controls in order', async ({ userEvent }) => {
  const sheet = screen.getByRole('dialog', { name: 'Your balance' });
  await expect(sheet).toHaveFocus();
  await userEvent.tab();
  await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect(screen.getByRole('link', { name: "Redeem CB's" })).toHaveFocus();
});

PhoneBalance.test('is modal', async ({ canvas }) => {
  const sheet = screen.getByRole('dialog', { name: 'Your balance' });
  await expect(sheet).toHaveAttribute('aria-modal', 'true');
  await expect(canvas.queryByRole('main')).toBeNull();
});

PhoneBalance.test('closes with Close, and restores the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Balance/ })).toHaveFocus());
});

PhoneBalance.test('contains the entries that do not fit into the bar', async ({ userEvent }) => {
  const panel = within(screen.getByRole('dialog', { name: 'Your balance' }));
  for (const name of [/^Refer a Friend/, 'Referral Stats']) {
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', '/to/referAFriend');
  }
  await expect(panel.getByRole('link', { name: /^Refer a Friend/ })).toHaveTextContent('$1');
  await userEvent.click(panel.getByRole('button', { name: 'CB CODE' }));
  await expect(panel.getByLabelText('CB code')).toBeVisible();
});

/** The narrowest supported window, 320 px. */
export const Least = meta.story({ tags: ['phone'], ...inViewport('least', 'dark phone') });

/** The panel for entering a CB code, opened from the top bar. */
export const CbCodeOpen = meta.story({
  name: 'CB Code Open',
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
    await screen.findByRole('dialog');
  },
});

CbCodeOpen.test('shows the field for a code [SHL-14]', async () => {
  const panel = within(screen.getByRole('dialog', { name: 'Redeem a CB code' }));
  await waitFor(() => expect(panel.getByLabelText('CB code')).toBeVisible());
});

/** The menu of the referrals, with a badge on its button. */
export const ReferOpen = meta.story({
  parameters: picturedIn('dark phone'),
  play: async ({ canvas, userEvent }) => {
    const banner = within(canvas.getByRole('banner'));
    await userEvent.click(banner.getByRole('button', { name: /Refer & Earn/ }));
    await screen.findByRole('menu');
  },
});

ReferOpen.test('shows its badge [SHL-16]', async () => {
  const [trigger] = screen.getAllByRole('button', { name: /Refer & Earn/, expanded: true });
  await expect(trigger).toHaveTextContent('$1');
});

/** The panel of the balance, with links to redeem and trace it. */
export const BalanceOpen = meta.story({
  parameters: picturedIn('light wide'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Balance/ }));
    await screen.findByRole('dialog');
  },
});

BalanceOpen.test(
  'shows its value, and links to use and trace it [BAL-02] [BAL-03] [BAL-04]',
  async () => {
    const dialog = screen.getByRole('dialog', { name: 'Your balance' });
    const panel = within(dialog);
    await expect(dialog).toHaveTextContent('Available 1,250 CB');
    await expect(dialog).toHaveTextContent('100 CB = 1$');
    await expect(panel.getByRole('link', { name: "Redeem CB's" })).toHaveAttribute(
      'href',
      '/to/redeemRewards',
    );
    await expect(panel.getByRole('link', { name: 'My Earning History' })).toHaveAttribute(
      'href',
      '/to/earningReport',
    );
  },
);

BalanceOpen.test('opens "Where is my CB?" and returns to the panel', async ({ userEvent }) => {
  const panel = within(screen.getByRole('dialog', { name: 'Your balance' }));
  const entry = panel.getByRole('button', { name: 'Where is my CB?' });
  await userEvent.click(entry);
  const explainer = await screen.findByRole('dialog', { name: 'Where is my CB?' });
  await expect(explainer).toHaveFocus();
  await userEvent.click(within(explainer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(entry).toHaveFocus());
  await expect(screen.queryByRole('dialog', { name: 'Where is my CB?' })).toBeNull();
});

/** The menu of the account, with help and Logout. */
export const AccountOpen = meta.story({
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account/ }));
    await screen.findByRole('menu');
  },
});

AccountOpen.test(
  'marks the current page',
  { args: { current: shellLinks.accountSettings } },
  async () => {
    const marked = screen.getByRole('menuitem', { current: 'page' });
    await expect(marked).toHaveTextContent('My Account Settings');
  },
);

/** Before the session is known, the bar lacks the balance and “CB CODE”. */
export const SessionLoading = meta.story({
  parameters: picturedIn('dark phone'),
  args: { tools: undefined },
});

SessionLoading.test('hides the member tools', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'CB CODE' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /^Balance/ })).toBeNull();
});

export const HugeBalance = meta.story({
  tags: ['edge-case'],
  args: {
    tools: {
      balance: '999,999,999,999,999 CB',
      available: 'Available 999,999,999,999,999 CB',
      cbCode: null,
      initials: undefined,
      hasUnread: false,
    },
    children: <Text>{'x'.repeat(2000)}</Text>,
  },
});

HugeBalance.test('describes no unread messages when there are none', async ({ canvas }) => {
  const inbox = canvas.getByRole('link', { name: 'Inbox' });
  await expect(inbox).not.toHaveAccessibleDescription();
});

/** Where the shell renders toasts that are passed to it. */
export const WithToast = meta.story({ args: { toasts: <Text>A toast</Text> } });

WithToast.test('shows the given toasts [SHL-01]', async ({ canvas }) => {
  await expect(canvas.getByText('A toast')).toBeVisible();
});
