import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { FirstTen } from './FirstTen.tsx';

const meta = preview.meta({
  id: 'screens-profile-firstten',
  title: 'Screens/Profile/Parts/FirstTen',
  component: FirstTen,
  args: {
    states: {
      name: 'done',
      profiler: 'todo',
      survey: 'unknown',
      link: 'unknown',
      redemption: 'todo',
    } as const,
    links: {
      profile: '/profile',
      surveys: '/surveys',
      referAFriend: '/refer',
      redeemRewards: '/store',
    },
    onClose: fn(),
  },
});

/** One step is done; the two steps whose state is unknown do not show one. */
export const Started = meta.story({ parameters: pictured });

Started.test('is a list with each state in words, and with its link', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Your first $10' });
  const links = within(within(region).getByRole('list')).getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add your name DoneIn the form on your profile', '/profile'],
    [
      'Complete your secondary profiler To doEarns 20 CB, and surveys that suit you better',
      '/profile',
    ],
    ['Complete your first survey Each card shows its CB and its minutes', '/surveys'],
    ['Get your referral link You earn a share of what your friends earn', '/refer'],
    ['Redeem your first $10 To doFor a gift card, from 1,000 CB', '/store'],
  ]);
});

Started.test('lets the member hide the steps', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide these steps' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

/** Every step is to do, except that nobody knows yet whether there is a referral link. */
export const NothingDone = meta.story({
  args: {
    states: {
      name: 'todo',
      profiler: 'todo',
      survey: 'todo',
      link: 'unknown',
      redemption: 'todo',
    },
  },
});

/** Four steps are done, each with a check mark in place of its icon. */
export const OneLeft = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    states: { name: 'done', profiler: 'done', survey: 'done', link: 'done', redemption: 'todo' },
  },
});
