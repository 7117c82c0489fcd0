import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { CoinMark } from './CoinMark.tsx';

const meta = preview.meta({
  id: 'components-coinmark',
  title: 'Components/Brand/CoinMark',
  component: CoinMark,
  parameters: {
    docs: {
      description: {
        component: `The coin of CB Rewards, the same in both themes.

**Use it** with the name (Wordmark), alone where there is no room for the name, and next to a balance.

**Do not use it** as a bullet, and never in showers or piles: this is not a casino.`,
      },
    },
  },
});

export const Small = meta.story({ args: { size: 'small' } });

export const Medium = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

Medium.test('is decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Looks = meta.story(looks({ Small, Medium, Large }));
