import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { UserRound } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { guidance } from './NavLink.docs.tsx';
import { NavLink } from './NavLink.tsx';

const meta = preview.meta({
  id: 'components-navlink',
  title: 'Components/Actions/NavLink',
  component: NavLink,
  args: { children: 'My Profile', href: '#profile', Icon: UserRound },
  parameters: { guidance },
});

/** Leads to another page of the site. */
export const Idle = meta.story();

/** The page that is open. */
export const Current = meta.story({ args: { current: true } });

Current.test('is announced as the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

/** With the reward that waits on the page. */
export const WithBadge = meta.story({ args: { badge: '$0.5' } });

WithBadge.test('is read once, with its badge', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: `${args.children} $0.5` });
  await expect(link).not.toHaveAccessibleDescription();
});

const onFollow = fn((event: SyntheticEvent) => event.preventDefault());

/** Leaves the site in a new tab. */
export const External = meta.story({ args: { external: true, children: 'Play Games', onFollow } });

External.test('opens in a new tab, and announces that', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Play Games (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
});

External.test('reports a press, also of the middle button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link'));
  await expect(onFollow).toHaveBeenCalledTimes(1);
  await userEvent.pointer({ keys: '[MouseMiddle]', target: canvas.getByRole('link') });
  await expect(onFollow).toHaveBeenCalledTimes(2);
});

export const LongLabel = meta.story({
  tags: ['edge-case'],
  args: { children: 'COMPLETE PROFILE TO UNLOCK MORE SURVEYS '.repeat(4), badge: '$0.5' },
});

export const Looks = meta.story({
  ...looks({ Idle, Current, WithBadge, External, LongLabel }),
  tags: ['!dev', '!autodocs'],
});
