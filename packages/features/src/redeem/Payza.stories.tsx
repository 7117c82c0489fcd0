import { demoLogin, demoMemberId } from '@cb/mocks/world/members';
import { Button } from '@cb/ui/components/Button';
import { broken, heldCall, pending, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { calls, callsTo, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { onResponse } from '../shared/wire/post.ts';
import { Payza } from './Payza.tsx';

const meta = preview.meta({
  title: 'Features/Redeem/Payza',
  tags: ['!autodocs'],
  component: Payza,
  args: {
    statusHref: '/dashboard/transactioncb?tab=redemptions',
    surveysHref: '/dashboard/surveys',
  },
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
});

const orderPath = '/payza/createOrder';
const sessionPath = '/getUserIdFromSession';

const sentOrders = () => callsTo(orderPath).map(({ body }) => body);
const getButton = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** Fills in the form and continues to step 2. */
async function goToStep2(canvas: Canvas, user: User, amount: string) {
  const balances = ['3,037 CB', '6,037 CB'];
  await canvas.findByText((text: string) => balances.some((balance) => text.startsWith(balance)));
  await fireEvent.change(canvas.getByLabelText('Payza e-mail address'), {
    target: { value: 'someone@else.example' },
  });
  await fireEvent.change(canvas.getByLabelText('CB to redeem'), { target: { value: amount } });
  await user.click(getButton(canvas, 'REDEEM NOW'));
}

/** Fills in the form, and sends the order. */
async function sendOrder(canvas: Canvas, user: User, amount = '1000') {
  await goToStep2(canvas, user, amount);
  await user.click(getButton(canvas, 'I AGREE'));
}

const waitForNewBalance = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('group', { name: 'New balance' })).toHaveTextContent(text));

const processingTitle = 'Processing your request please wait ...';

/** Step 1: the form with the member's balance and the address of the profile. */
export const Start = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText((text) => text.startsWith('3,037 CB'));
  },
});

Start.test(
  'goes to step 2 with REDEEM NOW, back with CANCEL, and sends nothing [PAY-09]',
  async ({ canvas, userEvent }) => {
    await goToStep2(canvas, userEvent, '1000');
    await expect(canvas.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
    await userEvent.click(getButton(canvas, 'CANCEL'));
    await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000');
    await expect(sentOrders()).toEqual([]);
  },
);

Start.test('fills in the address of the profile', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText('Payza e-mail address')).toHaveValue(demoLogin.email),
  );
});

Start.test(
  'sends cbCount on I AGREE, and neither the e-mail nor the hidden fields [PAY-08] [PAY-10] [PAY-15] [CAL-23] [CAL-02]',
  async ({ canvas, canvasElement, userEvent }) => {
    const hidden = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
    await expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ['UserId', 'USER-ID'],
      ['PartnerCode', 'PAYZA'],
    ]);
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Your redemption order is placed');
    await expect(sentOrders()).toEqual(['{"cbCount":1000}']);
  },
);

Start.test(
  'fetches the session first, and sends the order’s key and the member',
  async ({ canvas, userEvent }) => {
    await goToStep2(canvas, userEvent, '1000');
    const before = calls().length;
    await userEvent.click(getButton(canvas, 'I AGREE'));
    await canvas.findByText('Your redemption order is placed');
    await waitForQuiet();
    const [sessionCall, orderCall] = calls().slice(before);
    await expect([sessionCall?.path, orderCall?.path]).toEqual([sessionPath, orderPath]);
    await expect(orderCall?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    await expect(orderCall?.headers.get('x-cb-member')).toBe(demoMemberId);
  },
);

Start.test('reads full-width digits, without what a paste adds', async ({ canvas, userEvent }) => {
  await sendOrder(canvas, userEvent, '\u200B１，０００ ');
  await canvas.findByText('Your redemption order is placed');
  await expect(sentOrders()).toEqual(['{"cbCount":1000}']);
});

const profile = heldCall('/getBasicProfile');

/** The address of the profile is pending; it fills the field unless the member types first. */
export const AddressComesLate = meta.story({ beforeEach: profile.hold });

AddressComesLate.test(
  'fills in the address while the field has the focus, for typing to replace it',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Payza e-mail address');
    await userEvent.click(field);
    await expect(field).toHaveValue('');
    profile.release();
    await waitFor(() => expect(field).toHaveValue(demoLogin.email));
    await userEvent.keyboard('someone@else.example');
    await expect(field).toHaveValue('someone@else.example');
  },
);

