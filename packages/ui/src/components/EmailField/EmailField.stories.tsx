import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './EmailField.docs.tsx';
import { EmailField } from './EmailField.tsx';

const meta = preview.meta({
  id: 'components-emailfield',
  title: 'Components/Forms/EmailField',
  component: EmailField,
  args: { value: '', onChange: fn() },
  parameters: { guidance },
});

/** With the default label, for an address that is not the login name. */
export const Empty = meta.story();

Empty.test('is known to browsers and keyboards as an email', async ({ canvas }) => {
  const field = canvas.getByLabelText('Email');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('name', 'Email');
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await expect(field).toHaveAttribute('autocapitalize', 'none');
  await expect(field).toHaveAttribute('spellcheck', 'false');
});

Empty.test('reports the text as typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'A');
  await expect(args.onChange).toHaveBeenLastCalledWith('A');
});

/** The address is the login name, so password managers fill it in as such. */
export const ToLogIn = meta.story({
  parameters: picturedIn('light wide'),
  args: { label: 'Username', autoComplete: 'username', hint: 'Your email address' },
});
