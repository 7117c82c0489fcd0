import { demoMemberId } from '@cb/mocks/world/members';
import { Button } from '@cb/ui/components/Button';
import { broken, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { callsTo, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { HttpResponse } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { useOrder } from '../shared/exactlyOnce/useOrder.ts';
import { onResponse } from '../shared/wire/post.ts';
import { legacyOrderName } from './legacyApi.ts';
import { LegacyRedemption } from './LegacyRedemption.tsx';

const meta = preview.meta({
  title: 'Features/Redeem/LegacyRedemption',
  tags: ['legacy', '!autodocs'],
  component: LegacyRedemption,
  args: { statusHref: '/dashboard/transactioncb' },
  decorators: [connected],
  parameters: { signedIn: true },
});

const bodiesTo = (path: string): unknown[] => callsTo(path).map(({ body }) => JSON.parse(body));
const press = (canvas: Canvas, user: User, name: string) =>
  user.click(canvas.getByRole('button', { name }));

/** Fills in an order by UPI, and goes on to its confirmation. */
async function goToConfirmation(canvas: Canvas, user: User, cb: string) {
  await user.click(canvas.getByRole('radio', { name: 'UPI' }));
  const amount = await canvas.findByLabelText('CB to redeem');
  await fireEvent.change(amount, { target: { value: cb } });
  await fireEvent.change(canvas.getByLabelText('Virtual Payment Address'), {
    target: { value: 'dana@bank' },
  });
  await press(canvas, user, 'Confirm');
  await canvas.findByText(/Balance now/);
}

/** The options, before the member chooses one. */
export const Choosing = meta.story();

Choosing.test(
  'checks with an empty object when an option is chosen [LEG-10] [CAL-38]',
  async ({ canvas, userEvent }) => {
    await expect(bodiesTo('/redemptions/check')).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bitcoin' }));
    await canvas.findByLabelText('Bitcoin Wallet address');
    await expect(bodiesTo('/redemptions/check')).toEqual([{}]);
  },
);

/** Paypal is chosen and allowed, so the form asks for the amount and the account. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal' }));
    await canvas.findByLabelText('Paypal Email');
  },
});

Chosen.test('redeems at least 1 CB', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Confirm');
  await expect(canvas.getByText('Enter a whole number of CB, 1 or more.')).toBeVisible();
  await fireEvent.change(canvas.getByLabelText('CB to redeem'), { target: { value: '1' } });
  await press(canvas, userEvent, 'Confirm');
  await canvas.findByText('Please confirm your order');
  await expect(bodiesTo('/redemption/create')).toEqual([]);
});

/** The member has no CB, so the server does not allow an order. */
export const NotAllowed = meta.story({
  tags: ['fault'],
  globals: { member: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal' }));
    await canvas.findByText(/You can redeem from 1,000 CB/);
  },
});

NotAllowed.test('shows the server’s errors and no form [LEG-11]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/You have 0 CB/);
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** An option is chosen, and the server checks whether the member can redeem. */
export const Checking = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal' }));
    await canvas.findByText('Checking whether you can redeem');
  },
});

/** The check got no response, so there is no form. */
export const Unchecked = meta.story({
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal' }));
    await canvas.findByText('We could not check whether you can redeem.');
  },
});

Unchecked.test('checks the same option again', async ({ canvas, userEvent, msw }) => {
  respondWith('/redemptions/check', { ErrorCode: 'SUCCESS' })({ msw });
  await press(canvas, userEvent, 'Try again');
  await canvas.findByLabelText('Paypal Email');
});

/** Responds to the first check. */
let respondLate: (response: Response) => void = () => {};

/** The check of the first option gets its response after the member has chosen another option. */
export const LateCheck = meta.story({
  tags: ['edge-case'],
  beforeEach: ({ msw }) => {
    const pendingCheck = new Promise<Response>((resolve) => {
      respondLate = resolve;
    });
    let checks = 0;
    respondWith('/redemptions/check', () => {
      checks += 1;
      return checks === 1 ? pendingCheck : HttpResponse.json({ ErrorCode: 'SUCCESS' });
    })({ msw });
  },
});

LateCheck.test('never overrides a later choice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Paypal' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }));
  const field = await canvas.findByLabelText('Virtual Payment Address');
  await fireEvent.change(field, { target: { value: 'dana@bank' } });
  const lateResponse = new Promise<void>((resolve) => void onResponse(() => resolve()));
  respondLate(HttpResponse.json({ ErrorCode: 'NO', Errors: ['Late.'] }));
  await lateResponse;
  await waitForQuiet();
  await expect(field).toHaveValue('dana@bank');
  await expect(canvas.queryByText('Late.')).toBeNull();
});

