import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { onPublicPage } from '#ui/screens/Public/PublicPage/PublicPage.fixtures.tsx';
import { AccountDeletedScreen } from './AccountDeletedScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Deleted',
  component: AccountDeletedScreen,
  ...onPublicPage,
  parameters: { matrix: 'small', layout: 'fullscreen' },
  args: { landingHref: '/home' },
});

/** The page after a deletion; the only way on is the start page. */
export const Deleted = meta.story({ parameters: picturedIn('light wide') });

Deleted.test('says that the CBs are gone, and links to the start [DEL-08]', async ({ canvas }) => {
  await expect(canvas.getByText(/all its CBs are gone/)).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Go to the start page' });
  await expect(link).toHaveAttribute('href', '/home');
});
