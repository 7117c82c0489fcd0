import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { OpensSoonScreen } from './OpensSoonScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/OpensSoon',
  component: OpensSoonScreen,
  args: { title: 'Cash back', backHref: '/dashboard' },
});

export const OpensSoon = meta.story();

OpensSoon.test('names the part and leads back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cash back');
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard');
});
