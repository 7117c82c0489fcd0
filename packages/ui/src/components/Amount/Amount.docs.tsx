import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { Amount } from './Amount.tsx';

export const guidance: Guidance = {
  use: `An amount of CB, always with its unit.

**Use it** for every amount: with a size as the hero of a card or a view, without one in a sentence; with dollars where a decision depends on it; plain where the amount does not matter.

**Do not use it** for counts of other things; never write a bare number.`,
  access: [
    'It is read with its unit, as “1,250 CB”.',
    'An amount that cannot be shown is read as “unknown amount”, not as a dash.',
  ],
  do: {
    text: 'Use gold for one amount in a view.',
    show: () => (
      <Text>
        You have <Amount cb={1250} />, after a fee of <Amount cb={25} tone="plain" />.
      </Text>
    ),
  },
  avoid: {
    text: 'Do not make every amount gold.',
    show: () => (
      <Text>
        You have <Amount cb={1250} />, after a fee of <Amount cb={25} />.
      </Text>
    ),
  },
};
