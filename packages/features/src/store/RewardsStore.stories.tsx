import type { StoreFilter } from '@cb/ui/screens/Store/RewardsStoreScreen';
import { pending, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { callsTo, idleUntil, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { createStoreMemory } from './storeMemory.ts';
import { RewardsStore, type RewardsStoreProps } from './RewardsStore.tsx';

const cataloguePath = '/tango/getCatalogsForMe';
const unfiltered: StoreFilter = { search: '', affordable: false, currency: '' };
const hrefOf = (key: string) => `/dashboard/redeemrewards/details/${key}`;

/** Keeps the filter in state instead of the URL. */
const withFilterState: Decorator<RewardsStoreProps> = function FilterState(Story, { args }) {
  // The filter in the next rendering's args is the changed one, because Storybook keeps what a decorator sets.
  const [firstFilter] = useState(args.filter);
  const [filter, setFilter] = useState(firstFilter);
  const onFilter = (next: StoreFilter) => {
    setFilter(next);
    args.onFilter(next);
  };
  return (
    <>
      <Story args={{ ...args, filter, onFilter }} />
      <button type="button" hidden onClick={() => setFilter(firstFilter)}>
        Back
      </button>
    </>
  );
};

const meta = preview.meta({
  title: 'Features/Store/RewardsStore',
  tags: ['!autodocs'],
  component: RewardsStore,
  decorators: [withFilterState, connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
  args: {
    filter: unfiltered,
    onFilter: fn(),
    cashHref: '/dashboard/redeem',
    hrefOf,
  },
  beforeEach: () => localStorage.removeItem('cb-store:member-1001'),
});

const findCards = (canvas: Canvas): Promise<HTMLElement[]> => canvas.findAllByRole('listitem');
const searchField = (canvas: Canvas) => canvas.getByPlaceholderText('Search term...');

const denominationsPath = '/tango/getDefaultDenominations';
const cardOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('link', { name }).closest('[role=listitem]');

/** All 20 brands, and how many of them the balance buys. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await findCards(canvas);
    await canvas.findByText(/You have/);
  },
});

Ready.test('fetches once, with an empty object [CAL-39]', async () => {
  await expect(callsTo(cataloguePath).map(({ body }) => body)).toEqual(['{}']);
});

Ready.test(
  'shows every brand with its picture or its face [STO-04] [STO-05]',
  async ({ canvas }) => {
    const items = await findCards(canvas);
    await expect(items).toHaveLength(20);
    await expect(items[0]).toHaveTextContent(
      /Alder Books1,000\sCB - 5,000\sCB\$10.00 - \$50.00Redeem to USD/,
    );
    for (const item of items) {
      await expect(item.firstElementChild).toBeVisible();
      // Decorative, because the link has the card's name.
      await expect(within(item).queryByRole('img')).toBeNull();
    }
    const pictured = canvas.getByRole('link', { name: 'Cobalt Games' }).closest('[role=listitem]');
    await expect(pictured?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/);
  },
);

/** The numbers of children that the text of the head had while it was rendered. */
const headChildCounts = new Set<number>();

Ready.test(
  'keeps the space of what the balance buys until it is known',
  {
    beforeEach: ({ canvasElement }) => {
      headChildCounts.clear();
      const observer = new MutationObserver(() => {
        const headText = canvasElement.querySelector('h1')?.parentElement?.parentElement;
        if (headText) headChildCounts.add(headText.childElementCount);
      });
      observer.observe(canvasElement, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
  },
  async () => {
    await expect([...headChildCounts]).toEqual([2]);
  },
);

Ready.test('shows what the balance buys', async ({ canvas }) => {
  const panel = canvas.getByRole('region', { name: 'What your balance buys' });
  await expect(panel).not.toHaveTextContent(/It buys|Next/);
  await idleUntil(() => expect(panel).toHaveTextContent(/It buys/));
  const cards = await findCards(canvas);
  const affordable = cards.filter((card) => within(card).queryByText('Redeem it now'));
  await expect(panel).toHaveTextContent(`It buys ${affordable.length} of 20 rewards now`);
  await expect(canvas.getByText('20 rewards')).toBeVisible();
});

Ready.test(
  'shows whether a foreign card is affordable by its denominations, once idle',
  async ({ canvas }) => {
    await expect(callsTo(denominationsPath)).toEqual([]);
    await expect(cardOf(canvas, 'Fjord Home')).not.toHaveTextContent(/Redeem it now|to go/);
    await idleUntil(() => expect(cardOf(canvas, 'Fjord Home')).toHaveTextContent(/Redeem it now$/));
    const currencies = callsTo(denominationsPath).map(({ body }) => body);
    await expect(currencies.toSorted()).toEqual(
      ['EUR', 'GBP', 'INR', 'USD'].map((currency) => JSON.stringify({ currency })),
    );
  },
);

Ready.test(
  'counts what the balance buys only once every price is known',
  {
    beforeEach: respondWith(denominationsPath, async ({ request }) => {
      const { currency } = (await request.clone().json()) as { currency: string };
      return currency === 'GBP' ? pending() : undefined;
    }),
  },
  async ({ canvas }) => {
    await idleUntil(() => expect(cardOf(canvas, 'Fjord Home')).toHaveTextContent(/Redeem it now$/));
    await expect(canvas.queryByText(/It buys/)).toBeNull();
  },
);

Ready.test(
  'narrows while typing, and updates the address [STO-07]',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(searchField(canvas), 'BOOK');
    await waitFor(async () => expect(await findCards(canvas)).toHaveLength(1));
    await expect(args.onFilter).not.toHaveBeenCalled();
    await storyEnvironment.clock.advance(250);
    await expect(args.onFilter).toHaveBeenCalledTimes(1);
    await expect(args.onFilter).toHaveBeenCalledWith({ ...unfiltered, search: 'BOOK' });
    await waitFor(() => expect(canvas.getByText('1 reward')).toBeVisible());
  },
);

Ready.test(
  'writes the search to the address once, when Enter is pressed',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(searchField(canvas), 'b{Enter}');
    await expect(args.onFilter).toHaveBeenCalledTimes(1);
    await storyEnvironment.clock.advance(250);
    await userEvent.tab();
    await expect(args.onFilter).toHaveBeenCalledTimes(1);
  },
);

Ready.test(
  'resets the search when the address goes back before its update has rendered',
  async ({ canvas, userEvent, args }) => {
    mocked(args.onFilter).mockImplementationOnce(() => canvas.getByText('Back').click());
    await userEvent.type(searchField(canvas), 'book{Enter}');
    await waitFor(() => expect(searchField(canvas)).toHaveValue(''));
    await waitFor(async () => expect(await findCards(canvas)).toHaveLength(20));
  },
);

Ready.test('resets the search when the address goes back', async ({ canvas, userEvent }) => {
  await userEvent.type(searchField(canvas), 'book{Enter}');
  await userEvent.type(searchField(canvas), 's');
  canvas.getByText('Back').click();
  await waitFor(() => expect(searchField(canvas)).toHaveValue(''));
  await storyEnvironment.clock.advance(250);
  await waitFor(async () => expect(await findCards(canvas)).toHaveLength(20));
  await expect(searchField(canvas)).toHaveValue('');
});

Ready.test('filters by currency and by affordability', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR');
  await waitFor(async () => expect(await findCards(canvas)).toHaveLength(4));
  await userEvent.click(canvas.getByRole('button', { name: 'I can redeem now' }));
  await storyEnvironment.clock.advance(250);
  await expect(args.onFilter).toHaveBeenLastCalledWith({
    search: '',
    currency: 'EUR',
    affordable: true,
  });
  // All but Nimbus Air.
  await idleUntil(async () => expect(await findCards(canvas)).toHaveLength(3));
});

/** Without its denominations, a card in another currency promises nothing. */
export const ForeignPriceUnknown = meta.story({
  beforeEach: respondWith(denominationsPath, { ErrorCode: 'BUSY', Errors: ['No values now.'] }),
  play: async ({ canvas }) => {
    await findCards(canvas);
    await canvas.findByText(/You have/);
  },
});

ForeignPriceUnknown.test(
  'does not say whether it is affordable, and shows no alert',
  async ({ canvas }) => {
    await idleUntil(() => expect(callsTo(denominationsPath)).toHaveLength(4));
    await waitForQuiet();
    const card = cardOf(canvas, 'Fjord Home');
    await expect(card).toHaveTextContent(/1,085\sCB - 54,250\sCB.*Redeem to EUR$/);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

ForeignPriceUnknown.test('says that a brand has no values of 10 or more', async ({ canvas }) => {
  const card = cardOf(canvas, 'Tulip TV');
  await expect(card).toHaveTextContent(/No values of 10 or moreRedeem to USD$/);
});

/** The balance has grown: rewards new in reach are marked, and viewed ones are listed. */
export const SecondVisit = meta.story({
  beforeEach: () => {
    const memory = createStoreMemory(storyEnvironment.clock, 'member-1001');
    memory.storeBalance(1000);
    for (const key of ['B100003', 'B100004', 'B100005', 'gone', 'B100002']) memory.view(key);
  },
  play: async ({ canvas }) => {
    await idleUntil(() => expect(canvas.getByText(/more than at your last visit/)).toBeVisible());
  },
});

SecondVisit.test('marks newly affordable rewards, and links to viewed ones', async ({ canvas }) => {
  const marks = canvas.getAllByText('New in your reach');
  await expect(canvas.getByText(/more than at your last visit/)).toHaveTextContent(
    `${marks.length} more`,
  );
  const recent = within(canvas.getByRole('region', { name: 'Recently viewed' }));
  await expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['B100002', 'B100005', 'B100004'].map(hrefOf),
  );
});

/** One brand matches both the search and the currency. */
export const Filtered = meta.story({
  args: { filter: { search: 'ging', affordable: false, currency: 'GBP' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await findCards(canvas)).toHaveLength(1));
    await canvas.findByText(/You have/);
  },
});

/** No brand matches the filter, and a button shows all rewards again. */
export const NoMatch = meta.story({
  args: { filter: { ...unfiltered, search: 'no such brand', currency: 'XX' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/No reward matches/);
    await canvas.findByText(/You have/);
  },
});

NoMatch.test('returns to all rewards', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all rewards' }));
  await expect(await findCards(canvas)).toHaveLength(20);
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Rewards' })).toHaveFocus());
  await expect(searchField(canvas)).toHaveValue('');
  await expect(args.onFilter).toHaveBeenLastCalledWith(unfiltered);
});

/** The loading text of the store, until the catalogue arrives. */
export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading Surveys Please wait..');
  },
});

