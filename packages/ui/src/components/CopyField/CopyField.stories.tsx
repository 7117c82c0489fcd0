import { pictured, picturedIn } from '@cb/workbench/pictured';
import { looks } from '@cb/workbench/looks';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { guidance } from './CopyField.docs.tsx';
import { CopyField } from './CopyField.tsx';

let platform = fakePlatform();
const platformThatRefuses = fakePlatform({ copyText: () => Promise.reject(new Error('refused')) });
const platformWithoutClipboard = fakePlatform({
  copyText() {
    throw new TypeError('navigator.clipboard is undefined');
  },
});

const link = 'https://cbrewards.example/ref?by=ada';

const meta = preview.meta({
  id: 'components-copyfield',
  title: 'Components/Actions/CopyField',
  component: CopyField,
  args: { label: 'Your referral link', value: link },
  beforeEach: () => {
    platform = fakePlatform();
  },
  decorators: [withPlatform(() => platform)],
  parameters: { guidance },
});

/** A link to copy; a click on it selects all of it. */
export const Ready = meta.story();

Ready.test('says "Copied" for 2000 ms', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  const button = await canvas.findByRole('button', { name: 'Copied' });
  await expect(platform.copied).toEqual([link]);
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent('Copied to the clipboard.'),
  );
  await platform.clock.advance(1999);
  await expect(button).toHaveTextContent('Copied');
  await platform.clock.advance(1);
  await expect(button).toHaveTextContent(/^Copy$/);
});

Ready.test('restarts the 2000 ms when copied again', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Copied'));
  await platform.clock.advance(1500);
  await userEvent.click(button);
  await platform.clock.advance(1500);
  await expect(button).toHaveTextContent('Copied');
});

Ready.test('announces each copy', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy' });
  const status = canvas.getByRole('status');
  await userEvent.click(button);
  await waitFor(() => expect(status).toHaveTextContent('Copied to the clipboard.'));
  const announced: string[] = [];
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { childList: true, subtree: true, characterData: true });
  await userEvent.click(button);
  await waitFor(() => expect(announced.at(-1)).toBe('Copied to the clipboard.'));
  observer.disconnect();
});

Ready.test(
  'offers a changed value to be copied',
  {
    decorators: function Changing(Story, { args }) {
      const [value, setValue] = useState(args.value);
      return (
        <div onBlur={() => setValue('changed')}>
          <Story args={{ ...args, value }} />
        </div>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    button.blur();
    await waitFor(() => expect(button).toHaveTextContent(/^Copy$/));
  },
);

/** For two seconds after a press, the button confirms that the value was copied. */
export const Copied = meta.story({
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByRole('button', { name: 'Copied' });
  },
});

/** The browser denies the clipboard: the value is selected, to be copied by keyboard. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  decorators: [withPlatform(platformThatRefuses)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText('Press Ctrl+C to copy.');
  },
});

Refused.test('selects the whole value for the keyboard', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText<HTMLInputElement>('Your referral link');
  field.setSelectionRange(2, 5);
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(field).toHaveFocus());
  await expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
});

/** The browser has no clipboard, as on a page without HTTPS: the value is selected. */
export const WithoutClipboard = meta.story({
  decorators: [withPlatform(platformWithoutClipboard)],
  play: Refused.input.play,
});

/** There is no value yet: the button is disabled, and the reason is shown. */
export const Empty = meta.story({ args: { value: '', emptyReason: 'Your link is being made.' } });

Empty.test('explains why there is nothing to copy', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Copy' });
  await expect(button).toBeDisabled();
  await waitFor(() => expect(button).toHaveAccessibleDescription(/Your link is being made/));
});

/** A text inside the box says that the value is on its way. */
export const Waiting = meta.story({
  args: { value: '', emptyText: 'Working', emptyReason: 'Your link is being made.' },
});

Waiting.test('shows the empty text without copying it', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Your referral link')).toHaveValue('Working');
  await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled();
});

/** Code to paste into another page. */
export const Multiline = meta.story({
  args: {
    label: 'HTML Code',
    multiline: true,
    value: `<a href="${link}"><img src="https://cbrewards.example/invites/wide.png" alt="CB Rewards"></a>`,
  },
});

Multiline.test('selects everything on focus, unless a part is selected', async ({ canvas }) => {
  const field = canvas.getByLabelText<HTMLTextAreaElement>('HTML Code');
  field.focus();
  await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  field.setSelectionRange(2, 5);
  field.click();
  await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
});

export const LongValue = meta.story({
  tags: ['edge-case'],
  args: { value: `${link}&${'x'.repeat(500)}` },
});

LongValue.test('shows its end, which identifies the member', async ({ canvas }) => {
  const field = canvas.getByLabelText<HTMLInputElement>('Your referral link');
  const shown = field.scrollLeft;
  await expect(shown).toBeGreaterThan(0);
  field.scrollLeft = field.scrollWidth;
  await expect(field.scrollLeft).toBe(shown);
});

export const Looks = meta.story({
  ...looks({ Ready, Empty, Waiting, Multiline, LongValue }),
  tags: ['!dev', '!autodocs'],
});
