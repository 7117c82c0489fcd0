import { inViewport } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '#ui/components/Button/Button.tsx';
import { preventNavigation } from '#ui/components/Link/Link.fixtures.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { shellLinks } from '../links.fixtures.ts';
import { SidebarScreen } from './SidebarScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Sidebar',
  component: SidebarScreen,
  beforeEach: preventNavigation,
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
  const parts = within(canvas.getByRole('navigation', { name: 'All parts' }));
  const hrefs = parts.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual([
    '/to/dashboard',
    '/to/offers',
    '/to/surveys',
    '/to/referAFriend',
    '/to/promotionalMaterial',
    '/to/profile',
    '/to/earningReport',
    '/to/giftCards',
    '/to/games',
  ]);
});

GroupOpen.test('shows the field for a CB code when opened', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
  await expect(canvas.getByLabelText('CB code')).toBeVisible();
});

GroupOpen.test(
  'opens "CB CODE" and scrolls it into view when `codeOpen` becomes true',
  {
    render: function InALowWindow(args) {
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
    const lowWindow = canvas.getByTestId('window').getBoundingClientRect();
    const head = canvas.getByRole('button', { name: 'CB CODE' }).getBoundingClientRect();
    await expect(head.top).toBeGreaterThanOrEqual(Math.floor(lowWindow.top));
    const field = canvas.getByRole('textbox', { name: 'CB code' }).getBoundingClientRect();
    await expect(field.bottom).toBeLessThan(lowWindow.bottom);
  },
);

GroupOpen.test('links to help, news and the account', async ({ canvas }) => {
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
});

GroupOpen.test('calls onLogout when Logout is followed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Logout' }));
  await expect(args.onLogout).toHaveBeenCalledOnce();
});

/** The group “Refer & Earn” is closed, which hides its two entries. */
export const GroupClosed = meta.story({ args: { referOpen: false } });