/** Step 4: the order is placed, and the balance is lower by its amount. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await waitForNewBalance(canvas, '2,037 CB ($20.37)');
    await storyEnvironment.clock.advance(1000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});

Done.test('goes to step 4 on SUCCESS and shows the Info [PAY-11] [CAL-01]', async ({ canvas }) => {
  await expect(canvas.getByText('Your order for 1,000 CB has been placed.')).toBeVisible();
  const step = canvas.getByText('Success').closest('li');
  await expect(step).toHaveAttribute('aria-current', 'step');
});

Done.test('fetches the balance again, with the UserId [CAL-19]', async () => {
  const balances = callsTo('/getCbCountByUser');
  await expect(balances.map(({ body }) => JSON.parse(body))).toEqual([
    { UserId: demoMemberId },
    { UserId: demoMemberId },
  ]);
});

Done.test('redeems more with another confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(getButton(canvas, 'Redeem more'));
  await userEvent.click(getButton(canvas, 'REDEEM NOW'));
  await userEvent.click(getButton(canvas, 'I AGREE'));
  await waitForNewBalance(canvas, '1,037 CB ($10.37)');
  await expect(sentOrders()).toHaveLength(2);
});

const order = heldCall(orderPath);

/** Step 4 in its first second, with the notice that the response arrived. */
export const JustResponded = meta.story({
  beforeEach: order.hold,
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Sending CB Redemption request');
    await storyEnvironment.clock.advance(5000);
    order.release();
    await waitForNewBalance(canvas, '2,037 CB');
  },
});

JustResponded.test(
  'shows a notice for a second after the response [PAY-13]',
  async ({ canvas }) => {
    const bar = () => canvas.queryByRole('progressbar', { name: 'Redemption response received' });
    await expect(bar()).toBeVisible();
    await storyEnvironment.clock.advance(999);
    await expect(bar()).toBeVisible();
    await storyEnvironment.clock.advance(1);
    await waitFor(() => expect(bar()).toBeNull());
  },
);

export const Refused = meta.story({
  tags: ['fault'],
  // CB were spent elsewhere, so the shown balance is out of date.
  beforeEach: respondWith('/getCbCountByUser', records({ TotalCb: 6037 })),
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent, '5000');
    await canvas.findByText(/You have 3,037 CB and need 5,000 CB/);
    await storyEnvironment.clock.advance(1000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});

Refused.test(
  'goes back to step 1 with the typed values, which can be corrected [PAY-12] [CON-03]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('5000');
    await expect(canvas.getByLabelText('Payza e-mail address')).toHaveValue('someone@else.example');
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Your redemption order is placed');
    await expect(sentOrders()).toEqual(['{"cbCount":5000}', '{"cbCount":1000}']);
  },
);

Refused.test('moves the focus to the server’s message', async ({ canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('You have 3,037 CB and need 5,000 CB');
  await expect(document.activeElement).toContainElement(alert);
  await expect(document.activeElement).not.toContainElement(canvas.getByLabelText('CB to redeem'));
});

/** Step 1 with an amount of 10.5 CB, which the field explains. */
export const NotAWholeNumber = meta.story({
  play: async ({ canvas, userEvent }) => goToStep2(canvas, userEvent, '10.5'),
});

NotAWholeNumber.test('focuses the field, which says what is wrong', async ({ canvas }) => {
  const field = canvas.getByLabelText('CB to redeem');
  await expect(field).toHaveFocus();
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/Use digits only, such as 1000\./);
  const error = canvas.getByText(/Use digits only, such as 1000\./);
  await expect(error.closest('[aria-live=polite]')).not.toBeNull();
});

