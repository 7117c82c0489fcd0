import { inViewport, pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { waitForQuiet } from '@cb/workbench/storyEnvironment';
import { Inbox, Users } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { preventNavigation } from '../Link/Link.fixtures.ts';
import { guidance } from './DropdownMenu.docs.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const onFollow = fn();

const meta = preview.meta({
  id: 'components-dropdownmenu',
  title: 'Components/Actions/DropdownMenu',
  component: DropdownMenu,
  beforeEach: preventNavigation,
  args: {
    trigger: 'Account',
    groups: [
      {
        entries: [
          { label: 'My Surveys', href: '#surveys', Icon: Users, current: true },
          { label: 'My Account Settings', href: '#settings', Icon: Inbox, onFollow },
        ],
      },
      {
        label: 'Help',
        entries: [{ label: 'Help', href: 'https://help.example/', external: true }],
      },
    ],
  },
  parameters: {
    guidance,
    docs: { story: { inline: false, height: '320px' } },
  },
});

/** The trigger alone; press it, or the down arrow key, to open the menu. */
export const Closed = meta.story();

Closed.test('moves with the arrow keys, follows with Enter', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'My Surveys' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await expect(screen.getByRole('menuitem', { name: 'My Account Settings' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onFollow).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

Closed.test('closes on Escape and restores the focus', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Account' });
  await userEvent.click(trigger);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(screen.queryByRole('menu')).toBeNull();
});

Closed.test(
  'leaves the focus on the heading of the page that a link leads to',
  async ({ args, canvas, mount, userEvent }) => {
    await mount(
      <>
        <h2 tabIndex={-1}>Next page</h2>
        <DropdownMenu {...args} />
      </>,
    );
    const heading = canvas.getByRole('heading');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const link = await screen.findByRole('menuitem', { name: 'My Account Settings' });
    // After the menu has closed, but before Radix returns the focus.
    link.addEventListener('click', () => setTimeout(() => heading.focus()));
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitForQuiet();
    await expect(heading).toHaveFocus();
  },
);

/** The current page is marked, and an external link has an arrow. */
export const Open = meta.story({
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await screen.findByRole('menu');
  },
});

Open.test('marks the current page and external links', async () => {
  await expect(screen.getByRole('menuitem', { name: 'My Surveys' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const help = screen.getByRole('menuitem', { name: /^Help \(opens in a new tab\)$/ });
  await expect(help).toHaveAttribute('target', '_blank');
});

/** A sheet at the bottom of the window, within reach of the thumb. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  play: Open.input.play,
});

OnAPhone.test('is a sheet at the bottom of the window', async () => {
  // It slides in.
  await waitFor(() => {
    const { left, right, bottom } = screen.getByRole('menu').getBoundingClientRect();
    return expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  });
});
