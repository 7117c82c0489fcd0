import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Unoffered } from '#ui/domain/unavailable.ts';
import { hostileMessages, longMessage } from '#ui/screens/Public/messages.fixtures.ts';
import { storeCards, storeCurrencies } from './RewardsStoreScreen.fixtures.ts';
import { RewardsStoreScreen } from './RewardsStoreScreen.tsx';
import type { StoreCard, StoreListProps } from './StoreList.tsx';

const onRetry = fn();
const onClear = fn();
const onPin = fn<(brandKey: string) => void>();

const ready = (cards: readonly StoreCard[]): StoreListProps => ({
  status: 'ready',
  cards,
  listKey: '',
  onPin,
});

const noFilter = { search: '', affordable: false, currency: '' };

const meta = preview.meta({
  title: 'Screens/Store/RewardsStore',
  component: RewardsStoreScreen,
  args: {
    list: ready(storeCards),
    filter: noFilter,
    onFilter: fn(),
    currencies: storeCurrencies,
    canAfford: true,
    cashHref: '/dashboard/redeem',
    errors: [],
    info: [],
    alert: undefined,
    recent: [],
    affordability: {
      balance: 3037,
      affordable: 6,
      unlocked: 1,
      total: 10,
      next: {
        name: 'Ginger Grocers',
        href: '/dashboard/redeemrewards/details/B6',
        missing: 145,
        isGoal: false,
      },
    },
  },
});

/** Every card says whether the balance covers it, and the head names the next reward. */
export const Ready = meta.story(inShell('redeemRewards'));

Ready.test('has its heading and its subtitle [STO-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rewards Store');
  await expect(
    canvas.getByText('Find 100s of rewards every day, redeemable with CB, in our rewards store.'),
  ).toBeVisible();
});

Ready.test('searches on every keystroke [STO-03]', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByPlaceholderText('Search term...'), 'co');
  await expect(args.onFilter).toHaveBeenCalledTimes(2);
  await expect(args.onFilter).toHaveBeenNthCalledWith(1, { search: 'c' });
});

Ready.test('shows name, price range, its dollars and currencies [STO-05]', async ({ canvas }) => {
  const cards = canvas.getAllByRole('listitem');
  await expect(cards).toHaveLength(10);
  await expect(cards[0]).toHaveTextContent(
    /Alder Books1,000\sCB - 5,000\sCB\$10.00 - \$50.00Redeem to USD/,
  );
  await expect(cards[4]).toHaveTextContent('Redeem to USD, EUR');
});

Ready.test('shows a single price if the lowest and the highest are equal', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[7]).toHaveTextContent(
    /Harbour Music1,000\sCB\$10.00Redeem/,
  );
});

Ready.test('links a whole card to its brand [STO-06]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Alder Books' });
  await expect(link).toHaveAttribute('href', '/dashboard/redeemrewards/details/B0');
  // The link covers the whole card.
  const card = link.closest('[role=listitem]');
  const box = card?.getBoundingClientRect();
  if (!box) throw new Error('There is no card.');
  const pressed = document.elementFromPoint(box.left + box.width / 2, box.top + 30);
  await expect(pressed).toBe(link);
});

Ready.test('links to the cash options [STO-10]', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Click Here to check Cash Equivalent Rewards' }),
  ).toHaveAttribute('href', '/dashboard/redeem');
});

Ready.test('shows what is affordable, and the next reward', async ({ canvas }) => {
  const panel = within(canvas.getByRole('region', { name: 'What your balance buys' }));
  await expect(panel.getByText(/6 of 10 rewards now/)).toBeVisible();
  await expect(panel.getByText(/145\sCB/)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Ginger Grocers' })).toBeVisible();
  const cards = canvas.getAllByRole('listitem');
  await expect(cards[0]).toHaveTextContent('Redeem it now');
  await expect(cards[3]).toHaveTextContent(/218\sCB \(\$2\.18\) to go/);
});

Ready.test('filters by currency and by affordability', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR');
  await expect(args.onFilter).toHaveBeenCalledWith({ currency: 'EUR' });
  await userEvent.click(canvas.getByRole('button', { name: 'I can redeem now', pressed: false }));
  await expect(args.onFilter).toHaveBeenCalledWith({ affordable: true });
});

