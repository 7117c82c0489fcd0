import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, within } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { ReplyBox, type Reply } from './ReplyBox.tsx';

const refusal: Reply = {
  success: false,
  errorCode: 'INVALID_INPUT',
  errors: ['Your account was not deleted.', 'Password: The password is wrong. Check it.'],
  info: [],
};

const meta = preview.meta({
  id: 'components-replybox',
  title: 'Components/Feedback/ReplyBox',
  component: ReplyBox,
  args: { reply: refusal },
  parameters: {
    guidance: {
      access: [
        'A refusal is announced at once, and a success politely, if the box is mounted before the reply.',
        'It takes no focus, so the form keeps it.',
      ],
      do: {
        text: 'Show the code and the texts of the server unchanged.',
        show: () => <ReplyBox reply={refusal} />,
      },
      avoid: {
        text: 'Do not replace them with a general text.',
        show: () => (
          <ReplyBox reply={{ ...refusal, errorCode: 'ERROR', errors: ['Something went wrong.'] }} />
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A response of the server with its code and its errors for single fields.

**Use it** where the whole response matters, as in the deletion of an account.

**Do not use it** for lists that grow with every response (AlertLists).`,
      },
    },
  },
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