export const Refused = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: async () => {
    await screen.findByRole('dialog');
  },
});

Refused.test(
  'shows the Errors in a dialog, and beside the list [STO-09] [STO-14]',
  async ({ canvas, userEvent }) => {
    const dialog = screen.getByRole('dialog');
    const alert = canvas.getByRole('alert', { hidden: true });
    for (const message of [
      'The service is busy. Try again in a few minutes.',
      'Your request was not carried out.',
    ]) {
      await expect(dialog).toHaveTextContent(message);
      await expect(alert).toHaveTextContent(message);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsTo(cataloguePath)).toHaveLength(2));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
);

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/** The server's catalogue contains no brand. */
export const EmptyCatalogue = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText(/There are no rewards right now/);
  },
});

const withCatalogue = (brands: unknown, more = {}) => ({
  beforeEach: respondWith(cataloguePath, { ErrorCode: 'SUCCESS', Data: [{ brands }], ...more }),
});

export const BadBrands = meta.story({
  tags: ['edge-case'],
  ...withCatalogue(
    [
      { brandKey: 'B1', brandName: 'No items', items: [] },
      { brandKey: 'B2', brandName: 'No prices', items: [{ utid: 'U', valueType: 'FIXED_VALUE' }] },
      {
        brandKey: 'B3',
        brandName: 'minCB above maxCB',
        items: [{ utid: 'U', valueType: 'VARIABLE_VALUE', minCB: 9000, maxCB: 3000 }],
      },
      {
        brandKey: 'B4',
        brandName: 'Values beyond numbers',
        items: [{ utid: 'U', valueType: 'VARIABLE_VALUE', minCB: 'NaN', maxCB: 1e21 }],
      },
      {
        brandKey: 'B5',
        brandName: 'Currency beyond Intl',
        items: [{ utid: 'U', valueType: 'FIXED_VALUE', currencyCode: 'ZZTOP', faceCB: 2000 }],
      },
      {
        brandKey: 'B6',
        brandName: 'Picture that fails',
        imageUrls: { '300w-326ppi': 'data:image/png,broken' },
        items: 'none',
      },
      { brandName: 'No key' },
      'no brand',
    ],
    { Info: ['Some brands are on holiday.'] },
  ),
  play: async ({ canvas, canvasElement }) => {
    await findCards(canvas);
    await canvas.findByText(/You have/);
    await waitFor(() => expect(canvasElement.querySelector('li img')).toBeNull());
  },
});

BadBrands.test('shows valid data only, without false promises [STO-09]', async ({ canvas }) => {
  const texts = (await findCards(canvas)).map(({ textContent }) => textContent);
  await expect(texts.filter((text) => /\d\sCB/.test(text))).toHaveLength(4);
  await expect(texts.find((text) => text.includes('No prices'))).toMatch(
    /Not available right now$/,
  );
  await expect(texts.find((text) => text.includes('minCB above'))).toMatch(/3,000\sCB - 9,000\sCB/);
  await expect(texts.find((text) => text.includes('No prices'))).not.toMatch(/Redeem it|to go/);
  await expect(texts.filter((text) => /No items|Picture that fails/.test(text))).toEqual([]);
  await expect(canvas.getByText('Some brands are on holiday.')).toBeVisible();
});
