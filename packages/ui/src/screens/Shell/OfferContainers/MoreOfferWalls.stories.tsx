import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { MoreOfferWalls } from './OfferContainers.tsx';

const meta = preview.meta({
  id: 'screens-shell-moreofferwalls',
  title: 'Screens/Shell/Parts/MoreOfferWalls',
  component: MoreOfferWalls,
  parameters: { matrix: 'small' },
  args: {
    current: '/dashboard/offerwallcb/wannads',
    walls: [
      { label: 'Sayso', href: '/dashboard/offerwallcb/sayso' },
      { label: 'Wannads', href: '/dashboard/offerwallcb/wannads' },
    ],
  },
});

/** The walls without a tab; the current one is marked. */
export const OneShown = meta.story({ parameters: pictured });

OneShown.test('links to the walls and marks the one that is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'More partners' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Sayso' })).toHaveAttribute(
    'href',
    '/dashboard/offerwallcb/sayso',
  );
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Wannads');
});
