import { describe, expect, test } from 'vitest';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import {
  cardPrice,
  currenciesOf,
  fixedDenominations,
  isOnSale,
  priceSpan,
  variableDenominations,
} from './prices.ts';
import { toRewardName } from './toStoreProps.ts';

const fixed = (...faceCBs: number[]) =>
  brandOf({ items: faceCBs.map((faceCB, at) => itemOf({ utid: `U${at}`, faceCB })) });

describe('RedeemOptions', () => {
  test('contain each currency once [CAT-03]', () => {
    const items = ['USD', 'EUR', 'USD', '', 'ZZTOP'].map((currencyCode) =>
      itemOf({ currencyCode }),
    );
    expect(currenciesOf(brandOf({ items }))).toEqual(['USD', 'EUR', 'ZZTOP']);
  });

  test('contain the lowest non-zero CB and the highest, over all three figures [CAT-04]', () => {
    const items = [
      itemOf({ faceCB: 700 }),
      variableItemOf({ minCB: 0, maxCB: 9000 }),
      variableItemOf({ minCB: 650, maxCB: 800, faceCB: 0 }),
    ];
    expect(priceSpan(brandOf({ items }))).toEqual({ minCb: 650, maxCb: 9000 });
  });

  test('contain no CB if no item has any', () => {
    const brand = brandOf({ items: [] });
    expect(priceSpan(brand)).toEqual({ minCb: undefined, maxCb: undefined });
  });
});

describe('the price of a card', () => {
  test.each([
    [fixed(500, 1000, 2500, 5000), { least: 1000, most: 5000 }],
    [fixed(500, 999.9, 2500), { least: 2500, most: 2500 }],
    [fixed(2000), { least: 2000, most: 2000 }],
  ])('of a fixed brand counts faceCB from 1000 up only [STO-13]', (brand, price) => {
    expect(cardPrice(brand)).toEqual(price);
  });

  test.each([
    [
      { minCB: 500, maxCB: 10_000 },
      { least: 1000, most: 10_000 },
    ],
    [
      { minCB: 10, maxCB: 20 },
      { least: 1000, most: 1000 },
    ],
    [
      { minCB: 9000, maxCB: 3000 },
      { least: 3000, most: 9000 },
    ],
    [
      { minCB: Number.NaN, maxCB: 1e21 },
      { least: 1000, most: 1000 },
    ],
    [
      { minCB: -5, maxCB: 4000 },
      { least: 4000, most: 4000 },
    ],
  ])('of a variable brand with %j is at least 1000 at both ends [STO-12]', (figures, price) => {
    expect(cardPrice(brandOf({ items: [variableItemOf(figures)] }))).toEqual(price);
  });

  test('is 1,000 CB if there is no other price', () => {
    for (const brand of [brandOf({ items: [] }), fixed(500), fixed(Number.NaN), fixed(1e21)]) {
      expect(cardPrice(brand)).toEqual({ least: 1000, most: 1000 });
    }
  });
});

describe('tiles', () => {
  test('of a fixed brand are its items of 10 or more [DTL-10]', () => {
    const items = [9.99, 10, 25].map((faceValue) => itemOf({ utid: `U${faceValue}`, faceValue }));
    expect(fixedDenominations(brandOf({ items })).map(({ value }) => value)).toEqual([10, 25]);
  });

  test('of a fixed brand have faceValue and faceCB [DTL-21]', () => {
    const items = [itemOf({ faceValue: 25, faceCB: 2500, currencyCode: 'EUR' })];
    expect(fixedDenominations(brandOf({ items }))).toEqual([
      { utid: 'U1', value: 25, currency: 'EUR', cb: 2500 },
    ]);
  });

  test('leave out duplicates and items that cannot be ordered', () => {
    const items = [
      itemOf({ utid: '' }),
      itemOf({ faceCB: Number.NaN }),
      itemOf({ faceCB: 0 }),
      itemOf({ faceCB: 1e21 }),
      itemOf({ faceValue: 1e21 }),
      variableItemOf({ faceValue: 50 }),
      itemOf(),
      itemOf({ faceCB: 1200 }),
    ];
    expect(fixedDenominations(brandOf({ items }))).toEqual([
      { utid: 'U1', value: 10, currency: 'USD', cb: 1000 },
    ]);
  });

  const values = [10, 100, 100.01, 250].map((inLocalCurrency) => ({
    inLocalCurrency,
    inCB: inLocalCurrency * 100.5,
  }));

  test("of a variable brand stop at its first item's maximum [CAT-07]", () => {
    const items = [
      variableItemOf({ maxValue: 100 }),
      variableItemOf({ utid: 'U2', maxValue: 900 }),
    ];
    const tiles = variableDenominations(brandOf({ items }), values);
    expect(tiles.map(({ utid, value }) => [utid, value])).toEqual([
      ['U1', 10],
      ['U1', 100],
    ]);
  });

  test('cost whole CB, rounded up [DTL-23]', () => {
    const items = [variableItemOf({ maxValue: 1000 })];
    const tiles = variableDenominations(brandOf({ items }), [
      { inLocalCurrency: 10, inCB: 1000.01 },
      { inLocalCurrency: 20, inCB: 2000 },
    ]);
    expect(tiles.map(({ cb }) => cb)).toEqual([1001, 2000]);
  });

  test('are empty for a brand without items, or without a maximum', () => {
    expect(variableDenominations(brandOf({ items: [] }), values)).toEqual([]);
    const items = [variableItemOf({ maxValue: Number.NaN })];
    expect(variableDenominations(brandOf({ items }), values)).toEqual([]);
    expect(isOnSale(brandOf({ items: [] }))).toBe(false);
  });
});

test.each([
  ['Alder Books $10', 'Alder Books'],
  ['Kite $ gift card $ 5', 'Kite'],
  ['Card$5', 'Card$5'],
  ['', 'Alder Books'],
  [' $5', 'Alder Books'],
])('the reward name %j is cut at its first " $" [DTL-03]', (rewardName, shown) => {
  expect(toRewardName(brandOf({ items: [itemOf({ rewardName })] }))).toBe(shown);
});

test('a variable-value brand is on sale if its first item has an id', () => {
  expect(isOnSale(brandOf({ items: [variableItemOf({ utid: 'U1' })] }))).toBe(true);
  expect(isOnSale(brandOf({ items: [variableItemOf({ utid: '' })] }))).toBe(false);
});

test('in a fixed-value brand, only fixed-value items have prices and tiles [STO-13] [DTL-09]', () => {
  const items = [
    itemOf({ utid: 'U1', faceCB: 2000 }),
    itemOf({ utid: 'U2', faceCB: 5000, valueType: '' }),
    variableItemOf({ utid: 'U3', faceCB: 9000, faceValue: 50 }),
  ];
  expect(cardPrice(brandOf({ items }))).toEqual({ least: 2000, most: 2000 });
  expect(fixedDenominations(brandOf({ items })).map(({ utid }) => utid)).toEqual(['U1']);
});
