import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { AlertBox } from './AlertBox.tsx';

export const guidance: Guidance = {
  use: `The server's messages, as plain text.

**Use it** for the Errors and Info lists of a response, in one place of the screen.

**Do not use it** for the error of one field (the field's \`error\`), or for text that is always there (Notice).`,
  access: [
    'Errors are announced at once, infos politely, when they are added.',
    'It takes no focus.',
  ],
  do: {
    text: 'Show all messages of a response in one box.',
    show: () => (
      <AlertBox tone="errors" messages={['Email is already in use', 'Password is too short']} />
    ),
  },
  avoid: {
    text: 'Do not show a box for each message.',
    show: () => (
      <Stack>
        <AlertBox tone="errors" messages={['Email is already in use']} />
        <AlertBox tone="errors" messages={['Password is too short']} />
      </Stack>
    ),
  },
};
