import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { UserPlus, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { NavLink } from '../NavLink/NavLink.tsx';
import { Collapsible } from './Collapsible.tsx';

const meta = preview.meta({
  id: 'components-collapsible',
  title: 'Components/Layout/Collapsible',
  component: Collapsible,
  args: {
    label: 'Refer & Earn',
    Icon: Users,
    badge: '$1',
    open: true,
    onOpenChange: fn(),
    children: (
      <li>
        <NavLink href="#refer" Icon={UserPlus}>
          Refer a Friend
        </NavLink>
      </li>
    ),
  },
  parameters: {
    guidance: {
      access: [
        'Tab reaches its heading; Enter and Space open and close it.',
        'The heading is read as a button with its reward, expanded or collapsed.',
        'Closed, its links are skipped by Tab and by screen readers.',
      ],
      do: {
        text: 'Open the group that contains the current page.',
        show: () => (
          <Collapsible
            label="Refer & Earn"
            Icon={Users}
            badge="$1"
            open
            onOpenChange={() => undefined}
          >
            <li>
              <NavLink href="#refer" Icon={UserPlus} current>
                Refer a Friend
              </NavLink>
            </li>
          </Collapsible>
        ),
      },
      avoid: {
        text: 'Do not hide the current page in a closed group.',
        show: () => (
          <Collapsible
            label="Refer & Earn"
            Icon={Users}
            badge="$1"
            open={false}
            onOpenChange={() => undefined}
          >
            <li>
              <NavLink href="#refer" Icon={UserPlus} current>
                Refer a Friend
              </NavLink>
            </li>
          </Collapsible>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A group of links that can be collapsed.

**Use it** in the navigation, for places that belong together and are not needed every day.

**Do not use it** to hide what a member must read.`,
      },
    },
  },
});

/** The entries of the group are visible; the arrow points up. */
export const Open = meta.story();

Open.test('calls onOpenChange to close', async ({ canvas, userEvent, args }) => {
  const heading = canvas.getByRole('button', { expanded: true });
  await userEvent.click(heading);
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

/** The entries are hidden from everyone, and Tab skips them. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('hides its entries and opens by keyboard', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  canvas.getByRole('button', { expanded: false }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
});

export const Looks = meta.story({ ...looks({ Open, Closed }), tags: ['!dev', '!autodocs'] });
