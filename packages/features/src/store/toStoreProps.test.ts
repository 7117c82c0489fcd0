import { afterAll, describe, expect, test, vi } from 'vitest';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import { toImage } from './catalogue.ts';
import {
  filterCards,
  toAffordability,
  toCards,
  toCountryNames,
  toCurrencies,
  toGiftCardDetails,
  toGoals,
  toRecentBrands,
  toRewardName,
  variableCurrencies,
  withAffordability,
  withPin,
  withRates,
} from './toStoreProps.ts';

vi.stubGlobal('location', new URL('https://site.example/dashboard'));
afterAll(() => vi.unstubAllGlobals());

const brand = (brandName: string, faceCB: number, currencyCode = 'USD') =>
  brandOf({
    brandKey: brandName,
    brandName,
    items: [
      itemOf({ rewardName: `${brandName} reward $10`, faceCB, currencyCode }),
      itemOf({ rewardName: 'Second', faceCB, currencyCode }),
    ],
  });

const brands = [brand('Alder', 1000), brand('ÖKO Café', 2000, 'EUR'), brand('Cobalt', 5000)];
const cards = toCards(brands, (key) => `/x/${key}`);
const affordabilityOf = (found: typeof cards, balance: number) =>
  toAffordability(withAffordability(found, balance), toGoals(found), balance, (key) => `/x/${key}`);
const unfiltered = { search: '', affordable: false, currency: '' };
const namesOf = (found: typeof cards) => found.map((card) => card.brand.name);

describe('the search', () => {
  test.each([
    ['', ['Alder', 'ÖKO Café', 'Cobalt']],
    ['ALD', ['Alder']],
    ['öko', ['ÖKO Café']],
    ['cobalt REWARD', ['Cobalt']],
    ['second', []],
    ['alder ', ['Alder']],
    ['  oko\u00A0cafe', ['ÖKO Café']],
    ['.*', []],
  ])('%j matches in brand name or first reward name [STO-07]', (search, names) => {
    expect(namesOf(filterCards(cards, { ...unfiltered, search }))).toEqual(names);
  });

  test('is narrowed by currency and by affordability', () => {
    expect(namesOf(filterCards(cards, { ...unfiltered, currency: 'EUR' }))).toEqual(['ÖKO Café']);
    const affordableCards = withAffordability(cards, 2000);
    expect(namesOf(filterCards(affordableCards, { ...unfiltered, affordable: true }))).toEqual([
      'Alder',
      'ÖKO Café',
    ]);
    expect(namesOf(filterCards(cards, { ...unfiltered, affordable: true }))).toEqual([]);
  });
});

test('the balance buys rewards up to its amount, and the cheapest one above is next', () => {
  expect(affordabilityOf(cards, 1999)).toEqual({
    balance: 1999,
    affordable: 1,
    unlocked: 0,
    total: 3,
    next: { name: 'ÖKO Café', href: '/x/ÖKO Café', missing: 1, isGoal: false },
  });
  expect(affordabilityOf(cards, 5000)).toMatchObject({ affordable: 3, next: undefined });
  expect(affordabilityOf(cards, -20)).toMatchObject({ affordable: 0 });
});

test('rewards that the balance of the last visit did not buy are new', () => {
  const newlyAffordable = (balance: number, lastBalance?: number) =>
    withAffordability(cards, balance, lastBalance).flatMap((card) =>
      card.isNewlyAffordable ? card.brand.name : [],
    );
  expect(newlyAffordable(2000, 1000)).toEqual(['ÖKO Café']);
  expect(newlyAffordable(2000, 2500)).toEqual([]);
  expect(newlyAffordable(2000)).toEqual([]);
  const affordableCards = withAffordability(cards, 5000, 999);
  expect(toAffordability(affordableCards, [], 5000, String).unlocked).toBe(3);
});

test('only the card of the goal’s brand is pinned, and has the goal', () => {
  const goal = { key: 'Cobalt', name: 'Cobalt', value: 60, currency: 'USD', price: 6000 };
  const pins = withPin(cards, goal).map((card) => [card.isPinned ?? false, card.goal?.price]);
  expect(pins).toEqual([
    [false, 1000],
    [false, 2000],
    [true, 6000],
  ]);
  expect(withPin(cards, goal)[0]).toBe(cards[0]);
  expect(withPin(cards, undefined)).toBe(cards);
});

test('a card without anything to order has no goal, and the reason why', () => {
  const soldOut = [itemOf({ faceValue: 5 }), itemOf({ status: 'inactive' })];
  const found = toCards(
    soldOut.map((item, index) => brandOf({ brandKey: `B${index}`, items: [item] })),
    (key) => key,
  );
  expect(found.map(({ goal, unoffered }) => [goal, unoffered])).toEqual([
    [undefined, 'tooSmall'],
    [undefined, 'now'],
  ]);
  const affordableCards = withAffordability(found, 1e6);
  expect(filterCards(affordableCards, { ...unfiltered, affordable: true })).toEqual([]);
});

