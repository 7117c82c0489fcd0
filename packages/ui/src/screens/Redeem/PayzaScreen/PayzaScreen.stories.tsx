import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { hostileMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { PayzaScreen } from './PayzaScreen.tsx';

const onChange = fn();
const onSubmit = fn();
const onAgree = fn();
const onCancel = fn();
const onRestart = fn();

const common = {
  balance: 3037,
  statusHref: '/dashboard/transactioncb?tab=redemptions',
  surveysHref: '/dashboard/surveys',
} as const;
const form = {
  ...common,
  status: 'form',
  values: { email: '', amount: '' },
  errors: [],
  info: [],
  onChange,
  onSubmit,
} as const;
const filled = { ...form, values: { email: 'demo@cbrewards.example', amount: '1000' } };
const confirming = { ...common, status: 'confirming', cb: 1000, onAgree, onCancel } as const;
const processing = { ...common, status: 'processing', cb: 1000, slow: false } as const;
const done = {
  ...common,
  balance: 2037,
  status: 'done',
  cb: 1000,
  info: ['Your order for 1,000 CB has been placed.'],
  placedAt: '22-Nov-2026 4:05PM',
  expected: { from: '11-Dec-2026', to: '01-Jan-2027' },
  onRestart,
} as const;

const meta = preview.meta({
  title: 'Screens/Redeem/Payza',
  component: PayzaScreen,
});

/** Step 1, with notes to read before redeeming. */
export const Form = meta.story({ ...inShell('redeemRewards'), args: form });

Form.test('starts at step 1 of four [PAY-02]', async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem').filter((item) => item.closest('ol'));
  await expect(steps.map((step) => [step.textContent, step.ariaCurrent])).toEqual([
    ['1.Form', 'step'],
    ['2.Confirmation', null],
    ['3.Processing', null],
    ['4.Success', null],
  ]);
});

Form.test('states the minimum to redeem [PAY-05] [CON-01]', async ({ canvas }) => {
  await expect(canvas.getByText('You can redeem from $10, which is 1,000 CB.')).toBeVisible();
});

Form.test('names the account that is paid [PAY-06]', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Your Payza account must be registered under the same e-mail address as your CB Rewards account.',
    ),
  ).toBeVisible();
});

Form.test('states fee, duration and approval [PAY-07]', async ({ canvas }) => {
  await expect(canvas.getByText('Payza charges a 2% handling fee.')).toBeVisible();
  await expect(canvas.getByText('The transfer takes 15-30 business days.')).toBeVisible();
  await expect(
    canvas.getByText('You must approve it in your Payza account within 30 days.'),
  ).toBeVisible();
});

Form.test('says that the typed address is not sent', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Payza e-mail address')).toHaveAccessibleDescription(
    /The transfer goes by that address: what you type here is not sent\./,
  );
});

/** The fee and the payout of the typed amount. */
export const Filled = meta.story({ args: filled });

Filled.test('shows the fee and the payout of the typed CB [PAY-07]', async ({ canvas }) => {
  await expect(canvas.getByText(/less Payza/).closest('p')).toHaveTextContent(
    /^1,000\sCB \(\$10\.00\) less Payza’s 2% fee of \$0\.20: you get \$9\.80\.$/,
  );
});

Filled.test('reports the typed texts', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('CB to redeem'), '0');
  await expect(onChange).toHaveBeenLastCalledWith('amount', '10000');
  await userEvent.type(canvas.getByLabelText('Payza e-mail address'), '!');
  await expect(onChange).toHaveBeenLastCalledWith('email', 'demo@cbrewards.example!');
});

Filled.test('submits with REDEEM NOW and with Enter', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'REDEEM NOW' }));
  await userEvent.type(canvas.getByLabelText('CB to redeem'), '{Enter}');
  await expect(onSubmit).toHaveBeenCalledTimes(2);
});

/** The typed amount is below the least that can be redeemed, which the form names. */
export const BelowTheLeast = meta.story({
  args: { ...filled, values: { email: '', amount: '999' } },
});

BelowTheLeast.test('names the least amount, and submits', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^The least/)).toHaveTextContent(
    /^The least that you can redeem is 1,000\sCB \(\$10\.00\)\.$/,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'REDEEM NOW' }));
  await expect(onSubmit).toHaveBeenCalledTimes(1);
});

/** The typed amount exceeds the balance; the form warns, and the server decides. */
export const MoreThanTheBalance = meta.story({
  parameters: picturedIn('dark phone'),
  args: { ...filled, values: { email: '', amount: '4000' } },
});

MoreThanTheBalance.test('warns that it is more than the balance', async ({ canvas }) => {
  await expect(canvas.getByText(/less Payza/).closest('p')).toHaveTextContent(
    'This is more CB than you have.',
  );
});

/** An amount that is not a whole number of CB was submitted; the error says so. */
export const NotAWholeNumber = meta.story({
  args: {
    ...form,
    values: { email: '', amount: '10.5' },
    amountRefused: true,
  },
});

