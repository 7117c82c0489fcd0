import { manualClock } from '@cb/ui/internal/fakePlatform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMyGoal, storeMyGoal } from '../shared/member/goal.ts';
import { type Session, sessionQuery } from '../shared/session/session.ts';
import { CallError } from '../shared/wire/CallError.ts';
import { type Failure, onFailure } from '../shared/wire/failures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { brandOf, itemOf } from './catalogue.fixtures.ts';
import { goalOfChoice } from './goals.ts';
import { catalogueQuery, denominationsQuery, redeemGiftCard } from './storeApi.ts';

const fetchStub = vi.fn<typeof fetch>();
const stored = new Map<string, string>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  stored.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

const respondWith = (envelope: unknown) =>
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(envelope)));
const sentCalls = () =>
  fetchStub.mock.calls.map(([path, init]) => [
    path,
    init?.method,
    JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
  ]);

const catalogue = { ErrorCode: 'SUCCESS', Info: ['Hello'], Data: [{ brands: [brandOf()] }] };
const rate = { inLocalCurrency: 10, inCB: 1085 };
const denominations = { ErrorCode: 'SUCCESS', Data: [rate] };
const fiveMinutes = 5 * 60_000;

test('fetches the catalogue with an empty object and reads its brands [CAL-39]', async () => {
  respondWith(catalogue);
  const loaded = await createQueryClient().fetchQuery(catalogueQuery(manualClock()));
  expect(sentCalls()).toEqual([['/tango/getCatalogsForMe', 'POST', {}]]);
  expect(loaded).toMatchObject({ value: [brandOf()], info: ['Hello'], errors: [] });
});

test('an unknown status is logged once', async () => {
  const logged: Failure[] = [];
  const stop = onFailure((failure) => logged.push(failure));
  const items = ['featured', 'active', 'featured'].map((status) => itemOf({ status }));
  respondWith({ ErrorCode: 'SUCCESS', Data: [{ brands: [brandOf({ items })] }] });
  await createQueryClient().fetchQuery(catalogueQuery(manualClock()));
  stop();
  expect(logged).toEqual([expect.objectContaining({ value: 'featured' })]);
});

test('fetches denominations with the currency and reads value and CB [CAL-40]', async () => {
  respondWith(denominations);
  const loaded = await createQueryClient().fetchQuery(denominationsQuery(manualClock(), 'EUR'));
  expect(sentCalls()).toEqual([['/tango/getDefaultDenominations', 'POST', { currency: 'EUR' }]]);
  expect(loaded.value).toEqual([rate]);
});

test('the denominations of one currency are never used for another', async () => {
  respondWith(denominations);
  const client = createQueryClient();
  const clock = manualClock();
  for (const currency of ['EUR', 'GBP']) {
    await client.fetchQuery(denominationsQuery(clock, currency));
  }
  expect(sentCalls().map(([, , body]) => body)).toEqual([{ currency: 'EUR' }, { currency: 'GBP' }]);
});

