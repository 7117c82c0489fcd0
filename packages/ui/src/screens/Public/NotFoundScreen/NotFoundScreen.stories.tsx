import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/NotFound',
  component: NotFoundScreen,
  parameters: { matrix: 'small' },
  args: { homeHref: '/' },
});

export const NotFound = meta.story();

NotFound.test('links to the start page', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Go to the start page' });
  await expect(link).toHaveAttribute('href', '/');
});
