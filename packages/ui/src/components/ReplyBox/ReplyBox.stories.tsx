import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, within } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { guidance, refusal } from './ReplyBox.docs.tsx';
import { ReplyBox } from './ReplyBox.tsx';

const meta = preview.meta({
  id: 'components-replybox',
  title: 'Components/Feedback/ReplyBox',
  component: ReplyBox,
  args: { reply: refusal },
  parameters: { guidance },
});

/** The server declined: its code, its errors and those of single fields. */
export const Refused = meta.story();

Refused.test('shows code, errors and field errors [DEL-10]', async ({ canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('INVALID_INPUT');
  const items = within(alert).getAllByRole('listitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual([
    'Your account was not deleted.',
    'Password: The password is wrong. Check it.',
  ]);
});

/** The server agreed: only the infos are shown. */
export const Succeeded = meta.story({
  args: {
    reply: { ...refusal, success: true, errorCode: 'SUCCESS', info: ['Your account is deleted.'] },
  },
});

Succeeded.test('shows the Info list only [DEL-11]', async ({ canvas }) => {
  const items = within(canvas.getByRole('status')).getAllByRole('listitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(['Your account is deleted.']);
  await expect(canvas.queryByText(/not deleted/)).toBeNull();
});

/** The server declined without a code. */
export const WithoutCode = meta.story({ args: { reply: { ...refusal, errorCode: '' } } });

WithoutCode.test('has no empty parentheses', async ({ canvas }) => {
  await expect(canvas.getByText(/^Errors/)).toHaveTextContent(/^Errors$/);
});

export const ManyErrors = meta.story({
  tags: ['edge-case'],
  args: { reply: { ...refusal, errors: thirtyMessages } },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { reply: { ...refusal, errors: hostileMessages } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** There is no response yet: the live region is mounted and invisible. */
export const Waiting = meta.story({ args: { reply: undefined } });

Waiting.test('shows nothing', async ({ canvasElement }) => {
  await expect(canvasElement.textContent).toBe('');
});

export const Looks = meta.story({
  ...looks({ Refused, Succeeded, WithoutCode }),
  tags: ['!dev', '!autodocs'],
});
