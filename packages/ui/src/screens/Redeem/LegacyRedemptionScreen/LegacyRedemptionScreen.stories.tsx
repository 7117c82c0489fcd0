import { mockReducedMotion } from '@cb/workbench/playHelpers';
import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { fieldsOf, legacyOptions } from '#ui/domain/legacyOptions.ts';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { PlatformProvider } from '#ui/platform/Platform.tsx';
import { hostileMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { LegacyRedemptionScreen } from './LegacyRedemptionScreen.tsx';

const onChoose = fn();
const onRestart = fn();
const onRetry = fn();
const formHandlers = { onAmount: fn(), onField: fn(), onConfirm: fn() };
const confirmationHandlers = { onCreate: fn(), onCancel: fn() };

const common = {
  chosen: 'PAYPAL',
  onChoose,
  errors: [],
  info: [],
  statusHref: '/dashboard/transactioncb',
} as const;

const fieldsFor = (value: string) =>
  legacyOptions.filter((option) => option.value === value).flatMap(fieldsOf);
const filled = fieldsFor('PAYPAL').map((field, index) => ({
  ...field,
  value: ['dana@mail.example', 'Dana', 'Reyes'][index] ?? '',
}));

const choosing = { ...common, status: 'choosing', chosen: '' } as const;
const paypal = {
  ...common,
  ...formHandlers,
  status: 'form',
  amount: '0',
  mobileVerification: false,
  fields: fieldsFor('PAYPAL'),
} as const;
const confirming = {
  ...common,
  ...confirmationHandlers,
  status: 'confirming',
  option: 'Paypal',
  cbAmount: 1000,
  balance: 3037,
  fields: filled,
  sending: false,
} as const;

const meta = preview.meta({
  title: 'Screens/Redeem/LegacyRedemption',
  tags: ['legacy'],
  component: LegacyRedemptionScreen,
  args: choosing,
});

/** The five options, which an operator has to enable; none is chosen. */
export const Choosing = meta.story({
  ...inShell('redeemRewards'),
  args: choosing,
});

Choosing.test('offers five options, and reports the choice', async ({ canvas, userEvent }) => {
  const options = canvas.getAllByRole('radio');
  const names = options.map((option) => option.closest('label')?.textContent);
  await expect(names).toEqual(['Paypal', 'Paytm', 'Bitcoin', 'Payza', 'UPI']);
  for (const option of options) await expect(option).not.toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }));
  await expect(onChoose).toHaveBeenCalledWith('UPI');
});

/** Choosing an option asks the server whether the member can redeem. */
export const Checking = meta.story({
  args: { ...common, status: 'checking' },
});

/** The check failed and can be repeated. */
export const Unchecked = meta.story({
  args: { ...common, status: 'unchecked', onRetry },
});

Unchecked.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** The server does not allow a redemption; its errors appear and no form. */
export const NotAllowed = meta.story({
  args: {
    ...common,
    status: 'notAllowed',
    errors: ['You have 300 CB. You can redeem from 1,000 CB ($10). Earn more CB first.'],
  },
});

NotAllowed.test('shows why, and no form', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/You have 300 CB/);
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** The form of this option, with hints that the names should match the account. */
export const Paypal = meta.story({ args: paypal });

Paypal.test(
  'has fields for email and names, with a hint that is not enforced [LEG-02] [LEG-15]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Paypal Email')).toBeVisible();
    for (const name of ['Paypal First Name', 'Paypal Last Name']) {
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(
        'Should match the name of your Paypal account.',
      );
    }
    await userEvent.type(canvas.getByLabelText('Paypal First Name'), 'D');
    await expect(formHandlers.onField).toHaveBeenLastCalledWith('ppFirstName', 'D');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(formHandlers.onConfirm).toHaveBeenCalledTimes(1);
  },
);

Paypal.test('starts with 0 CB [LEG-09]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('0');
});

/** An amount of 0 was submitted; the error says which amounts are accepted. */
export const NothingToRedeem = meta.story({
  parameters: picturedIn('dark phone'),
  args: { ...paypal, amountRefused: true },
});

NothingToRedeem.test('explains what is wrong with the amount', async ({ canvas }) => {
  const amount = canvas.getByLabelText('CB to redeem');
  await expect(amount).toBeInvalid();
  await expect(amount).toHaveAccessibleDescription(/Enter a whole number of CB, 1 or more\./);
});

/** The form with a mobile number, which may have to be verified. */
export const Paytm = meta.story({
  args: { ...paypal, chosen: 'PAYTM', mobileVerification: true, fields: fieldsFor('PAYTM') },
});

Paytm.test('has a field for a mobile number [LEG-03] [LEG-09]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Mobile Number')).toBeVisible();
  await expect(canvas.getByText('Your mobile number may have to be verified first.')).toBeVisible();
});

/** The form with a wallet address. */
export const Bitcoin = meta.story({
  parameters: picturedIn('dark phone'),
  args: { ...paypal, chosen: 'BITCOIN', fields: fieldsFor('BITCOIN') },
});

Bitcoin.test('has a field for a wallet address [LEG-04]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Bitcoin Wallet address')).toBeVisible();
});

