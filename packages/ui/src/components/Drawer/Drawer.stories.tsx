import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function FromButton({ open: initial, onOpenChange, ...props }: DrawerProps) {
  const [open, setOpen] = useState(initial);
  function change(next: boolean) {
    setOpen(next);
    onOpenChange(next);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  beforeEach: () => {
    // Following a link would navigate away from Storybook.
    const preventNavigation = (event: Event) => event.preventDefault();
    document.addEventListener('click', preventNavigation);
    return () => document.removeEventListener('click', preventNavigation);
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Menu',
    children: (
      <Link href="#surveys" look="plain">
        Surveys
      </Link>
    ),
  },
  render: (args) => <FromButton {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '400px' },
      description: {
        component: `A panel that slides over the page from its start edge.

**Use it** for the navigation of a screen too narrow to show it.

**Not** for questions (Dialog) or short lists (DropdownMenu).`,
      },
    },
  },
});

export const Open = meta.story();

Open.test('closes when a link in it is followed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('link', { name: 'Surveys' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Closed = meta.story({ parameters: noPicture, args: { open: false } });

Closed.test('closes on Escape and restores the focus', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});