Ready.test('marks what has become affordable since the last visit', async ({ canvas }) => {
  await expect(canvas.getByText(/1 more than at your last visit/)).toBeVisible();
  const marked = canvas
    .getAllByText('New in your reach')
    .map((mark) => mark.closest('[role=listitem]'));
  await expect(marked).toHaveLength(1);
  await expect(marked[0]).toHaveTextContent('Indigo Cinema');
});

Ready.test('has a pin on each card, outside its link', async ({ canvas }) => {
  const pin = canvas.getByRole('button', { name: 'Make Bluebird Coffee $25 my goal' });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(
    canvas.getAllByRole('button', { name: /^Make .* my goal$/, pressed: false }),
  ).toHaveLength(9);
  await expect(pin.closest('a')).toBeNull();
  const { left, top, width, height } = pin.getBoundingClientRect();
  await expect([width, height]).toEqual([44, 44]);
  // The link of the card does not cover it.
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(pressed?.closest('button')).toBe(pin);
});

Ready.test('pins a card by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Make Bluebird Coffee $25 my goal' }).focus();
  await userEvent.keyboard(' ');
  await expect(onPin.mock.calls).toEqual([['B1']]);
});

const recentBrands = storeCards.slice(1, 4).map(({ brand }) => brand);

/** A row with the rewards viewed last, below the list. */
export const RecentlyViewed = meta.story({ args: { recent: recentBrands } });

RecentlyViewed.test('links to the rewards viewed last', async ({ canvas }) => {
  const list = within(canvas.getByRole('region', { name: 'Recently viewed' }));
  const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual(recentBrands.map(({ href }) => href));
});

/** The filters are in a sheet, and those in use are chips. */
export const OnAPhone = meta.story({
  args: { filter: { search: '', affordable: true, currency: 'USD' } },
  globals: { viewport: { value: 'phone' } },
});

OnAPhone.test('keeps the filters in use as chips', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByLabelText('Currency')).not.toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'USD', pressed: true }));
  await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: '' });
  await userEvent.click(canvas.getByRole('button', { name: 'I can redeem now', pressed: true }));
  await expect(args.onFilter).toHaveBeenLastCalledWith({ affordable: false });
});

