import { pictured, picturedIn } from '@cb/workbench/pictured';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Unavailable as UnavailableReason } from '#ui/domain/unavailable.ts';
import { hostileMessages } from '#ui/screens/Public/messages.fixtures.ts';
import type { DenominationsProps } from './Denominations.tsx';
import { RedeemSection } from './RedeemSection.tsx';

const tiles = [10, 25, 50, 1000].map((value) => ({
  id: `U1 ${value}`,
  value,
  currency: 'USD',
  cb: value * 100,
}));

const onSelect = fn();
const onGoal = fn<(isPinned: boolean) => void>();
const goal = { name: 'Bluebird Coffee $25', isPinned: false, onChange: onGoal };
const onRetry = fn();
const onRestart = fn();
const ready = (overrides = {}): DenominationsProps => ({
  status: 'ready',
  tiles,
  selected: 'U1 25',
  onSelect,
  ...overrides,
});

const meta = preview.meta({
  id: 'screens-store-redeemsection',
  title: 'Screens/Store/Parts/RedeemSection',
  component: RedeemSection,
  args: {
    denominations: ready(),
    price: 2500,
    balance: 4000,
    goal,
    order: { status: 'idle' as const },
    statusHref: '/dashboard/transactioncb',
    surveysHref: '/dashboard/surveys',
    onRedeem: fn(),
  },
});

const redeemButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'REDEEM' });

/** A value is selected; its price is less than the balance, and what is left is shown. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('has a tile for each value, with its currency [DTL-08] [DTL-09]', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Select Denomination:' });
  const radios = within(group).getAllByRole('radio');
  await expect(radios).toHaveLength(4);
  for (const [index, name] of ['10 USD', '25 USD', '50 USD', '1,000 USD'].entries()) {
    await expect(radios[index]).toHaveAccessibleName(name);
  }
});

Ready.test('marks only the selected tile [DTL-24]', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: '25 USD' })).toBeChecked();
  await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

Ready.test('shows the price under its heading [DTL-12]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Price' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Redeem' })).toHaveTextContent(
    /Price2,500\sCB \(\$25\.00\)/,
  );
  await expect(canvas.getByText(/Leaves you/)).toHaveTextContent(/1,500\sCB/);
});

Ready.test('shows the price of each tile, and the missing CB', async ({ canvas }) => {
  const expensive = canvas.getByRole('radio', { name: '50 USD' });
  await expect(expensive).toHaveAccessibleDescription(/^5,000\s?CB\s*1,000\sCB to go$/);
  await expect(canvas.getByRole('radio', { name: '10 USD' })).toHaveAccessibleDescription(
    /^1,000\s?CB$/,
  );
});

Ready.test('selects by mouse and by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('10 USD'));
  await expect(onSelect).toHaveBeenCalledWith('U1 10');
  canvas.getByRole('radio', { name: '25 USD' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(onSelect).toHaveBeenCalledWith('U1 50');
});

Ready.test('makes the selected card the goal', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make Bluebird Coffee $25 my goal' }));
  await expect(onGoal.mock.calls).toEqual([[true]]);
});

/** No value is selected, so there is no price and the button is disabled. */
export const NothingSelected = meta.story({
  args: { denominations: ready({ selected: undefined }), price: undefined },
});

NothingSelected.test('shows no price yet [DTL-12]', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: 'Price' })).toBeNull();
  await expect(redeemButton(canvas)).toBeDisabled();
});

export const TooLittle = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('light wide'),
  args: { balance: 1000 },
});

TooLittle.test('shows the missing CB first, and offers surveys', async ({ canvas }) => {
  await expect(canvas.getByText(/You need/)).toHaveTextContent(/1,500\sCB \(\$15\.00\) more/);
  await expect(canvas.getByRole('link', { name: 'Earn with surveys' })).toHaveAttribute(
    'href',
    '/dashboard/surveys',
  );
  // The server decides whether the balance suffices (D161).
  await expect(redeemButton(canvas)).toBeEnabled();
  await expect(redeemButton(canvas)).toHaveAccessibleDescription(/You need/);
});

/** The balance is not known yet, so the section does not say what is left. */
export const BalanceUnknown = meta.story({ args: { balance: undefined } });

BalanceUnknown.test(
  'keeps the button in place when the balance arrives',
  async ({ args, canvas, mount }) => {
    const findTop = () => redeemButton(canvas).offsetTop;
    await mount();
    const before = findTop();
    await mount(<RedeemSection {...args} balance={3000} />);
    await expect(canvas.getByText(/Leaves you/)).toBeVisible();
    await expect(findTop()).toBe(before);
  },
);

/** The values of the card are being requested. */
export const LoadingValues = meta.story({
  parameters: picturedIn('light wide'),
  args: { denominations: { status: 'loading' }, price: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the values');
  },
});

/** The values did not load; a retry is offered. */
export const ValuesFailed = meta.story({
  args: { denominations: { status: 'failed', onRetry }, price: undefined },
});

ValuesFailed.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** No value can be ordered right now; the member is asked to check back. */
export const NoValues = meta.story({
  parameters: picturedIn('light wide'),
  args: { denominations: { status: 'none', reason: 'now' }, price: undefined },
});

