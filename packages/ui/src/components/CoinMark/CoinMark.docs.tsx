import type { Guidance } from '@cb/workbench/ComponentPage';
import { Amount } from '../Amount/Amount.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CoinMark } from './CoinMark.tsx';

export const guidance: Guidance = {
  use: `The coin of CB Rewards, the same in both themes.

**Use it** with the name (Wordmark), alone where there is no room for the name, and next to a balance.

**Do not use it** as a bullet, and never in showers or piles: this is not a casino.`,
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
};