/** The member confirms the order and sees the balance before and after it. */
export const Confirming = meta.story({
  play: ({ canvas, userEvent }) => goToConfirmation(canvas, userEvent, '1000'),
});

Confirming.test('goes back and keeps the typed values [LEG-13]', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Cancel');
  await expect(canvas.getByLabelText('Virtual Payment Address')).toHaveValue('dana@bank');
  await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000');
  await expect(bodiesTo('/redemption/create')).toEqual([]);
});

Confirming.test('sends the order once, for the member [CAL-36]', async ({ canvas, userEvent }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Create order' }));
  await canvas.findByText('Your order for 1,000 CB has been placed.');
  await expect(bodiesTo('/redemption/create')).toEqual([
    { PartnerCode: 'UPI', CB: 1000, AdditionalInfo: [{ name: 'VPA', value: 'dana@bank' }] },
  ]);
  const [order] = callsTo('/redemption/create');
  await expect(order?.headers.get('x-cb-member')).toBe(demoMemberId);
});

Confirming.test('returns to the form after a refusal without a message', async (story) => {
  const { canvas, userEvent, msw } = story;
  respondWith('/redemption/create', { ErrorCode: 'NO' })({ msw });
  await press(canvas, userEvent, 'Create order');
  await canvas.findByText('Something went wrong. Please try again');
  await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000');
});

/** The server has accepted the order for 1,000 CB. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    await goToConfirmation(canvas, userEvent, '1000');
    await press(canvas, userEvent, 'Create order');
    await canvas.findByText('Your order for 1,000 CB has been placed.');
  },
});

Done.test('shows the form again on "Redeem more"', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Redeem more');
  await canvas.findByLabelText('CB to redeem');
  await expect(canvas.queryByText(/has been placed/)).toBeNull();
});

/** The server refused the order, and shows why above the form. */
export const Refused = meta.story({
  tags: ['fault'],
  // CB were spent elsewhere, so the shown balance is out of date.
  beforeEach: respondWith('/getCbCountByUser', records({ TotalCb: 6037 })),
  play: async ({ canvas, userEvent }) => {
    await goToConfirmation(canvas, userEvent, '5000');
    await press(canvas, userEvent, 'Create order');
    await canvas.findByText(/You have 3,037 CB and need 5,000 CB/);
    await canvas.findByLabelText('CB to redeem');
  },
});

Refused.test('keeps the typed values for correction', async ({ canvas, userEvent }) => {
  await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('5000');
  await expect(canvas.getByLabelText('Virtual Payment Address')).toHaveValue('dana@bank');
  await fireEvent.change(canvas.getByLabelText('CB to redeem'), { target: { value: '1000' } });
  await press(canvas, userEvent, 'Confirm');
  await press(canvas, userEvent, 'Create order');
  await canvas.findByText('Your order for 1,000 CB has been placed.');
});

/** The order got no response, so the form returns only after the member has checked. */
export const Lost = meta.story({
  beforeEach: respondWith('/redemption/create', broken),
  play: async ({ canvas, userEvent }) => {
    await goToConfirmation(canvas, userEvent, '1000');
    await press(canvas, userEvent, 'Create order');
    await canvas.findByText(/No answer came/);
  },
});

Lost.test('waits until the member has checked', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: 'Create order' })).toBeNull();
  await press(canvas, userEvent, 'I have checked, back to the form');
  await waitFor(() => expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000'));
});

/** Stands for another tab: sends an order that gets no response, and then reports it as checked. */
function OrderElsewhere() {
  const { state, confirm, haveChecked } = useOrder({
    name: legacyOrderName,
    send: async () => ({ kind: 'aborted' }),
    onStart: () => {},
  });
  const order = () => confirm({ cb: 500, choice: 'PAYPAL' });
  return (
    <Button tone="quiet" onClick={state.status === 'lost' ? haveChecked : order}>
      Order or check elsewhere
    </Button>
  );
}

/** An order that another tab sent replaces the confirmation in this tab. */
export const OrderedElsewhere = meta.story({
  tags: ['edge-case'],
  render: (args) => (
    <>
      <LegacyRedemption {...args} />
      <OrderElsewhere />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await goToConfirmation(canvas, userEvent, '1000');
    await press(canvas, userEvent, 'Order or check elsewhere');
    await canvas.findByText(/No answer came/);
  },
});

OrderedElsewhere.test('returns to the form once it is checked', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Order or check elsewhere');
  await waitFor(() => expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000'));
});