/** The form with the email address of the Payza account. */
export const Payza = meta.story({
  parameters: picturedIn('light wide'),
  args: { ...paypal, chosen: 'PAYZA', fields: fieldsFor('PAYZA') },
});

Payza.test('has a field for the Payza e-mail [LEG-05]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Payza Email')).toBeVisible();
});

/** The form with a virtual payment address. */
export const Upi = meta.story({
  name: 'UPI',
  args: { ...paypal, chosen: 'UPI', fields: fieldsFor('UPI') },
});

Upi.test('has a field for a payment address [LEG-06]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Virtual Payment Address')).toBeVisible();
});

/** A fourth field is part of the order, but hidden. */
export const HiddenField = meta.story({
  args: {
    ...paypal,
    fields: [
      ...filled,
      { name: 'ref', label: 'Reference', value: '7', longDescription: '', hidden: true },
    ],
  },
});

HiddenField.test('shows every field except the hidden one [LEG-08]', async ({ canvas }) => {
  const labels = ['Paypal Email', 'Paypal First Name', 'Paypal Last Name'];
  for (const label of labels) await expect(canvas.getByLabelText(label)).toBeVisible();
  await expect(canvas.queryByLabelText('Reference')).toBeNull();
});

/** The server refused the order; the form preserves the input. */
export const Refused = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    ...paypal,
    amount: '5000',
    fields: filled,
    errors: ['You have 3,037 CB and need 5,000 CB. Earn more CB or choose a smaller amount.'],
  },
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { ...common, status: 'notAllowed', errors: hostileMessages, info: hostileMessages },
});

/** Everything that the order contains, before it is sent. */
export const Confirming = meta.story({ parameters: picturedIn('light wide'), args: confirming });

Confirming.test('shows the whole order', async ({ canvas }) => {
  for (const text of ['Paypal Email', 'dana@mail.example', 'Dana', 'Reyes']) {
    await expect(canvas.getByText(text)).toBeVisible();
  }
  await expect(canvas.getByText(/^2,037\sCB \(\$20\.37\)$/)).toBeVisible();
});

Confirming.test('creates and cancels', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create order' }));
  await expect(confirmationHandlers.onCancel).toHaveBeenCalledTimes(1);
  await expect(confirmationHandlers.onCreate).toHaveBeenCalledTimes(1);
});

/** A warning that the balance is too small; the order can be sent, since the server decides. */
export const ConfirmingTooMuch = meta.story({
  args: { ...confirming, cbAmount: 5000 },
});

ConfirmingTooMuch.test('can be created beside the warning: the server decides', async (context) => {
  const { canvas, userEvent } = context;
  const create = canvas.getByRole('button', { name: 'Create order' });
  await expect(create).toHaveAccessibleDescription('This is more than you have.');
  await userEvent.click(create);
  await expect(confirmationHandlers.onCreate).toHaveBeenCalledTimes(1);
});

/** The order is in flight: it can be neither confirmed again nor cancelled. */
export const Creating = meta.story({
  args: { ...confirming, sending: true },
});

Creating.test('can be neither confirmed again nor cancelled', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create order' }));
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(confirmationHandlers.onCreate).not.toHaveBeenCalled();
});

/** The order got no response, so the member is asked to check the reports before retrying. */
export const Lost = meta.story({
  parameters: picturedIn('light wide'),
  args: { ...common, status: 'lost', cb: 1000, onRestart },
});

/** The order is placed: the next steps and the new balance replace the options. */
export const Done = meta.story({
  args: {
    ...common,
    status: 'done',
    option: 'Paypal',
    cb: 1000,
    balance: 2037,
    placedAt: '22-Nov-2026 4:05PM',
    expected: { from: '11-Dec-2026', to: '01-Jan-2027' },
    info: ['Your order for 1,000 CB has been placed.'],
    onRestart,
  },
});

Done.test('links to the status of the order', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'See REDEMPTION STATUS' });
  await expect(link).toHaveAttribute('href', common.statusHref);
});

Done.test('offers another redemption', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem more' }));
  await expect(onRestart).toHaveBeenCalledTimes(1);
});

let platform = fakePlatform();

/** Far down a scrolled area: the confirmation brings the area to its top over 200 ms. */
export const ConfirmingBelow = meta.story({
  args: confirming,
  beforeEach: () => {
    platform = fakePlatform();
    return mockReducedMotion(false);
  },
  render: (args) => (
    <PlatformProvider platform={platform}>
      <div
        data-testid="area"
        ref={(area) => area?.scrollTo(0, 400)}
        style={{ blockSize: 300, overflowY: 'auto' }}
      >
        <div style={{ blockSize: 400 }} />
        <LegacyRedemptionScreen {...args} />
      </div>
    </PlatformProvider>
  ),
});

ConfirmingBelow.test('scrolls to the top, over 200 ms [LEG-13] [CON-05]', async ({ canvas }) => {
  const area = canvas.getByTestId('area');
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  await platform.clock.advance(96);
  await expect(area.scrollTop).toBeGreaterThan(0);
  // The last steps are shorter than a pixel, so only the timer shows that the scroll goes on.
  await platform.clock.advance(80);
  await expect(platform.clock.pending()).toBe(1);
  await platform.clock.advance(32);
  await expect(area.scrollTop).toBe(0);
  await expect(platform.clock.pending()).toBe(0);
});
