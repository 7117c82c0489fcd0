import type { Guidance } from '@cb/workbench/ComponentPage';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

export const guidance: Guidance = {
  use: `A filter that is on or off.

**Use it** in a row of filters, where it stays visible while it is on.

**Do not use it** for an action (Button), or for one of several views (Tabs).`,
  access: [
    'Tab reaches it; Enter and Space turn it on and off.',
    'It is read as a toggle button, pressed or not pressed.',
    'With a reason it is disabled, but Tab reaches it. The reason is its description, and a tooltip.',
  ],
  do: {
    text: 'Keep the same words on and off: the tick shows the state.',
    show: () => (
      <Inline>
        <Chip pressed onChange={() => undefined}>
          I can redeem now
        </Chip>
        <Chip pressed={false} onChange={() => undefined}>
          In euros
        </Chip>
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not write the state into the words.',
    show: () => (
      <Inline>
        <Chip pressed onChange={() => undefined}>
          I can redeem now: on
        </Chip>
        <Chip pressed={false} onChange={() => undefined}>
          In euros: off
        </Chip>
      </Inline>
    ),
  },
};
