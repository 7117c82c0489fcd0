import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guidance } from './Form.docs.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <EmailField label="Username" value="ada@example.com" onChange={fn()} />
    <PasswordField kind="current" value="correct horse" onChange={fn()} />
  </>
);

const meta = preview.meta({
  id: 'components-form',
  title: 'Components/Forms/Form',
  component: Form,
  args: {
    labelledBy: 'login',
    onSubmit: fn(),
    children: fields,
    actions: <Button type="submit">Login</Button>,
  },
  render: (args) => (
    <Stack space="large">
      <Heading level={1} id="login">
        Login to Your Account
      </Heading>
      <Form {...args} />
    </Stack>
  ),
  parameters: { guidance },
});

/** A login form; Enter in a field submits it. */
export const Ready = meta.story();

Ready.test('is named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('form', { name: 'Login to Your Account' })).toBeVisible();
});

Ready.test('submits by button and by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

/** An address without an @ is submitted all the same, since the server decides. */
export const Unchecked = meta.story({
  args: { children: <EmailField label="Username" value="ada" onChange={fn()} /> },
});

Unchecked.test('submits without validation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** A request is in flight: the fields stay readable, and submits are ignored. */
export const Busy = meta.story({
  args: {
    busy: true,
    children: <EmailField label="Username" value="ada@example.com" onChange={fn()} />,
    actions: (
      <Button type="submit" busy>
        Login
      </Button>
    ),
  },
});

Busy.test('ignores submits, even by Enter', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByLabelText('Username');
  await expect(field).toBeEnabled();
  await userEvent.type(field, '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** The button that submits comes last, as in a dialog. */
export const TwoActions = meta.story({
  args: {
    actions: (
      <>
        <Button tone="quiet">Cancel</Button>
        <Button type="submit">Send the link</Button>
      </>
    ),
  },
});

/** A response with a message about a field. */
export const FieldRefused = meta.story({
  args: {
    children: <EmailField value="ada" error="is not valid" onChange={fn()} />,
  },
});

FieldRefused.test(
  'focuses the field with the error, also after another submit',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(field).toHaveFocus();
  },
);

FieldRefused.test(
  'shows the field with the error that messages have pushed out of view',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    field.closest('form')?.style.setProperty('margin-block', '200vh');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
);

export const Looks = meta.story({
  ...looks({ Ready, Busy, TwoActions }),
  tags: ['!dev', '!autodocs'],
});
