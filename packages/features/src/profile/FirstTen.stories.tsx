import { demoMemberId } from '@cb/mocks/world/members';
import { Heading } from '@cb/ui/components/Heading';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { records, respondWith } from '@cb/workbench/respondWith';
import { calls, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { FirstTen, type FirstTenProps } from './FirstTen.tsx';

const key = `cb-first-ten:${demoMemberId}`;

const meta = preview.meta({
  title: 'Features/Profile/FirstTen',
  tags: ['!autodocs'],
  component: FirstTen,
  args: {
    links: {
      profile: '/dashboard/userprofile',
      surveys: '/dashboard/surveys',
      referAFriend: '/dashboard/referearn',
      redeemRewards: '/dashboard/redeemrewards',
    },
  },
  decorators: [connected],
  parameters: { signedIn: true },
  beforeEach: () => localStorage.removeItem(key),
});

/** A member without earnings: steps are marked where their result is known. */
export const NewMember = meta.story({
  globals: { member: 'new' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your first $10' });
  },
});

NewMember.test('asks for the figures only, and marks what they show', async ({ canvas }) => {
  await expect(calls().map(({ path }) => path)).toEqual(['/getUserStats']);
  await expect(canvas.getByRole('link', { name: /first survey/ })).toHaveTextContent('To do');
  await expect(canvas.getByRole('link', { name: /referral link/ })).not.toHaveTextContent(
    /To do|Done/,
  );
});

/** The steps above another section, which receives the focus when they are hidden. */
export const Followed = meta.story({
  ...NewMember.input,
  render: (args: FirstTenProps) => (
    <>
      <FirstTen {...args} />
      <Heading level={2}>Edit your profile</Heading>
    </>
  ),
});

Followed.test('are hidden, announced, and give their focus to what follows', async (story) => {
  const { canvas, userEvent } = story;
  canvas.getByRole('button', { name: 'Hide these steps' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByText('The steps are hidden.')).toHaveRole('status'));
  await expect(canvas.queryByRole('region')).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Edit your profile' })).toHaveFocus();
});

Followed.test('are stored as closed on this device', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(localStorage.getItem(key)).toContain('closed'));
});

/** The texts that were shown, one for each change of the page. */
let shownTexts: string[] = [];

/** A member who has redeemed before. */
export const OlderMember = meta.story({
  beforeEach: ({ canvasElement }) => {
    shownTexts = [];
    const observer = new MutationObserver(() => shownTexts.push(canvasElement.textContent));
    observer.observe(canvasElement, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async () => {
    await waitFor(() => expect(calls()).toHaveLength(1));
  },
});

OlderMember.test('never sees the steps, not even for a moment', async ({ canvasElement }) => {
  await waitForQuiet();
  shownTexts.push(canvasElement.textContent);
  await expect(shownTexts.filter((text) => text.includes('Your first $10'))).toEqual([]);
});

export const RedeemedSince = meta.story({
  tags: ['edge-case'],
  beforeEach: (context) => {
    localStorage.setItem(key, '["seen","name"]');
    return respondWith(
      '/getUserStats',
      records({
        CB: { current: 0, lifetime: 1100, week: 0, month: 0, claimed: 1000 },
        Referrals: { lifetime: 0, week: 0, month: 0 },
      }),
    )(context);
  },
});

RedeemedSince.test('keeps the steps with their ticks', async ({ canvas }) => {
  const redemption = await canvas.findByRole('link', { name: /Redeem your first/ });
  await waitFor(() => expect(redemption).toHaveTextContent('Done'));
  await expect(canvas.getByRole('link', { name: /Add your name/ })).toHaveTextContent('Done');
});
