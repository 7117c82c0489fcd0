import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, screen } from 'storybook/test';
import { hostileMessages, thirtyMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { StoreAlert } from './StoreAlert.tsx';

const meta = preview.meta({
  id: 'screens-store-storealert',
  title: 'Screens/Store/Parts/StoreAlert',
  component: StoreAlert,
  args: { messages: ['The catalogue is being renewed.'], onClose: fn(), onRetry: fn() },
});

/** The server’s errors, in place of a browser alert. */
export const Refused = meta.story({ parameters: pictured });

Refused.test('shows the errors', async () => {
  const dialog = screen.getByRole('dialog', { name: 'The Rewards Store did not load' });
  await expect(dialog).toHaveTextContent('The catalogue is being renewed.');
});

Refused.test('closes with its button and Escape', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

Refused.test('retries on a press', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

/** The server gave no reason, so a general text appears. */
export const WithoutMessage = meta.story({ args: { messages: [] } });

WithoutMessage.test('shows a general message', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(/Please try again later/);
});

export const ThirtyMessages = meta.story({
  tags: ['edge-case'],
  args: { messages: thirtyMessages },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: { messages: hostileMessages },
});

ExtremeText.test('shows markup as text and does not overflow', async () => {
  const dialog = screen.getByRole('dialog');
  await expect(dialog.querySelector('img, script')).toBeNull();
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});