OnAPhone.test(
  'keeps the only filter in use as a chip',
  { args: { filter: { search: '', affordable: true, currency: '' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I can redeem now' })).toBeVisible();
  },
);

OnAPhone.test('has the filters in a sheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByLabelText('Currency'), 'EUR');
  await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: 'EUR' });
  await userEvent.click(sheet.getByRole('button', { name: 'Show rewards' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Text, currency and affordability are all in use. */
export const Filtered = meta.story({
  args: {
    filter: { search: 'al', affordable: true, currency: 'USD' },
    list: ready(storeCards.slice(0, 1)),
  },
});

/** Without a balance no card is marked as affordable, and that filter is disabled. */
export const BalanceUnknown = meta.story({
  args: {
    list: ready(storeCards.map(({ brand, price }) => ({ brand, price, missing: undefined }))),
    affordability: undefined,
    canAfford: false,
  },
});

BalanceUnknown.test('marks no brand as affordable', async ({ canvas }) => {
  await expect(canvas.queryByText(/to go|Redeem it now/)).toBeNull();
});

BalanceUnknown.test('disables the filter for affordable rewards', async ({ canvas }) => {
  const filter = canvas.getByRole('button', { name: 'I can redeem now' });
  await expect(filter).toHaveAttribute('aria-disabled', 'true');
  await expect(filter).toHaveAccessibleDescription('Your balance is not known yet.');
});

BalanceUnknown.test(
  'keeps the cards in place when the balance arrives',
  async ({ args, canvas, mount }) => {
    const measureCards = async () =>
      (await canvas.findAllByRole('listitem')).map(({ offsetTop, offsetHeight }) => [
        offsetTop,
        offsetHeight,
      ]);
    await mount();
    const before = await measureCards();
    await mount(<RewardsStoreScreen {...args} list={ready(storeCards)} canAfford />);
    await expect(await measureCards()).toEqual(before);
  },
);

const priceUnknown = { price: undefined, missing: undefined, goal: undefined };

/** The values of one foreign card are unknown, so it does not say what is missing. */
export const ForeignPriceUnknown = meta.story({
  args: {
    list: ready(
      storeCards.map((card) =>
        card.brand.name === 'Fjord Home' ? { ...card, ...priceUnknown } : card,
      ),
    ),
  },
});

ForeignPriceUnknown.test(
  'does not say whether a card with unknown values is affordable',
  async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Fjord Home' }).closest('[role=listitem]');
    await expect(card).toHaveTextContent(
      /5,425\sCB - 54,250\sCB\$54\.25 - \$542\.50Redeem to EUR$/,
    );
  },
);

const reasons = new Map<string, Unoffered>([
  ['Bluebird Coffee', 'now'],
  ['Cobalt Games', 'tooSmall'],
]);

/** Two cards cannot be ordered; each says why and has no pin. */
export const NothingToOrder = meta.story({
  args: {
    list: ready(
      storeCards.slice(0, 3).map((card) => {
        const unoffered = reasons.get(card.brand.name);
        return unoffered ? { ...card, ...priceUnknown, unoffered } : card;
      }),
    ),
  },
});

NothingToOrder.test(
  'names the reason on the card, without a promise or a pin',
  async ({ canvas }) => {
    const [, now, tooSmall] = canvas.getAllByRole('listitem');
    await expect(now).toHaveTextContent(/Redeem to USDNot available right now$/);
    await expect(tooSmall).toHaveTextContent(
      /^Cobalt Games.*No values of 10 or moreRedeem to USD$/,
    );
    await expect(canvas.getAllByRole('button', { name: /my goal$/ })).toHaveLength(1);
  },
);

/** The cheapest value costs less than the card shows; the CB to go refer to that value. */
export const LowerThanItsCard = meta.story({
  args: {
    list: ready(storeCards.slice(0, 1).map((card) => ({ ...card, price: 814, missing: 400 }))),
  },
});

LowerThanItsCard.test(
  'promises the cheapest value, not the price of the card',
  async ({ canvas }) => {
    const card = canvas.getByRole('listitem');
    await expect(card).toHaveTextContent(/1,000\sCB - 5,000\sCB.*400\sCB \(\$4\.00\) to go$/);
  },
);

/** The balance buys nothing yet; the head names the closest reward. */
export const NothingInReach = meta.story({
  args: {
    list: ready(
      storeCards.map(({ brand }) => ({
        brand,
        price: brand.least,
        missing: brand.least - 40,
      })),
    ),
    affordability: {
      balance: 40,
      affordable: 0,
      unlocked: 0,
      total: 10,
      next: {
        name: 'Alder Books',
        href: '/dashboard/redeemrewards/details/B0',
        missing: 960,
        isGoal: false,
      },
    },
  },
});

/** The balance buys every reward, so there is no next one. */
export const EverythingInReach = meta.story({
  args: {
    list: ready(storeCards.map(({ brand }) => ({ brand, price: brand.least, missing: 0 }))),
    affordability: { balance: 1e9, affordable: 10, unlocked: 0, total: 10 },
  },
});

const hundreds = Array.from({ length: 300 }, (_, index) => ({
  brand: {
    key: `${index}`,
    name: `Brand ${index}`,
    href: '/dashboard/redeemrewards',
    least: 1000,
    most: 5000,
    currencies: ['USD'],
  },
  price: 1000,
  missing: undefined,
}));

export const Hundreds = meta.story({
  tags: ['edge-case'],
  args: { list: ready(hundreds) },
  // Axe would take half a minute, and the cards are those of the other stories.
  parameters: { a11y: { test: 'off' } },
});

Hundreds.test(
  'shows 96 cards, and more on a press',
  async ({ canvas, canvasElement, userEvent }) => {
    const cards = () => canvasElement.querySelectorAll('[aria-label="Rewards"] a');
    await expect(cards()).toHaveLength(96);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more rewards' }));
    await expect(cards()).toHaveLength(144);
  },
);

/** The catalogue is being requested; the specified text speaks of surveys. */
export const Loading = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    list: { status: 'loading' },
    affordability: 'loading',
    errors: ['Old'],
    canAfford: false,
    currencies: [],
  },
});

