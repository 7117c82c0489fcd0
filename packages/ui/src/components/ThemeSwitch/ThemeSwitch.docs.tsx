import type { Guidance } from '@cb/workbench/ComponentPage';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export const guidance: Guidance = {
  use: `Switches between the device's theme, light and dark.

**Use it** once a page, in its header.

**Do not use it** as a general choice of three (ChoiceGroup).`,
  access: [
    'It is read as the group “Theme” with three radio buttons.',
    'Tab reaches the chosen one; the arrow keys choose another at once.',
    'The name of each icon is read, and is its tooltip.',
  ],
  do: {
    text: 'Let a choice take effect at once.',
    show: () => (
      <Inline justify="between">
        <Wordmark />
        <ThemeSwitch value="system" onChange={() => undefined} />
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not ask to save it.',
    show: () => (
      <Stack space="small">
        <Heading level={3} id="appearance">
          Appearance
        </Heading>
        <Form
          labelledBy="appearance"
          onSubmit={() => undefined}
          actions={<Button type="submit">Save</Button>}
        >
          <ThemeSwitch value="system" onChange={() => undefined} />
        </Form>
      </Stack>
    ),
  },
};
