import { pictured, picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import type { Platform } from '#ui/platform/Platform.tsx';
import { WhereIsMyCb } from './WhereIsMyCb.tsx';

const helpHref = 'https://help.cbrewards.example/';

const pending = {
  date: '11-Nov-2026 9:15AM',
  method: 'Gift card (TANGOCARDS)',
  cb: 1000,
  orderStatus: 'Pending',
  expected: { from: '02-Dec-2026', to: '23-Dec-2026' },
  comments: ['Bluebird Coffee gift card, 10 USD'],
};

const details = [
  'Date: 11-Nov-2026 9:15AM',
  'Method: Gift card (TANGOCARDS)',
  'Amount: 1,000 CB',
  'Status: Pending',
  'Description: Bluebird Coffee gift card, 10 USD',
].join('\n');

const copyText = fn<Platform['copyText']>();
const openWindow = fn<Platform['openWindow']>();

const meta = preview.meta({
  id: 'screens-redeem-whereismycb',
  title: 'Screens/Redeem/Parts/WhereIsMyCb',
  component: WhereIsMyCb,
  args: { entry: pending, helpHref, onClose: fn() },
  beforeEach: () => {
    copyText.mockReset().mockResolvedValue();
    openWindow.mockReset().mockReturnValue(true);
  },
  decorators: [withPlatform(() => fakePlatform({ copyText, openWindow }))],
});

const dialog = () => screen.getByRole('dialog', { name: 'Where is my CB?' });

/** Returns the names of the explained states, without the title of the row, which has a comma. */
const stateNames = () =>
  Array.from(dialog().querySelectorAll('bdi'), ({ textContent }) => textContent).filter(
    (text) => !text.includes(','),
  );

/** Opened from the balance, without an entry: it explains every state. */
export const FromTheBalance = meta.story({ parameters: pictured, args: { entry: undefined } });

FromTheBalance.test('explains each state once, reversals and the fee', async () => {
  await expect(stateNames()).toEqual([
    'In your balance',
    'Back in your balance',
    'Taken off your balance',
    'Not in your report',
    'On the way',
    'Delivered to you',
    'Not delivered',
  ]);
  await expect(dialog()).toHaveTextContent(/partner can take back an earning/);
  await expect(dialog()).toHaveTextContent(
    /2% handling fee: of 1,000\sCB \(\$10\.00\) you get \$9\.80/,
  );
});

FromTheBalance.test('has help, but nothing to report', async () => {
  const link = within(dialog()).getByRole('link', { name: /Ask for help/ });
  await expect(link).toHaveAttribute('href', helpHref);
  await expect(within(dialog()).queryByRole('button', { name: 'Report this' })).toBeNull();
});

FromTheBalance.test('closes with Escape', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

/** Opened from a pending order, which comes first with the days when it is expected. */
export const Pending = meta.story({ parameters: pictured });

Pending.test('starts with the row, its status and its days', async () => {
  const [first] = within(dialog()).getAllByRole('heading', { level: 3 });
  await expect(first).toHaveTextContent(/^Gift card \(TANGOCARDS\), 1,000\sCB$/);
  await expect(stateNames()[0]).toBe('Pending');
  await expect(stateNames()).not.toContain('On the way');
  await expect(dialog()).toHaveTextContent(
    'Placed on 11-Nov-2026. Expected 02-Dec-2026 to 23-Dec-2026.',
  );
});

/** The date of the order is unreadable, so only the usual number of days is named. */
export const WithoutDate = meta.story({
  args: { entry: { ...pending, date: 'some day', expected: undefined } },
});

WithoutDate.test('gives no date', async () => {
  await expect(dialog()).toHaveTextContent(/15-30 business days/);
  await expect(dialog()).not.toHaveTextContent(/Placed on|Expected/);
});

/** A Payza order, which the member has to approve, with its fee and payout. */
export const Delivered = meta.story({
  args: { entry: { ...pending, method: 'Payza', orderStatus: 'Approved', cb: 2000 } },
});

Delivered.test('explains Payza’s approval and fee [PAY-07]', async () => {
  await expect(dialog()).toHaveTextContent(/within 30 days.*2% fee of \$0\.40 you get \$19\.60/);
});

/** A rejected order, whose CB go back to the balance. */
export const NotDelivered = meta.story({
  args: { entry: { ...pending, orderStatus: 'Rejected' } },
});

NotDelivered.test('shows the server’s word for the one state', async () => {
  await expect(stateNames()[0]).toBe('Rejected');
  await expect(stateNames()).not.toContain('Not delivered');
  await expect(dialog()).toHaveTextContent(/Its CB go back to your balance/);
});

const earning = {
  date: '19-Nov-2026 8:56PM',
  method: 'Survey completed',
  cb: 42.5,
  comments: ['YOURSURVEYS'],
};

/** An earning, which the balance already includes. */
export const Credited = meta.story({ args: { entry: earning } });

Credited.test('names the day of the earning', async () => {
  await expect(stateNames()[0]).toBe('In your balance');
  await expect(dialog()).toHaveTextContent('Listed on 19-Nov-2026.');
});

/** CB of an order that was not delivered, back in the balance. */
export const Returned = meta.story({
  args: { entry: { ...earning, method: 'CB returned', cb: 1500 } },
});

/** CB that a redemption took off the balance. */
export const Deducted = meta.story({
  args: { entry: { ...earning, cb: -1000, method: 'Redemption' } },
});

export const UnknownStatus = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: { entry: { ...pending, method: '<b>W</b>'.repeat(20), orderStatus: '\u202EOn Hold<img>' } },
});