NotAWholeNumber.test(
  'announces a second amount that is wrong as well',
  async ({ canvas, userEvent }) => {
    const error = () => canvas.queryByText(/Use digits only, such as 1000\./);
    await userEvent.type(canvas.getByLabelText('CB to redeem'), '0');
    await expect(error()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(error()).toBeVisible();
  },
);

NotAWholeNumber.test(
  'announces the same wrong amount again when it is resubmitted',
  async ({ canvas, userEvent }) => {
    const error = canvas.getByText(/Use digits only, such as 1000\./);
    await userEvent.type(canvas.getByLabelText('CB to redeem'), '{Enter}');
    await expect(error).not.toBeVisible();
    await storyEnvironment.clock.advance(100);
    await expect(error).toBeVisible();
  },
);

NotAWholeNumber.test(
  'stays at step 1 until it is a whole number of at least 1 (D63)',
  async ({ canvas, userEvent }) => {
    for (const [sentence, amounts] of [
      ['Enter a whole number of CB, 1 or more.', ['', '0', '000', '\u200B']],
      ['Use digits only, such as 1000.', ['-1000', '1e21', 'NaN', 'ten', '0.1', '1.000']],
      ['Enter a smaller number.', ['9'.repeat(20)]],
    ] as const) {
      for (const amount of amounts) {
        await goToStep2(canvas, userEvent, amount);
        await expect(canvas.getByText(sentence)).toBeVisible();
      }
    }
    await goToStep2(canvas, userEvent, '1');
    await expect(canvas.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
    await expect(sentOrders()).toEqual([]);
  },
);

/** Step 3 while the server works on the order; nothing can be pressed. */
export const Processing = meta.story({
  parameters: { scenario: 'specified' },
  beforeEach: respondWith(orderPath, pending),
  play: async ({ canvas, userEvent }) => {
    await storyEnvironment.clock.advance(60_000);
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Sending CB Redemption request');
  },
});

Processing.test(
  'stays at step 3 while there is no response [PAY-10] [PAY-13]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: processingTitle })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/longer than usual/)).toBeNull();
  },
);

/** Step 3 after ten seconds without a response. */
export const ProcessingSlow = meta.story({
  beforeEach: respondWith(orderPath, pending),
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await waitFor(() => expect(sentOrders()).toHaveLength(1));
    await storyEnvironment.clock.advance(10_000);
    await canvas.findByText(/This takes longer than usual/);
  },
});

/** An order whose response says neither success nor refusal. */
const withLostOrder = (response: () => Response) => ({
  beforeEach: respondWith(orderPath, response),
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await sendOrder(canvas, userEvent);
    await canvas.findByText(/No answer came/);
  },
});

/** Step 3 when the order got no response: it may exist, so it is never sent again. */
export const Stuck = meta.story(withLostOrder(() => HttpResponse.error()));

export const ListsAreNoLists = meta.story({
  ...withLostOrder(() => HttpResponse.json({ ErrorCode: 'SUCCESS', Errors: 'none', Info: 7 })),
  tags: ['fault'],
});

