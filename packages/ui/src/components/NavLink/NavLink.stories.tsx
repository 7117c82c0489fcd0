import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { History, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { NavLink } from './NavLink.tsx';

const meta = preview.meta({
  id: 'components-navlink',
  title: 'Components/Actions/NavLink',
  component: NavLink,
  args: { children: 'My Profile', href: '#profile', Icon: UserRound },
  parameters: {
    guidance: {
      access: [
        'Enter follows it; the current page and a new tab are announced.',
        'It is read by its name and its reward; the icon is hidden.',
        'In a narrow bar only the icon is visible: the name is still read, and is the tooltip.',
      ],
      do: {
        text: 'Keep the badge for the reward that the page offers.',
        show: () => (
          <Stack space="xxsmall">
            <NavLink href="#profile" Icon={UserRound} badge="$0.5">
              My Profile
            </NavLink>
            <NavLink href="#history" Icon={History}>
              My Earning History
            </NavLink>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not use the badge, which is gold, for news.',
        show: () => (
          <Stack space="xxsmall">
            <NavLink href="#profile" Icon={UserRound} badge="$0.5">
              My Profile
            </NavLink>
            <NavLink href="#history" Icon={History} badge="New">
              My Earning History
            </NavLink>
          </Stack>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A link of the navigation: icon, name and reward.

**Use it** in the sidebar and on the page "More".

**Do not use it** inside text (Link), or for views of one subject (LinkTabs).`,
      },
    },
  },
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

/** Leaves the site in a new tab. */
export const External = meta.story({ args: { external: true, children: 'Play Games' } });

External.test('opens in a new tab and announces that', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Play Games (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
});

export const LongLabel = meta.story({
  tags: ['edge-case'],
  args: { children: 'COMPLETE PROFILE TO UNLOCK MORE SURVEYS '.repeat(4), badge: '$0.5' },
});

export const Looks = meta.story({
  ...looks({ Idle, Current, WithBadge, External, LongLabel }),
  tags: ['!dev', '!autodocs'],
});
