import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '#ui/components/Card/Card.tsx';
import { CbCodePanel } from './CbCodePanel.tsx';

const meta = preview.meta({
  id: 'screens-balance-cbcodepanel',
  title: 'Screens/Balance/Parts/CbCodePanel',
  component: CbCodePanel,
  parameters: { matrix: 'small' },
  args: {
    status: 'editing' as const,
    code: '',
    errors: [],
    info: [],
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Card padding="medium">
          <Story />
        </Card>
      </div>
    ),
  ],
});

/** Nothing is typed yet; the sentence below says why the button is disabled. */
export const Empty = meta.story();

Empty.test('cannot be sent [CBC-03]', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Redeem code' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    'Enter a code to redeem it. Each code works once.',
  );
  await userEvent.type(canvas.getByLabelText('CB code'), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Empty.test('reports the typed text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('CB code'), 'W');
  await expect(args.onChange).toHaveBeenCalledWith('W');
});

/** Only spaces are typed, which counts as empty. */
export const Blank = meta.story({ parameters: picturedIn('dark phone'), args: { code: '   ' } });

Blank.test('counts as empty', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Redeem code' })).toBeDisabled();
});

/** A code that can be sent, with the button or with Enter. */
export const Typed = meta.story({
  parameters: picturedIn('light wide'),
  args: { code: 'WELCOME50' },
});

Typed.test('is sent by the button and by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem code' }));
  await expect(canvas.getByLabelText('CB code')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(2);
});

/** The request is in flight: the code is read-only and earlier messages are hidden. */
export const Sending = meta.story({
  args: { status: 'sending', code: 'WELCOME50', errors: ['An earlier error'] },
});

Sending.test('shows the progress, and no earlier errors [CBC-04]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Sending Cinch Code redeem request')).toBeVisible());
  await expect(canvas.queryByText('An earlier error')).toBeNull();
});

Sending.test('can be neither sent nor changed [CBC-02]', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Redeem code' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(canvas.getByLabelText('CB code'), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText('CB code')).toHaveAttribute('readonly');
});

/** The response has just arrived; the progress text precedes its result. */
export const Received = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'received' },
});

Received.test(
  'cannot be sent again until its result is shown [CBC-02]',
  async ({ canvas, userEvent, args, mount }) => {
    // With a code, because an empty field cannot be sent anyway.
    await mount(<CbCodePanel {...args} code="NOPE" />);
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem code' }));
    await userEvent.type(canvas.getByLabelText('CB code'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

/** The server granted the code: its CB first, then the server’s comment. */
export const Granted = meta.story({
  parameters: pictured,
  args: { info: ['Thanks for joining us.'], granted: 50 },
});

Granted.test('shows the CB of the code above the comment', async ({ canvas }) => {
  const worth = canvas.getByText('added to your balance');
  await expect(worth.parentElement).toHaveTextContent(/^50\sCB/);
  const comment = canvas.getByText('Thanks for joining us.');
  await expect(worth.compareDocumentPosition(comment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** The server does not know the code, which stays in the field to be corrected. */
export const Refused = meta.story({
  parameters: picturedIn('dark phone'),
  args: { code: 'NOPE', errors: ['This code is not known. Check it and try again.'] },
});

/** The request failed; the specified text asks to try again. */
export const Unanswered = meta.story({
  args: { code: 'WELCOME50', errors: ['Something went wrong. Please try again'] },
});

/** One response with information and errors, each in a list of its own. */
export const GrantedWithErrors = meta.story({
  args: { info: ['Thanks for joining us.'], errors: ['Your zipcode is missing.'] },
});

export const LongTexts = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: {
    code: 'X'.repeat(5000),
    errors: ['W'.repeat(2000), '<img src=x onerror="alert(1)">'],
    info: ['word '.repeat(200)],
  },
});
