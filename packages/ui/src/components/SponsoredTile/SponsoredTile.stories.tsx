import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './SponsoredTile.docs.tsx';
import { SponsoredTile } from './SponsoredTile.tsx';

const meta = preview.meta({
  id: 'components-sponsoredtile',
  title: 'Components/Brand/SponsoredTile',
  component: SponsoredTile,
  args: { signUpHref: 'https://hosting.cbrewards.example/' },
  parameters: { guidance },
});

/** The partner's sign-up opens in a new tab. */
export const Offered = meta.story({ parameters: pictured });

Offered.test('offers a hosting signup for 1500 CB [NWS-05]', async ({ canvas, args }) => {
  await expect(canvas.getByRole('region', { name: 'Special for you' })).toBeVisible();
  await expect(canvas.getByText('Earn 1500 CB')).toBeVisible();
  const link = canvas.getByRole('link', { name: /Sign up at Hosting partner/ });
  await expect(link).toHaveAttribute('href', args.signUpHref);
  await expect(link).toHaveAttribute('target', '_blank');
});
