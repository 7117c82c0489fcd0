import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { UserPlus, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { NavLink } from '../NavLink/NavLink.tsx';
import { guidance } from './Collapsible.docs.tsx';
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
  parameters: { guidance },
});

/** The entries of the group are visible; the arrow points up. */
export const Open = meta.story();

Open.test('calls onOpenChange to close', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: true }));
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

/** The entries are hidden from everyone, and Tab skips them. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('hides its entries', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

Closed.test('calls onOpenChange to open by keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { expanded: false }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
});

export const Looks = meta.story({ ...looks({ Open, Closed }), tags: ['!dev', '!autodocs'] });
