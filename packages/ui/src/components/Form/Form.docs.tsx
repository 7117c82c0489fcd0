import type { Guidance } from '@cb/workbench/ComponentPage';
import { Button } from '../Button/Button.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Form } from './Form.tsx';

export const guidance: Guidance = {
  use: `Fields and the actions that send them.

**Use it** around every group of fields with a submitting button, so that Enter submits and the browser shows no validation of its own.

**Do not use it** for settings that apply as soon as they change.`,
  access: [
    'Enter in a field submits the form, as its submit button does.',
    'It is a landmark, named by the heading that labels it.',
    'While busy it ignores submits, and its fields keep their text and the focus.',
  ],
  do: {
    text: 'Put the submit button last, and name it after its action.',
    show: () => (
      <Stack>
        <Heading level={3} id="new-address">
          Change your email
        </Heading>
        <Form
          labelledBy="new-address"
          onSubmit={() => undefined}
          actions={
            <>
              <Button tone="quiet">Cancel</Button>
              <Button type="submit">Save the new email</Button>
            </>
          }
        >
          <EmailField value="ada@example.com" onChange={() => undefined} />
        </Form>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not put a button after the one that submits.',
    show: () => (
      <Stack>
        <Heading level={3} id="other-address">
          Change your email address
        </Heading>
        <Form
          labelledBy="other-address"
          onSubmit={() => undefined}
          actions={
            <>
              <Button type="submit">Submit</Button>
              <Button tone="quiet">Cancel</Button>
            </>
          }
        >
          <EmailField value="ada@example.com" onChange={() => undefined} />
        </Form>
      </Stack>
    ),
  },
};