export const RefusedWithoutAWord = meta.story({
  tags: ['fault'],
  beforeEach: respondWith(orderPath, { ErrorCode: 'NO' }),
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Errors');
    await storyEnvironment.clock.advance(1000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});

RefusedWithoutAWord.test('says that something went wrong', async ({ canvas }) => {
  await expect(canvas.getByText('Something went wrong. Please try again')).toBeVisible();
});

let respond: (response: Response) => void = () => {};
let pendingResponse: Promise<Response>;

export const Remounted = meta.story({
  tags: ['edge-case'],
  beforeEach: ({ msw }) => {
    pendingResponse = new Promise((resolve) => {
      respond = resolve;
    });
    respondWith(orderPath, () => pendingResponse)({ msw });
  },
  decorators: [
    function Remounting(Story) {
      const [isMounted, setMounted] = useState(true);
      return (
        <>
          {isMounted && <Story />}
          <Button tone="quiet" onClick={() => setMounted(!isMounted)}>
            Leave or come back
          </Button>
        </>
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    const toggle = getButton(canvas, 'Leave or come back');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await canvas.findByText(processingTitle);
  },
});

Remounted.test('shows its order again, and sends nothing twice', async ({ canvas }) => {
  await expect(canvas.getByText(/^1,000\sCB \(\$10\.00\)$/)).toBeVisible();
  respond(HttpResponse.json({ ErrorCode: 'SUCCESS' }));
  await canvas.findByText('Your redemption order is placed');
  await expect(sentOrders()).toHaveLength(1);
});

Remounted.test('starts at step 1 when opened after a success', async ({ canvas, userEvent }) => {
  respond(HttpResponse.json({ ErrorCode: 'SUCCESS' }));
  await canvas.findByText('Your redemption order is placed');
  const toggle = getButton(canvas, 'Leave or come back');
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('');
});

Remounted.test(
  'shows a success that arrived in the meantime once',
  async ({ canvas, userEvent }) => {
    const toggle = getButton(canvas, 'Leave or come back');
    await userEvent.click(toggle);
    const lateResponse = new Promise<void>((resolve) => void onResponse(() => resolve()));
    respond(HttpResponse.json({ ErrorCode: 'SUCCESS' }));
    await lateResponse;
    await userEvent.click(toggle);
    await canvas.findByText('Your redemption order is placed');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText('CB to redeem')).toBeVisible();
  },
);

export const SomeoneElse = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith(sessionPath, records({ UserId: 'someone-else' })),
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await waitFor(() => expect(callsTo(sessionPath)).not.toEqual([]));
    await canvas.findByLabelText('CB to redeem');
  },
});

SomeoneElse.test('sends nothing, and returns to the form as typed', async ({ canvas }) => {
  await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000');
  await expect(sentOrders()).toEqual([]);
});

const notSent = /^We couldn’t check that you are still logged in, so your order was not sent/;

/** The session could not be checked, so the order was not sent and step 1 returns. */
export const SessionUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(`*${sessionPath}`, broken, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await canvas.findByText(notSent);
  },
});

SessionUnknown.test(
  'sends nothing, shows a message, and the order can be confirmed again',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000');
    await expect(sentOrders()).toEqual([]);
    await userEvent.click(getButton(canvas, 'REDEEM NOW'));
    await userEvent.click(await canvas.findByRole('button', { name: 'I AGREE' }));
    await canvas.findByText('Your redemption order is placed');
    await expect(sentOrders()).toHaveLength(1);
  },
);

export const SessionWithoutResponse = meta.story({
  tags: ['fault'],
  beforeEach: respondWith(sessionPath, pending),
  play: async ({ canvas, userEvent }) => {
    const timers = storyEnvironment.clock.pending();
    await sendOrder(canvas, userEvent);
    // Two timers: of the notice that an order is slow, and of the session check.
    await waitFor(() => expect(storyEnvironment.clock.pending()).toBeGreaterThan(timers + 1));
  },
});

SessionWithoutResponse.test('waits for 10 s at most', async ({ canvas }) => {
  await storyEnvironment.clock.advance(9999);
  await expect(canvas.getByText('Sending CB Redemption request')).toBeVisible();
  await storyEnvironment.clock.advance(1);
  await canvas.findByText(notSent);
  await expect(sentOrders()).toEqual([]);
});

export const TakenByNobody = meta.story({
  tags: ['fault'],
  beforeEach: respondWith(orderPath, () =>
    HttpResponse.json({ ErrorCode: 'OTHER_MEMBER' }, { status: 409 }),
  ),
  play: async ({ canvas, userEvent }) => {
    await sendOrder(canvas, userEvent);
    await waitFor(() => expect(canvas.getByLabelText('CB to redeem')).toHaveValue('1000'));
  },
});

TakenByNobody.test('is neither lost nor refused', async ({ canvas }) => {
  await waitForQuiet();
  await expect(sentOrders()).toHaveLength(1);
  await expect(canvas.queryByText(/No answer came/)).toBeNull();
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
});