UnknownStatus.test('guesses no meaning', async () => {
  await expect(dialog()).toHaveTextContent(/We have no explanation for this status/);
  await expect(dialog()).not.toHaveTextContent(/Expected/);
});

UnknownStatus.test('shows markup as text, and does not overflow', async () => {
  await expect(dialog().querySelector('img, b')).toBeNull();
  await expect(dialog().scrollWidth).toBe(dialog().clientWidth);
});

const report = () => within(dialog()).getByRole('button', { name: 'Report this' });
const announced = () => within(dialog()).getByRole('status');

/** The details are copied, and help is open in another window. */
export const Copied = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(report());
    await waitFor(() => expect(announced()).toHaveTextContent(/^Copied\. Help is open/));
  },
});

Copied.test('copies the details, and opens help', async () => {
  await expect(copyText.mock.calls).toEqual([[details]]);
  await expect(openWindow.mock.calls).toEqual([[helpHref, { width: 1000, height: 800 }]]);
});

Copied.test('announces the second press too', async ({ userEvent }) => {
  let finishCopying = () => {};
  copyText.mockReturnValueOnce(new Promise((resolve) => (finishCopying = resolve)));
  await userEvent.click(report());
  await waitFor(() => expect(announced()).toHaveTextContent(/^$/));
  finishCopying();
  await waitFor(() => expect(announced()).toHaveTextContent(/^Copied\./));
  await expect(report()).toHaveFocus();
});

/** The browser blocked the help window, so a link to it remains. */
export const WindowBlocked = meta.story({
  beforeEach: () => void openWindow.mockReturnValue(false),
  play: async ({ userEvent }) => {
    await userEvent.click(report());
  },
});

WindowBlocked.test('leaves a link to help', async () => {
  await waitFor(() => expect(announced()).toHaveTextContent('Copied. Open help'));
  const link = within(dialog()).getByRole('link', { name: /Open help/ });
  await expect(link).toHaveAttribute('href', helpHref);
});

/** The browser refused to copy, so the details appear in a field. */
export const ClipboardRefused = meta.story({
  parameters: picturedIn('light wide'),
  beforeEach: () => void copyText.mockRejectedValue(new Error('refused')),
  play: async ({ userEvent }) => {
    await userEvent.click(report());
    await screen.findByLabelText('Details');
  },
});

ClipboardRefused.test('shows the details to copy by hand, and opens nothing', async () => {
  await expect(screen.getByLabelText('Details')).toHaveValue(details);
  await expect(dialog()).toHaveTextContent('Your browser refused to copy.');
  const link = within(dialog()).getByRole('link', { name: /Open help/ });
  await expect(link).toHaveAttribute('href', helpHref);
  await expect(openWindow).not.toHaveBeenCalled();
});
