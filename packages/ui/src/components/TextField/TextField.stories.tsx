import { looks } from '@cb/workbench/looks';
import { fillUnnoticed } from '@cb/workbench/playHelpers';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guidance } from './TextField.docs.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  id: 'components-textfield',
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email' as const, value: '', onChange: fn() },
  decorators: [controlled('value', 'onChange')],
  parameters: { guidance },
});

/** An empty field has a label, never a placeholder alone. */
export const Empty = meta.story();

Empty.test('reports changes and keeps the typed text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await expect(args.onChange).toHaveBeenLastCalledWith('ada@example.com');
  await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
});

Empty.test('reports a text filled in without an event before an action', async (context) => {
  const { canvas, canvasElement, userEvent, args } = context;
  const field = canvas.getByLabelText('Email');
  for (const [text, act] of [
    ['press@example.com', () => userEvent.click(canvasElement)],
    ['key@example.com', () => userEvent.keyboard('{Tab}')],
    ['script@example.com', () => canvasElement.click()],
  ] as const) {
    fillUnnoticed(field, text);
    await expect(args.onChange).not.toHaveBeenCalledWith(text);
    await act();
    await expect(args.onChange).toHaveBeenLastCalledWith(text);
    await expect(field).toHaveValue(text);
  }
});

/** The text is the member's, or a password manager's. */
export const Filled = meta.story({ args: { value: 'ada@example.com' } });

// Hidden in the sidebar, because only its test needs it.
export const RenderedAgain = meta.story({
  tags: ['!dev'],
  render: function RenderedAgain(args) {
    const [hint, setHint] = useState<string>();
    return (
      <div onFocus={() => setHint('Your new address.')}>
        <TextField {...args} hint={hint} />
      </div>
    );
  },
});

RenderedAgain.test('keeps a text filled in without an event', async ({ canvas }) => {
  const field = canvas.getByLabelText('Email');
  fillUnnoticed(field, 'ada@example.com');
  field.focus();
  await expect(await canvas.findByText('Your new address.')).toBeVisible();
  await expect(field).toHaveValue('ada@example.com');
});

/** A required field with a hint, which is read out with the label. */
export const WithHint = meta.story({
  args: { hint: 'We send the link to this address.', required: true },
});

/** The error says what is wrong and how to fix it, below the hint. */
export const WithError = meta.story({
  args: { value: 'ada', hint: 'The address you log in with.', error: 'Enter your whole address.' },
});

WithError.test('associates hint and error with the field', async ({ canvas }) => {
  const field = canvas.getByLabelText('Email');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    'The address you log in with. Enter your whole address.',
  );
});

/** The on-screen keyboard shows digits. */
export const Numeric = meta.story({
  args: { label: 'Amount of CB', type: 'text', inputMode: 'numeric', value: '1000' },
});

/** The on-screen keyboard has a key to search. */
export const Search = meta.story({
  args: { label: 'Search the inbox', type: 'search', value: 'gift cards' },
});

/** The text can be selected and copied, but not changed. */
export const ReadOnly = meta.story({ args: { value: 'ada@example.com', readOnly: true } });

/** The hint says where the text can be changed. */
export const Disabled = meta.story({
  args: { value: 'ada@example.com', disabled: true, hint: 'Change it in your account settings.' },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    type: 'text',
    label: 'The reason you would like to see next to the request, in as many words as it takes',
    hint: `https://example.com/${'path/'.repeat(30)}`,
    value: 'word '.repeat(60),
    error: `Too long: ${'x'.repeat(200)}`,
  },
});

/** Arabic text starts at the right of the field. */
export const RightToLeft = meta.story({
  args: { type: 'text', label: 'Name', value: 'مرحبا بالعالم' },
});

/** Emoji of several code points stay whole. */
export const Emoji = meta.story({ args: { type: 'text', label: 'Name', value: '👩🏽‍🚀 Ada 🎉🇸🇪' } });

export const Looks = meta.story({
  ...looks({
    Empty,
    Filled,
    WithHint,
    WithError,
    Search,
    ReadOnly,
    Disabled,
    LongText,
    RightToLeft,
  }),
  tags: ['!dev', '!autodocs'],
});
