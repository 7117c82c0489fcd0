import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CoinMark } from './CoinMark.tsx';

const meta = preview.meta({
  id: 'components-coinmark',
  title: 'Components/Brand/CoinMark',
  component: CoinMark,
  parameters: {
    guidance: {
      access: [
        'It is hidden from screen readers, and takes no focus: the text next to it has the meaning.',
      ],
      do: {
        text: 'Write the unit next to the coin.',
        show: () => (
          <Inline space="xsmall">
            <CoinMark size="small" />
            <Amount cb={1250} />
          </Inline>
        ),
      },
      avoid: {
        text: 'Do not let the coin replace the unit.',
        show: () => (
          <Inline space="xsmall">
            <CoinMark size="small" />
            <Text>1,250</Text>
          </Inline>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `The coin of CB Rewards, the same in both themes.

**Use it** with the name (Wordmark), alone where there is no room for the name, and next to a balance.

**Do not use it** as a bullet, and never in showers or piles: this is not a casino.`,
      },
    },
  },
});

/** Beside text, without the milled edge. */
export const Small = meta.story({ args: { size: 'small' } });

/** Beside the name of the product. */
export const Medium = meta.story();

/** Alone, as a picture of the product. */
export const Large = meta.story({ args: { size: 'large' } });

Medium.test('is decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Looks = meta.story({
  ...looks({ Small, Medium, Large }),
  tags: ['!dev', '!autodocs'],
});
