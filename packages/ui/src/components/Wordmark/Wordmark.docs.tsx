import type { Guidance } from '@cb/workbench/ComponentPage';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Wordmark } from './Wordmark.tsx';

export const guidance: Guidance = {
  use: `The name of the product beside its coin.

**Use it** in headers and footers, inside the link that leads home.

**Do not use it** in running text, where useProductName returns the name.`,
  access: [
    'It is read as the name of the product; the coin is hidden.',
    'With `from`, the name is still read in a window that shows only the coin.',
    'It takes no focus: put it into the link that leads home.',
  ],
  do: { text: 'Leave its type and colours alone.', show: () => <Wordmark /> },
  avoid: {
    text: 'Do not compose the name from a coin and a heading.',
    show: () => (
      <Inline space="xsmall">
        <CoinMark />
        <Heading level={3}>CB Rewards</Heading>
      </Inline>
    ),
  },
};
