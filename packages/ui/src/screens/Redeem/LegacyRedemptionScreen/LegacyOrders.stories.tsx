import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { LegacyOrders } from './LegacyOrders.tsx';

const onRetry = fn();

const meta = preview.meta({
  title: 'Screens/Redeem/LegacyOrders',
  component: LegacyOrders,
  args: { status: 'loading' as const },
});

export const Loading = meta.story({ parameters: noPicture });

export const Failed = meta.story({ args: { status: 'failed', onRetry } });

Failed.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

export const Empty = meta.story({ args: { status: 'ready', orders: [] } });

export const Ready = meta.story({
  args: {
    status: 'ready',
    orders: [
      { method: 'PAYPAL', status: 'Pending', cb: 1000 },
      { method: 'TANGOCARDS', status: 'Approved', cb: 2500 },
      { method: 'W'.repeat(80), status: 'Rejected', cb: Number.NaN },
    ],
  },
});