/** The server refused the order: step 1 again, with its messages. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    ...filled,
    balance: 300,
    received: true,
    errors: ['You have 300 CB and need 1,000 CB. Earn more CB or choose a smaller amount.'],
    info: ['Your balance was checked a moment ago.'],
  },
});

Refused.test('shows Errors as an alert, and Info apart [PAY-12]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Errors.*You have 300 CB/);
  await expect(canvas.getByRole('alert')).not.toHaveTextContent('Your balance');
  await expect(canvas.getByText('Your balance was checked a moment ago.')).toBeVisible();
});

export const TooFewCb = meta.story({
  name: 'Too Few CB',
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: { ...form, balance: 70 },
});

TooFewCb.test('shows the missing CB first, and offers surveys', async ({ canvas }) => {
  await expect(canvas.getByText(/you need/)).toHaveTextContent(/930\sCB \(\$9\.30\) more/);
  await expect(canvas.getByRole('link', { name: 'Earn with surveys' })).toHaveAttribute(
    'href',
    common.surveysHref,
  );
});

/** The balance is not known yet; its line is reserved, and the form can be used. */
export const BalanceUnknown = meta.story({ args: { ...form, balance: undefined } });

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { ...filled, errors: hostileMessages, info: hostileMessages },
});

/** Step 2: the CB, the fee, the payout, and the balance before and after. */
export const Confirming = meta.story({ parameters: picturedIn('dark phone'), args: confirming });

Confirming.test('asks to confirm the figures [PAY-03]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
  await expect(canvas.getByText('You redeem').nextSibling).toHaveTextContent(
    /^1,000\sCB \(\$10\.00\)$/,
  );
  await expect(canvas.getByText('You get').nextSibling).toHaveTextContent('$9.80');
  await expect(canvas.getByText(/^2,037\sCB \(\$20\.37\)$/)).toBeVisible();
});

Confirming.test('agrees and cancels', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'CANCEL' }));
  await expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }));
  await expect(onAgree).toHaveBeenCalledTimes(1);
});

Confirming.test('ignores the second click of a double click', async ({ canvas }) => {
  await fireEvent.click(canvas.getByRole('button', { name: 'I AGREE' }), { detail: 2 });
  await expect(onAgree).not.toHaveBeenCalled();
});

/** A warning that the balance is too small; the order can be sent, since the server decides. */
export const ConfirmingTooMuch = meta.story({ args: { ...confirming, cb: 999_999_999 } });

ConfirmingTooMuch.test(
  'can be confirmed beside the warning: the server decides',
  async (context) => {
    const { canvas, userEvent } = context;
    const agree = canvas.getByRole('button', { name: 'I AGREE' });
    await expect(agree).toHaveAccessibleDescription('This is more than you have.');
    await userEvent.click(agree);
    await expect(onAgree).toHaveBeenCalledTimes(1);
  },
);

/** Step 2 without the balance, which is not known yet. */
export const ConfirmingBalanceUnknown = meta.story({ args: { ...confirming, balance: undefined } });

/** Step 3: the order is in flight, and no button is offered. */
export const Processing = meta.story({ parameters: picturedIn('light wide'), args: processing });

Processing.test('asks to wait and shows the progress [PAY-03] [PAY-13]', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { name: 'Processing your request please wait ...' }),
  ).toBeVisible();
  await expect(
    canvas.getByRole('progressbar', { name: 'Sending CB Redemption request' }),
  ).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The response takes longer than usual; the member may leave the page. */
export const ProcessingSlow = meta.story({ args: { ...processing, slow: true } });

/** The order got no response: step 3 stays, with a button to start over. */
export const Stuck = meta.story({
  parameters: picturedIn('dark phone'),
  args: { ...common, status: 'stuck', cb: 1000, onRestart },
});

Stuck.test(
  'stays on step 3, with a button to start over [PAY-14]',
  async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Processing your request please wait ...' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Check REDEMPTION STATUS' })).toHaveAttribute(
      'href',
      common.statusHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'I have checked, back to the form' }));
    await expect(onRestart).toHaveBeenCalledTimes(1);
  },
);

/** No response, and a reload: the amount is no longer known. */
export const StuckAfterReload = meta.story({
  args: { ...common, status: 'stuck', cb: undefined, onRestart },
});

/** Step 4 while the response has just arrived, with the specified progress text. */
export const JustDone = meta.story({ args: { ...done, received: true } });

JustDone.test('says that the response arrived [PAY-13]', async ({ canvas }) => {
  await expect(
    canvas.getByRole('progressbar', { name: 'Redemption response received' }),
  ).toBeVisible();
});

/** Step 4: the payout, the next steps and the new balance. */
export const Done = meta.story({ parameters: picturedIn('light wide'), args: done });

Done.test('names the payout that was confirmed [PAY-07]', async ({ canvas }) => {
  await expect(canvas.getByText(/^You redeemed/)).toHaveTextContent(
    /1,000\sCB \(\$10\.00\)\. Less Payza’s 2% fee you get \$9\.80\./,
  );
});

Done.test('shows the next steps and the new balance', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'What happens next' })).toHaveTextContent(
    /Within 15-30 business days: 11-Dec-2026 to 01-Jan-2027/,
  );
  await expect(canvas.getByRole('group', { name: 'New balance' })).toHaveTextContent(/2,037\sCB/);
});

Done.test('links to the transactions [PAY-04]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'See REDEMPTION STATUS' });
  await expect(link).toHaveAttribute('href', common.statusHref);
});

Done.test('offers nothing but another redemption', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem more' }));
  await expect(onRestart).toHaveBeenCalledTimes(1);
});
