import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { fakePlatform } from '../../../platform/fakePlatform.ts';
import { PlatformProvider } from '../../../platform/Platform.tsx';
import { shellLinks } from '../links.fixtures.ts';
import { SidebarScreen } from './SidebarScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Sidebar',
  component: SidebarScreen,
  args: {
    links: shellLinks,
    current: shellLinks.more,
    referOpen: true,
    onReferOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <PlatformProvider platform={fakePlatform()}>
        <Story />
      </PlatformProvider>
    ),
  ],
});

export const GroupOpen = meta.story({ parameters: noPicture });

GroupOpen.test('links to every part of the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'All parts' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Surveys' })).toHaveAttribute(
    'href',
    '/to/surveys',
  );
});

export const GroupClosed = meta.story({ parameters: noPicture, args: { referOpen: false } });
