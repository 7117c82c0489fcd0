import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { EmailField } from './EmailField.tsx';

export const guidance: Guidance = {
  use: `An e-mail address.

**Use it** for every e-mail address, so that browsers and password managers recognise it.

**Do not use it** with validation of your own: the server validates it, and only before an order the browser does.`,
  access: [
    'Phones show a keyboard with @, and browsers offer a saved address.',
    'Its label is “Email” unless it has another; the hint and the error are read after it.',
  ],
  do: {
    text: 'Use the hint for the purpose of the address.',
    show: () => (
      <EmailField
        hint="We send your gift cards to this address."
        value="ada@example.com"
        onChange={() => undefined}
      />
    ),
  },
  avoid: {
    text: 'Do not ask for the same address twice: members copy it, mistakes included.',
    show: () => (
      <Stack>
        <EmailField value="ada@exmaple.com" onChange={() => undefined} />
        <EmailField label="Repeat Email" value="ada@exmaple.com" onChange={() => undefined} />
      </Stack>
    ),
  },
};