test('a variable-value card in another currency has a price once its denominations are known', () => {
  const items = [variableItemOf({ currencyCode: 'EUR', minCB: 562, maxCB: 84_392.9 })];
  const foreign = toCards([brandOf({ items })], (key) => key);
  expect(variableCurrencies([brandOf({ items }), brandOf()])).toEqual(['EUR']);
  expect(withAffordability(foreign, 1e6)[0]).toMatchObject({ missing: undefined, goal: undefined });
  expect(withRates(foreign, new Map([['USD', []]]))[0]).toBe(foreign[0]);
  const rates = new Map([['EUR', [{ inLocalCurrency: 10, inCB: 1125.2 }]]]);
  const [card] = withAffordability(withRates(foreign, rates), 1100);
  expect(card).toMatchObject({ price: 1126, missing: 26, goal: { value: 10, currency: 'EUR' } });
  expect(card?.brand).toBe(foreign[0]?.brand);
});

test('the price of a card and its affordability are those of its tiles, in whole CB', () => {
  const items = [itemOf({ utid: 'A', faceCB: 814.3 }), itemOf({ utid: 'B', faceCB: 1687.8587 })];
  const [card] = withAffordability(toCards([brandOf({ items })], String), 815);
  expect(card).toMatchObject({ brand: { least: 1688, most: 1688 }, price: 815, missing: 0 });
  expect(card?.goal?.price).toBe(815);
});

test('countries have their names, each once, or else their code', () => {
  const countries = (...codes: string[]) => toCountryNames(itemOf({ countries: codes }), 'en-US');
  expect(countries('US', 'CA', 'US')).toEqual(['United States', 'Canada']);
  expect(countries('EUROPE', '')).toEqual(['EUROPE', '']);
  expect(countries()).toEqual([]);
});

test('missing CB are unknown while the balance is unknown', () => {
  for (const card of withAffordability(cards, undefined)) {
    expect(card).toMatchObject({ missing: undefined });
  }
});

test('a card has the vendor’s texts and the reward name up to its price [DTL-03]', () => {
  const texts = { shortDescription: 'S', description: 'D', disclaimer: 'N', terms: 'T' };
  const named = (rewardName: string) =>
    toGiftCardDetails(brandOf({ ...texts, brandName: 'Alder', items: [itemOf({ rewardName })] }));
  expect(named('Alder eGift $10 US')).toEqual({ rewardName: 'Alder eGift', texts });
  expect(named(' $10').rewardName).toBe('Alder');
});

test('recently viewed brands keep their order, without those that left the catalogue', () => {
  const recent = toRecentBrands(cards, ['Cobalt', 'gone', 'Alder']);
  expect(recent.map(({ name }) => name)).toEqual(['Cobalt', 'Alder']);
});

test('a brand with nothing to order is never affordable', () => {
  const empty = toCards([brandOf({ items: [] })], () => '/x');
  expect(withAffordability(empty, 1e6)[0]?.missing).toBeUndefined();
  expect(affordabilityOf(empty, 1e6)).toMatchObject({ affordable: 0, total: 1 });
});

test('currencies unknown to Intl keep their code', () => {
  const odd = [brand('A', 1000, 'ZZTOP'), brand('B', 1000, 'EUR'), brand('C', 1, '')];
  expect(toCurrencies(toCards(odd, String), 'USD', 'en-US')).toEqual([
    { code: 'EUR', name: 'Euro' },
    { code: 'USD', name: 'US Dollar' },
    { code: 'ZZTOP', name: 'ZZTOP' },
  ]);
});

test('the picture is that of 300w-326ppi, and never anything but a picture [STO-04]', () => {
  const image = (url: string) =>
    toImage(brandOf({ imageUrls: { '80w': 'https://i.example/80', '300w-326ppi': url } }));
  expect(image('https://i.example/300.png')).toBe('https://i.example/300.png');
  expect(image('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  for (const bad of [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:x',
    '/logout',
    '//site.example/logout',
    'https://site.example/logout',
    'http://i.example/300.png',
    'https://member:secret@i.example/300.png',
  ]) {
    expect(image(bad)).toBeUndefined();
  }
  expect(toImage(brandOf({ imageUrls: { '80w': 'https://i.example/80' } }))).toBeUndefined();
});

test('the next reward is the cheapest, and the first of two with the same price', () => {
  const dear = [brand('Far', 9000), brand('Near', 3000), brand('Alike', 3000), brand('Mid', 5000)];
  const priced = toCards([...dear, brandOf({ brandKey: 'Sold out', status: 'inactive' })], String);
  expect(toGoals(priced).map(({ name }) => name)).toEqual(['Near', 'Mid', 'Far']);
  expect(affordabilityOf(priced, 2000)).toMatchObject({
    affordable: 0,
    total: 5,
    next: { name: 'Near', missing: 1000 },
  });
});

test.each([
  ['Alder Books $10', 'Alder Books'],
  ['Alder $ Books $10 $20', 'Alder'],
  ['Alder$10', 'Alder$10'],
  [' Alder ', 'Alder'],
  ['', 'The brand'],
  [' $10', 'The brand'],
])('shortens the reward name %j to %j [DTL-03]', (rewardName, shown) => {
  const items = [itemOf({ rewardName }), itemOf({ rewardName: 'Another' })];
  expect(toRewardName(brandOf({ brandName: 'The brand', items }))).toBe(shown);
});

test('a brand without an item uses its own name', () => {
  expect(toRewardName(brandOf({ brandName: 'The brand', items: [] }))).toBe('The brand');
});
