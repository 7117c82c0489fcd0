import type { Guidance } from '@cb/workbench/ComponentPage';
import { Amount } from '../Amount/Amount.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { CountUp } from './CountUp.tsx';

export const guidance: Guidance = {
  use: `An amount that counts up or down to its new value, so that a change is noticed.

**Use it** for the balance.

**Do not use it** for amounts that do not change (Amount).`,
  access: [
    'It is read like an Amount; the numbers in between are not announced.',
    'With `announcedAs`, the new amount is announced politely, one second after the last change.',
    'It takes no focus, and jumps to the new amount under reduced motion.',
  ],
  do: {
    text: 'Let the total count, and show the amounts in it without motion.',
    show: () => (
      <Stack space="xsmall">
        <CountUp cb={134} size="headline" />
        <Text>
          Survey of the day: <Amount cb={84} tone="plain" />
        </Text>
        <Text>
          Profile question: <Amount cb={50} tone="plain" />
        </Text>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not let several amounts count at the same time.',
    show: () => (
      <Stack space="xsmall">
        <CountUp cb={134} size="headline" />
        <Text>
          Survey of the day: <CountUp cb={84} />
        </Text>
        <Text>
          Profile question: <CountUp cb={50} />
        </Text>
      </Stack>
    ),
  },
};
