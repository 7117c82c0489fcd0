import { inViewport } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '#ui/components/Button/Button.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { shellLinks } from '../links.fixtures.ts';
import { SidebarScreen } from './SidebarScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Sidebar',
  component: SidebarScreen,
  beforeEach: () => {
    // Following a link would navigate away from Storybook.
    const preventNavigation = (event: Event) => event.preventDefault();
    document.addEventListener('click', preventNavigation);
    return () => document.removeEventListener('click', preventNavigation);
  },
  args: {
    links: { ...shellLinks, logout: '#logout' },
    current: shellLinks.more,
    cbCode: <TextField label="CB code" value="" onChange={fn()} />,
    oldAccountHref: '/to/oldAccount',
    waysToEarn: <Text>All ways to earn</Text>,
    onLogout: fn(),
    referOpen: true,
    onReferOpenChange: fn(),
  },
  decorators: [withPlatform(fakePlatform)],
});

/** The page behind “More” on a phone, with the group “Refer & Earn” open. */
export const GroupOpen = meta.story({ tags: ['phone'], ...inViewport('phone', 'dark phone') });

GroupOpen.test('links to every part of the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'All parts' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'More ways to earn' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Surveys' })).toHaveAttribute(
    'href',
    '/to/surveys',
  );
});

GroupOpen.test('accepts a CB code', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
  await expect(canvas.getByLabelText('CB code')).toBeVisible();
});

GroupOpen.test(
  'opens "CB CODE" for a link to it, in view in a low window',
  {
    render: function Following(args) {
      const [codeOpen, setCodeOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setCodeOpen(true)}>Go to the code</Button>
          <div data-testid="window" style={{ blockSize: 300, overflowY: 'auto' }}>
            <SidebarScreen {...args} codeOpen={codeOpen} />
          </div>
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the code' }));
    const low = canvas.getByTestId('window').getBoundingClientRect();
    const head = canvas.getByRole('button', { name: 'CB CODE' }).getBoundingClientRect();
    await expect(head.top).toBeGreaterThanOrEqual(Math.floor(low.top));
    const field = canvas.getByRole('textbox', { name: 'CB code' }).getBoundingClientRect();
    await expect(field.bottom).toBeLessThan(low.bottom);
  },
);

GroupOpen.test('links to help, news and the account', async ({ canvas, userEvent, args }) => {
  const more = within(canvas.getByRole('navigation', { name: 'Account and help' }));
  const hrefs = more.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual([
    '/to/accountSettings',
    '/to/oldAccount',
    '/to/news',
    '/to/videoGuides',
    '/to/help',
    '/to/testimonial',
    '#logout',
  ]);
  await userEvent.click(more.getByRole('link', { name: 'Logout' }));
  await expect(args.onLogout).toHaveBeenCalledOnce();
});

/** The group “Refer & Earn” is closed, which hides its two entries. */
export const GroupClosed = meta.story({ args: { referOpen: false } });
