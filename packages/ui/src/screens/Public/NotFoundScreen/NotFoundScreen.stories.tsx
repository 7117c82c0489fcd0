import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, within } from 'storybook/test';
import { onPublicPage } from '../PublicPage/PublicPage.fixtures.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/NotFound',
  component: NotFoundScreen,
  parameters: { matrix: 'small' },
  args: {
    homeHref: '/',
    suggestions: [
      { href: '/home/login', label: 'Login', text: 'Open your account' },
      { href: '/giftcards.html', label: 'Gift cards', text: 'What your CB become' },
      { href: '/refer-and-earn.html', label: 'Refer and earn', text: 'Invite friends' },
      { href: '/privacy-policy.html', label: 'Privacy policy', text: 'What is stored, and why' },
    ],
  },
});

/** An unknown address of the public area, with other pages to try. */
export const NotFound = meta.story({
  ...onPublicPage,
  parameters: { ...picturedIn('light wide'), layout: 'fullscreen' },
});

NotFound.test('links to the start page', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Go to the start page' });
  await expect(link).toHaveAttribute('href', '/');
});

NotFound.test('links to other pages', async ({ canvas }) => {
  const suggestions = within(canvas.getByRole('navigation', { name: 'Perhaps you looked for' }));
  await expect(suggestions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home/login',
    '/giftcards.html',
    '/refer-and-earn.html',
    '/privacy-policy.html',
  ]);
});

/** The message for an unknown address within the dashboard’s shell. */
export const InTheDashboard = meta.story();
