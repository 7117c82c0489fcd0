import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { LinkButton } from './LinkButton.tsx';

export const guidance: Guidance = {
  use: `An action within a sentence.

**Use it** where a sentence offers to do something, as "forgot your password? click here" does.

**Do not use it** for going to another page (Link), or for a main action (Button).`,
  access: [
    'It is read as a link in its sentence.',
    'Tab reaches it; Enter and, unlike on a link, Space press it.',
  ],
  do: {
    text: 'Put it into the sentence that gives the reason to press it.',
    show: () => (
      <Text>
        No email yet? <LinkButton onClick={() => undefined}>Send it again</LinkButton>
      </Text>
    ),
  },
  avoid: {
    text: 'Do not use it alone: it looks like a link that leads to a page.',
    show: () => <LinkButton onClick={() => undefined}>Send it again</LinkButton>,
  },
};