test('uses the stored catalogue for five minutes, also on another visit [CAT-08]', async () => {
  const clock = manualClock();
  respondWith(catalogue);
  await createQueryClient().fetchQuery(catalogueQuery(clock));
  await clock.advance(fiveMinutes - 1);
  const again = await createQueryClient().fetchQuery(catalogueQuery(clock));
  expect(again.value).toEqual([brandOf()]);
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

const storeEntry = (key: string, value: unknown) => {
  const at = manualClock().now();
  stored.set('TangocardCatalog', JSON.stringify({ [key]: { version: 1, at, value } }));
};

test.each([[[null, 5, { brandKey: 7 }]], [[brandOf(), null]]])(
  'a stored catalogue with a malformed record counts as absent: %j [CAT-08]',
  async (value) => {
    storeEntry('RewardCatalog', value);
    respondWith(catalogue);
    const loaded = await createQueryClient().fetchQuery(catalogueQuery(manualClock()));
    expect(loaded.value).toEqual([brandOf()]);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  },
);

test('stored denominations with a malformed record count as absent', async () => {
  storeEntry('EURDenominations', [{ inCB: 1 }]);
  respondWith(denominations);
  const loaded = await createQueryClient().fetchQuery(denominationsQuery(manualClock(), 'EUR'));
  expect(loaded.value).toEqual([rate]);
});

test('a loaded catalogue updates the price of the stored goal, whichever page shows it', async () => {
  const client = createQueryClient();
  const session: Session = { status: 'member', userId: 'm-7' };
  client.setQueryData(sessionQuery.queryKey, session);
  const goal = goalOfChoice(brandOf(), { value: 10, currency: 'USD', cb: 900 });
  storeMyGoal('m-7', goal);
  respondWith(catalogue);
  await client.fetchQuery(catalogueQuery(manualClock()));
  expect(readMyGoal('m-7')).toEqual({ ...goal, price: 1000 });
});

test('refetches the catalogue five minutes after its response, also on another visit [CAT-08] [CAT-09]', async () => {
  const clock = manualClock();
  let respondLate: (response: Response) => void = () => {};
  fetchStub.mockReturnValueOnce(new Promise((resolve) => (respondLate = resolve)));
  const client = createQueryClient();
  const loading = client.fetchQuery(catalogueQuery(clock));
  await clock.advance(20_000);
  respondLate(Response.json(catalogue));
  await loading;
  respondWith(catalogue);
  await clock.advance(fiveMinutes - 1);
  await client.fetchQuery(catalogueQuery(clock));
  expect(fetchStub).toHaveBeenCalledTimes(1);
  // A stored catalogue ages from its response, not from the visit that reads it.
  const later = createQueryClient();
  await later.fetchQuery(catalogueQuery(clock));
  expect(fetchStub).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  await later.fetchQuery(catalogueQuery(clock));
  expect(fetchStub).toHaveBeenCalledTimes(2);
  await clock.advance(fiveMinutes);
  await client.fetchQuery(catalogueQuery(clock));
  expect(fetchStub).toHaveBeenCalledTimes(3);
  await clock.advance(fiveMinutes);
  await createQueryClient().fetchQuery(catalogueQuery(clock));
  expect(fetchStub).toHaveBeenCalledTimes(4);
});

test('the dictionary TangocardCatalog has the keys of catalogue and denominations [CAT-09] [CAT-10]', async () => {
  const clock = manualClock();
  respondWith(catalogue);
  await createQueryClient().fetchQuery(catalogueQuery(clock));
  respondWith(denominations);
  await createQueryClient().fetchQuery(denominationsQuery(clock, 'EUR'));
  expect([...stored.keys()]).toEqual(['TangocardCatalog']);
  const dictionary: object = JSON.parse(stored.get('TangocardCatalog') ?? '');
  expect(Object.keys(dictionary)).toEqual(['RewardCatalog', 'EURDenominations']);
});

test('the denominations are cached in the same way, per currency [CAT-08]', async () => {
  const clock = manualClock();
  respondWith(denominations);
  const fresh = await createQueryClient().fetchQuery(denominationsQuery(clock, 'EUR'));
  const cached = await createQueryClient().fetchQuery(denominationsQuery(clock, 'EUR'));
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(cached).toEqual(fresh);
  await createQueryClient().fetchQuery(denominationsQuery(clock, 'USD'));
  await clock.advance(fiveMinutes);
  await createQueryClient().fetchQuery(denominationsQuery(clock, 'EUR'));
  expect(sentCalls().map(([, , body]) => body.currency)).toEqual(['EUR', 'USD', 'EUR']);
});

test.each([
  ['refused', { ErrorCode: 'BUSY', Errors: ['Later.'] }],
  ['without brands', { ErrorCode: 'SUCCESS', Data: [{}] }],
  ['without a record', { ErrorCode: 'SUCCESS', Data: [] }],
  ['with brands that are not a list', { ErrorCode: 'SUCCESS', Data: [{ brands: 'x' }] }],
])('a catalogue %s fails and is not stored', async (_reason, envelope) => {
  const clock = manualClock();
  respondWith(envelope);
  await expect(createQueryClient().fetchQuery(catalogueQuery(clock))).rejects.toThrow(CallError);
  expect(stored.size).toBe(0);
});

const delivery = { idempotencyKey: 'key-7', member: 'member-1' };

test('sends the ids of an order in their original type', async () => {
  respondWith({ ErrorCode: 'SUCCESS' });
  const order = { utid: 7, value: 25, cb: 2500, email: '', encMaxVal: 9, encMinVal: '1' };
  await redeemGiftCard(order, delivery);
  expect(sentCalls()[0]?.[2].AdditionalInfo).toMatchObject([
    { value: 7 },
    { value: 25 },
    { value: '' },
    { value: 9 },
    { value: '1' },
  ]);
});

test('orders a gift card with five named values [CAL-41] [CAT-02]', async () => {
  respondWith({ ErrorCode: 'SUCCESS', Info: ['Placed.'] });
  const order = { utid: 'U1', value: 25, cb: 2500, email: 'a@b.example' };
  const result = await redeemGiftCard(
    { ...order, encMaxVal: ' ==max', encMinVal: 'min' },
    delivery,
  );
  expect(sentCalls()).toEqual([
    [
      '/redemption/create',
      'POST',
      {
        PartnerCode: 'TANGOCARDS',
        CB: 2500,
        AdditionalInfo: [
          { name: 'cardUTID', value: 'U1' },
          { name: 'cardValue', value: 25 },
          { name: 'email', value: 'a@b.example' },
          { name: 'encMaxVal', value: ' ==max' },
          { name: 'encMinVal', value: 'min' },
        ],
      },
    ],
  ]);
  expect(result).toMatchObject({ kind: 'responded', envelope: { info: ['Placed.'] } });
});
