import type { Guidance } from '@cb/workbench/ComponentPage';
import { ReplyBox, type Reply } from './ReplyBox.tsx';

export const refusal: Reply = {
  success: false,
  errorCode: 'INVALID_INPUT',
  errors: ['Your account was not deleted.', 'Password: The password is wrong. Check it.'],
  info: [],
};

export const guidance: Guidance = {
  use: `A response of the server with its code and its errors for single fields.

**Use it** where the whole response matters, as in the deletion of an account.

**Do not use it** for lists that grow with every response (AlertLists).`,
  access: [
    'A refusal is announced at once, and a success politely, if the box is mounted before the response.',
    'It takes no focus, so the form keeps it.',
  ],
  do: {
    text: 'Show the code and the texts of the server unchanged.',
    show: () => <ReplyBox reply={refusal} />,
  },
  avoid: {
    text: 'Do not replace them with a general text.',
    show: () => (
      <ReplyBox reply={{ ...refusal, errorCode: 'ERROR', errors: ['Something went wrong.'] }} />
    ),
  },
};
