import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { onPublicPage } from '../PublicPage/PublicPage.fixtures.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Error',
  component: ErrorScreen,
  parameters: { matrix: 'small' },
  args: { status: 'broken' as const, homeHref: '/', onReload: fn() },
});

/** Rendering failed; the member can reload the page or leave it. */
export const Broken = meta.story({
  ...onPublicPage,
  parameters: { ...picturedIn('dark phone'), layout: 'fullscreen' },
});

Broken.test('offers a reload and a link to the start page', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onReload).toHaveBeenCalledTimes(1);
  const link = canvas.getByRole('link', { name: 'Go to the start page' });
  await expect(link).toHaveAttribute('href', '/');
});

/** A script of the page did not load, for example because a new version is out. */
export const NotLoaded = meta.story({ parameters: pictured, args: { status: 'notLoaded' } });