Loading.test('shows its loading text, without messages [STO-08]', async ({ canvas }) => {
  await expect(canvas.getByText('Loading Surveys Please wait..')).toBeVisible();
  await expect(canvas.queryByText('Old')).toBeNull();
});

Loading.test('announces that rewards load, not surveys', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading the rewards')).toHaveRole('status'));
  await expect(canvas.getByText(/Surveys/).closest('[aria-hidden=true]')).not.toBeNull();
});

Loading.test('keeps its filters in place', async ({ canvas, mount, args }) => {
  const leftOfCurrency = async (shown: Partial<typeof args>) => {
    await mount(
      <div style={{ inlineSize: '60rem' }}>
        <RewardsStoreScreen {...args} {...shown} />
      </div>,
    );
    return canvas.getByRole('combobox', { name: 'Currency' }).getBoundingClientRect().left;
  };
  const currencies = [{ code: 'USD', name: 'The longest name of a currency' }];
  await expect(await leftOfCurrency({ currencies })).toBe(await leftOfCurrency({}));
});

/** The request for the catalogue failed; a retry is offered. */
export const Failed = meta.story({
  parameters: picturedIn('dark phone'),
  args: { list: { status: 'failed', onRetry }, affordability: undefined, currencies: [] },
});

Failed.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** The server refused the catalogue; its errors also appear in an alert dialog. */
export const Refused = meta.story({
  args: {
    list: { status: 'failed', onRetry },
    affordability: undefined,
    currencies: [],
    errors: ['The catalogue is being renewed.'],
    alert: { messages: ['The catalogue is being renewed.'], onClose: fn(), onRetry: fn() },
  },
});

/** The catalogue arrived with errors and information, in a red and a blue box. */
export const ErrorsAndInfo = meta.story({
  args: { errors: ['Prices may be late.', longMessage], info: ['Three new brands this week.'] },
});

ErrorsAndInfo.test(
  'shows the Errors in an alert and the Info in a status [STO-09]',
  async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Prices may be late.')).toBeVisible();
    const info = await canvas.findByRole('heading', { name: 'Info' });
    await expect(info.closest('[role=status]')).toHaveTextContent('Three new brands this week.');
  },
);

/** The catalogue has no brands. */
export const Empty = meta.story({
  parameters: picturedIn('dark phone'),
  args: { list: { status: 'empty' }, affordability: undefined, currencies: [] },
});

/** No reward matches the filter; a button resets it. */
export const NoMatch = meta.story({
  args: { list: { status: 'noMatch', onClear }, filter: { ...noFilter, search: 'zzz' } },
});

NoMatch.test('announces that there are no rewards', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('0 rewards')).toHaveRole('status'));
});

NoMatch.test('shows all rewards on a press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all rewards' }));
  await expect(onClear).toHaveBeenCalledTimes(1);
});

export const BadBrands = meta.story({
  tags: ['edge-case'],
  args: {
    list: ready(
      [
        { name: '', least: 1000, most: 1000, currencies: [] },
        { name: hostileMessages[0] ?? '', least: 1000, most: 1e21, currencies: ['<b>'] },
        { name: 'W'.repeat(5000), least: 1e15, most: 1e15, currencies: ['W'.repeat(300)] },
        { name: 'Broken picture', least: 1000, most: 2000, currencies: ['USD'] },
      ].map((brand, index) => ({
        brand: { ...brand, key: `${index}`, href: '/x', image: 'data:image/png,broken' },
        price: brand.least,
        missing: index === 2 ? 1e15 : undefined,
      })),
    ),
  },
});

BadBrands.test(
  'shows markup as text, keeps its width, and draws faces for broken pictures',
  async ({ canvasElement }) => {
    const cards = within(canvasElement).getByRole('list', { name: 'Rewards' });
    await expect(cards.querySelector('b, script')).toBeNull();
    await waitFor(() => expect(cards.querySelector('img')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
);
