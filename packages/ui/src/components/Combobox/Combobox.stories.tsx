import { pictured, picturedIn } from '@cb/workbench/pictured';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { english, guidance, options } from './Combobox.docs.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const meta = preview.meta({
  id: 'components-combobox',
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Country and language',
    hint: 'Type to search.',
    selected: english,
    onSelect: fn<(option: ComboboxOption) => void>(),
    onSearch: fn<(text: string) => void>(),
    result: { status: 'ready' as const, options },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, minHeight: 400 }}>
        <Story />
      </div>
    ),
    controlled('selected', 'onSelect'),
  ],
  parameters: { guidance },
});

/** Shows the chosen option; click or type to open the list. */
export const Closed = meta.story();

Closed.test('is announced with its label and its hint', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Country and language' });
  await expect(field).toHaveAccessibleDescription('Type to search.');
});

Closed.test('opens on a click, and announces its options', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { expanded: false });
  await userEvent.click(field);
  // Only moves the caret.
  await userEvent.click(field);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(args.onSearch).toHaveBeenCalledTimes(1);
  await expect(args.onSearch).toHaveBeenCalledWith('');
  await expect(canvas.getByRole('status')).toHaveTextContent('7 found.');
  await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('English US');
});

Closed.test('chooses by keyboard alone', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await expect(active).toHaveTextContent('English UK');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSelect).toHaveBeenCalledTimes(1);
  await expect(args.onSelect).toHaveBeenCalledWith(options[1]);
  await expect(field).toHaveValue('English UK');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

Closed.test('calls onSelect in the event that chooses', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.type(field, '{ArrowDown}');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect(args.onSelect).toHaveBeenCalledTimes(1);
});

Closed.test('leaves Enter and Escape to an input method', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.type(field, '{ArrowDown}');
  for (const key of ['Enter', 'Escape']) {
    await fireEvent.keyDown(field, { key, isComposing: true });
    // As Safari sends the last key of a composition.
    await fireEvent.keyDown(field, { key, keyCode: 229 });
  }
  await expect(args.onSelect).not.toHaveBeenCalled();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
});

Closed.test('searches for a typed text, chooses by click', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('sp');
  await expect(args.onSearch).toHaveBeenNthCalledWith(1, 's');
  await expect(args.onSearch).toHaveBeenLastCalledWith('sp');
  await userEvent.click(canvas.getByRole('option', { name: 'Spanish Mexico' }));
  await expect(field).toHaveValue('Spanish Mexico');
  await expect(args.onSelect).toHaveBeenCalledTimes(1);
  await expect(args.onSelect).toHaveBeenCalledWith(options[2]);
});

Closed.test('chooses nothing on blur or Escape', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.type(field, 'x{ArrowDown}');
  await userEvent.tab();
  await expect(field).toHaveValue('English US');
  await userEvent.type(field, 'x{ArrowDown}{Escape}');
  await expect(field).toHaveValue('English US');
  // With its list closed, the field keeps its text, too.
  await userEvent.keyboard('{Escape}');
  await expect(field).toHaveValue('English US');
  await expect(args.onSelect).not.toHaveBeenCalled();
});

/** The list with the chosen option ticked and another one highlighted by the arrow keys. */
export const Open = meta.story({
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
});

/** The server has not responded to the search yet. */
export const Searching = meta.story({
  args: { result: { status: 'loading' } },
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'x'),
});

Searching.test('announces that it is searching', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
});

/** No option matches the typed text. */
export const NothingFound = meta.story({
  parameters: picturedIn('light wide'),
  args: { result: { status: 'ready', options: [] } },
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'zzz'),
});

NothingFound.test('shows and announces that nothing was found', async ({ canvas }) => {
  const nothing = 'Nothing found. Try another word.';
  await expect(canvas.getByRole('status')).toHaveTextContent(nothing);
  await expect(screen.getByText(nothing, { selector: 'p' })).toBeVisible();
});

const onRetry = fn();

/** The search failed: the chosen option stays, and a button tries again. */
export const Failed = meta.story({
  parameters: pictured,
  args: { result: { status: 'failed', onRetry } },
});

Failed.test('shows the chosen option, and retries by keyboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('combobox')).toHaveValue('English US');
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const LongNames = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: {
    result: {
      status: 'ready',
      options: [{ value: 'X', label: 'Languageland'.repeat(12) }, ...options],
    },
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
});

/** Escape closes the list first, and the dialog on the second press. */
export const InDialog = meta.story({
  parameters: { ...pictured, docs: { story: { inline: false, height: '480px' } } },
  render: function Nested(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Edit">
        <div style={{ minHeight: 320 }}>
          <Combobox {...args} />
        </div>
      </Dialog>
    );
  },
});

InDialog.test('Escape closes the list first, the dialog after it', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
