import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { NavLink } from './NavLink.tsx';

const meta = preview.meta({
  id: 'components-navlink',
  title: 'Components/Actions/NavLink',
  component: NavLink,
  args: { children: 'My Profile', href: '#profile', Icon: UserRound },
  parameters: {
    docs: {
      description: {
        component: `A link of the navigation: icon, name and reward.

**Use it** in the sidebar and on the page "More".

**Do not use it** inside text (Link), or for views of one subject (LinkTabs).`,
      },
    },
  },
});

export const Idle = meta.story();

export const Current = meta.story({ args: { current: true } });

Current.test('is announced as the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

export const WithBadge = meta.story({ args: { badge: '$0.5' } });

export const External = meta.story({ args: { external: true, children: 'Play Games' } });

External.test('opens in a new tab and announces that', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Play Games (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
});

export const LongLabel = meta.story({
  args: { children: 'COMPLETE PROFILE TO UNLOCK MORE SURVEYS '.repeat(4), badge: '$0.5' },
});

export const Looks = meta.story(looks({ Idle, Current, WithBadge, External, LongLabel }));