/** Every value is below 10, so the member is not asked to check back. */
export const NoValuesOf10 = meta.story({
  args: {
    denominations: { status: 'none', reason: 'tooSmall' },
    price: undefined,
    goal: undefined,
  },
});

NoValuesOf10.test('does not ask the member to check back', async ({ canvas }) => {
  await expect(canvas.getByText('This gift card has no values of 10 or more.')).toBeVisible();
  await expect(canvas.queryByText(/check back/)).toBeNull();
});

const reasons = new Map<number, UnavailableReason>([
  [10, { from: 25 }],
  [50, 'now'],
]);

/** Two values are disabled, each with its reason. */
export const Unavailable = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    denominations: ready({
      tiles: tiles.map((tile) => ({ ...tile, unavailable: reasons.get(tile.value) })),
    }),
    countries: ['United States', 'Canada'],
  },
});

Unavailable.test('disables a value with its reason', async ({ canvas, userEvent }) => {
  const low = canvas.getByRole('radio', { name: '10 USD' });
  await expect(low).toBeDisabled();
  await expect(low).toHaveAccessibleDescription(/^1,000\s?CB\s*from \$25$/);
  const soldOut = canvas.getByRole('radio', { name: '50 USD' });
  await expect(soldOut).toBeDisabled();
  await expect(soldOut).toHaveAccessibleDescription(/^5,000\s?CB\s*Not available right now$/);
  canvas.getByRole('radio', { name: '25 USD' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(onSelect.mock.calls).toEqual([['U1 1000']]);
});

/** Every value is disabled; the tiles stay, with one reason below them. */
export const NothingAvailable = meta.story({
  args: {
    denominations: ready({
      tiles: tiles.map((tile) => ({ ...tile, unavailable: 'now' })),
      selected: undefined,
    }),
    price: undefined,
    goal: undefined,
  },
});

NothingAvailable.test('keeps the tiles, and names the reason', async ({ canvas }) => {
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  await expect(canvas.getByText(/not available right now\. Please check back/)).toBeVisible();
  await expect(redeemButton(canvas)).toBeDisabled();
});

export const ManyCountries = meta.story({
  tags: ['edge-case'],
  args: { countries: Array.from({ length: 240 }, (_, index) => `Country ${index + 1}`) },
});

ManyCountries.test('opens the rest of the list', async ({ canvas, userEvent }) => {
  const summary = canvas.getByText(/^For use in: Country 1, .*Country 8, and 232 more$/);
  await expect(canvas.getByText(/Country 240$/)).not.toBeVisible();
  await userEvent.click(summary);
  await expect(canvas.getByText(/^Country 9, .*Country 240$/)).toBeVisible();
});

/** The selected card is the member’s goal, which a press ends. */
export const MyGoal = meta.story({ args: { goal: { ...goal, isPinned: true } } });

MyGoal.test('says that the card is the goal, and ends it', async ({ canvas, userEvent }) => {
  const end = canvas.getByRole('button', { name: 'End this goal' });
  await expect(end).toHaveAccessibleDescription('Your goal: Bluebird Coffee $25');
  await userEvent.click(end);
  await expect(onGoal.mock.calls).toEqual([[false]]);
});

/** The order is in flight: it cannot be sent again, and the values are disabled. */
export const Sending = meta.story({
  args: {
    denominations: ready({ disabled: true }),
    order: { status: 'sending', message: 'Gift card order request in progress' },
  },
});

Sending.test(
  'shows the progress and cannot be sent again [DTL-13] [DTL-15]',
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Gift card order request in progress' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Gift card order request in progress')).toBeVisible(),
    );
    await expect(redeemButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(redeemButton(canvas));
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
);

/** The server refused the order, which can be sent again. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    order: { status: 'refused', errors: ['The card is sold out.'], info: [] },
  },
});

Refused.test('shows the Errors in an alert, and can be retried [DTL-13]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The card is sold out.');
  await expect(redeemButton(canvas)).toBeEnabled();
});

/** The order got no response, so the member has to check the reports before retrying. */
export const Lost = meta.story({
  parameters: picturedIn('dark phone'),
  args: { order: { status: 'lost', onRestart } },
});

Lost.test(
  'asks to check the reports, and redeems nothing before the member has done so [DTL-26]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again',
    );
    await expect(canvas.getByRole('link', { name: 'Check REDEMPTION STATUS' })).toHaveAttribute(
      'href',
      '/dashboard/transactioncb',
    );
    await expect(redeemButton(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'I have checked, back to the form' }));
    await expect(onRestart).toHaveBeenCalledTimes(1);
  },
);

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: {
    denominations: ready({
      tiles: [
        { id: 'a', value: 1e15, currency: 'W'.repeat(300), cb: 1e15 },
        { id: 'b', value: 0.1, currency: '<b>', cb: 10 },
      ],
    }),
    price: 1e15,
    goal: { ...goal, name: 'W'.repeat(300) },
    order: { status: 'refused', errors: hostileMessages, info: hostileMessages },
  },
});
