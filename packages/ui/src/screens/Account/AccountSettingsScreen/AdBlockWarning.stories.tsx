import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { AdBlockWarning } from './AccountSettingsScreen.tsx';

const meta = preview.meta({
  id: 'screens-account-adblockwarning',
  title: 'Screens/Account/Parts/AdBlockWarning',
  component: AdBlockWarning,
  args: { status: 'blocked' as const, guideHref: 'https://help.cbrewards.example/ad-blocker' },
});

/** A blocker was found: the prominent variant, which says that it is on. */
export const Blocked = meta.story({ parameters: pictured });

Blocked.test('says that a blocker is on', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'An ad blocker is on' })).toBeVisible();
});

/** No blocker was found: a quiet note that explains the effect of one. */
export const Clear = meta.story({ args: { status: 'clear' } });

Clear.test(
  'also warns without a blocker, and links to the whitelist guide [ACC-01]',
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Do you use an ad blocker?' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /How to whitelist this site/ });
    await expect(link).toHaveAttribute('href', args.guideHref);
  },
);
