import { picturedIn } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { EmailField } from './EmailField.tsx';

const meta = preview.meta({
  id: 'components-emailfield',
  title: 'Components/Forms/EmailField',
  component: EmailField,
  args: { value: '', onChange: fn() },
  parameters: {
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

export const ToLogIn = meta.story({
  parameters: picturedIn('light wide'),
  args: { label: 'Username', autoComplete: 'username', hint: 'Your email address' },
});
