import { Button } from '@cb/ui/components/Button';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { calls } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { useOrder } from '../shared/exactlyOnce/useOrder.ts';
import type { CallResult } from '../shared/wire/post.ts';
import { payzaOrderName } from './payza.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  title: 'Features/Redeem/Redeem',
  tags: ['!autodocs'],
  component: Redeem,
  args: {
    cashHref: '/dashboard/cbpayza',
    storeHref: '/dashboard/redeemrewards',
    giftCardsHref: '/giftcards.html',
  },
  decorators: [connected],
  parameters: { signedIn: true },
});

/** The ways to redeem, while no order is pending. */
export const Ready = meta.story();

Ready.test('shows no processing box, and makes no calls', async ({ canvas }) => {
  await expect(canvas.queryByText('Creating Order')).toBeNull();
  await expect(calls()).toEqual([]);
});

let respond = () => {};
let pendingResult = new Promise<CallResult>(() => {});

/** Stands for another tab that sends an order. */
function OrderElsewhere() {
  const { confirm } = useOrder({
    name: payzaOrderName,
    send: () => pendingResult,
    onStart: () => {},
  });
  return (
    <Button tone="quiet" onClick={() => confirm({ cb: 1000 })}>
      Order elsewhere
    </Button>
  );
}

export const OrderUnderWay = meta.story({
  tags: ['edge-case'],
  beforeEach: () => {
    pendingResult = new Promise((resolve) => {
      respond = () => resolve({ kind: 'aborted' });
    });
    return () => respond();
  },
  render: (args) => (
    <>
      <Redeem {...args} />
      <OrderElsewhere />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order elsewhere' }));
    await canvas.findByText('Creating your redemption order (1 of 1)');
  },
});

OrderUnderWay.test('shows the box until the order has a response [RDM-05]', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Creating Order' })).toBeVisible();
  respond();
  await waitFor(() => expect(canvas.queryByText('Creating Order')).toBeNull());
});
