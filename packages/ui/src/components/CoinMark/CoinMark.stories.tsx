import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './CoinMark.docs.tsx';
import { CoinMark } from './CoinMark.tsx';

const meta = preview.meta({
  id: 'components-coinmark',
  title: 'Components/Brand/CoinMark',
  component: CoinMark,
  parameters: { guidance },
});

/** Beside text, without the milled edge. */
export const Small = meta.story({ args: { size: 'small' } });

/** Beside the name of the product. */
export const Medium = meta.story();

/** Alone, as a picture of the product. */
export const Large = meta.story({ args: { size: 'large' } });

Medium.test('is decorative', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

export const Looks = meta.story({
  ...looks({ Small, Medium, Large }),
  tags: ['!dev', '!autodocs'],
});
