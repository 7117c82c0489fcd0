import { picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { EmailField } from './EmailField.tsx';

const meta = preview.meta({
  id: 'components-emailfield',
  title: 'Components/Forms/EmailField',
  component: EmailField,
  args: { value: '', onChange: fn() },
  parameters: {
    guidance: {
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
    } satisfies Guidance,
    // Looks like a TextField, which has pictures.
    docs: {
      description: {
        component: `An e-mail address.

**Use it** for every e-mail address, so that browsers and password managers recognise it.

**Do not use it** with your own validation: the server decides, and before an order the browser's own check of the type.`,
      },
    },
  },
});

/** With the default label, for an address that is not the login name. */
export const Empty = meta.story();

Empty.test('supports autofill, and reports the text as typed', async (story) => {
  const { canvas, userEvent, args } = story;
  const field = canvas.getByLabelText('Email');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('name', 'Email');
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await expect(field).toHaveAttribute('autocapitalize', 'none');
  await expect(field).toHaveAttribute('spellcheck', 'false');
  await userEvent.type(field, 'A');
  await expect(args.onChange).toHaveBeenLastCalledWith('A');
});

/** The address is the login name, so password managers fill it in as such. */
export const ToLogIn = meta.story({
  parameters: picturedIn('light wide'),
  args: { label: 'Username', autoComplete: 'username', hint: 'Your email address' },
});
