import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { LegacyOrders } from './LegacyOrders.tsx';

const onRetry = fn();

const meta = preview.meta({
  id: 'screens-redeem-legacyorders',
  title: 'Screens/Redeem/Parts/LegacyOrders',
  tags: ['legacy'],
  component: LegacyOrders,
  args: { status: 'loading' as const, helpHref: 'https://help.cbrewards.example/' },
});

/** The earlier redemptions are being requested. */
export const Loading = meta.story({});

/** The earlier redemptions did not load; a retry is offered. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'failed', errors: ['The list is busy.'], onRetry },
});

Failed.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** A member who has not redeemed yet. */
export const Empty = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'ready', orders: [] },
});

/** A pending, an approved and a rejected order; the last one has no known amount or date. */
export const Ready = meta.story({
  parameters: pictured,
  args: {
    status: 'ready',
    orders: [
      {
        method: 'PAYPAL',
        status: 'Pending',
        cb: 1000,
        date: '11-Nov-2026 9:15AM',
        expected: { from: '02-Dec-2026', to: '23-Dec-2026' },
      },
      { method: 'TANGOCARDS', status: 'Approved', cb: 2500, date: '24-Aug-2026 7:40PM' },
      { method: 'W'.repeat(80), status: 'Rejected', cb: Number.NaN, date: '' },
    ],
  },
});

Ready.test('shows each status with its meaning, and has its help', async ({ canvas }) => {
  const [first, second, third] = canvas.getAllByRole('listitem');
  await expect(first).toHaveTextContent(/^Paypal\d.*Pending.*Expected 02-Dec-2026/);
  await expect(second).toHaveTextContent(/Gift card TANGOCARDS.*Approved.*Checked and sent/);
  await expect(third).toHaveTextContent(/Rejected.*Its CB go back/);
  await expect(canvas.getAllByRole('button', { name: /^Where is my CB\?/ })).toHaveLength(3);
});
