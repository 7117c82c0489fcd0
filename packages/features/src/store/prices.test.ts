import { describe, expect, test } from 'vitest';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import {
  cardPrice,
  cheapestChoice,
  currenciesOf,
  fixedDenominations,
  priceSpan,
  variableDenominations,
  whyNothingToOrder,
} from './prices.ts';

const fixed = (...faceCBs: number[]) =>
  brandOf({ items: faceCBs.map((faceCB, index) => itemOf({ utid: `U${index}`, faceCB })) });

describe('the options of a brand', () => {
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
    [[500, 1000, 2500, 5000], { least: 1000, most: 5000 }],
    [[500, 999.9, 2500], { least: 2500, most: 2500 }],
    [[2000], { least: 2000, most: 2000 }],
    [[1687.8587, 2813.0978], { least: 1688, most: 2814 }],
  ])('of a fixed brand counts only the faceCB of %j from 1000 up [STO-13]', (faceCBs, price) => {
    expect(cardPrice(fixed(...faceCBs))).toEqual(price);
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
    [
      { minCB: 1551.2293, maxCB: 155_122.9349 },
      { least: 1552, most: 155_123 },
    ],
  ])('of a variable brand with %j is at least 1000 at both ends [STO-12]', (figures, price) => {
    expect(cardPrice(brandOf({ items: [variableItemOf(figures)] }))).toEqual(price);
  });

  test('is 1,000 CB without other prices', () => {
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
  });
});

const rates = [10, 25, 50, 250].map((inLocalCurrency) => ({
  inLocalCurrency,
  inCB: inLocalCurrency * 112.523,
}));

describe('a choice that cannot be ordered', () => {
  const reasons = (choices: ReturnType<typeof fixedDenominations>) =>
    choices.map(({ value, unavailable }) => [value, unavailable]);

  test('stays a tile of a fixed brand if its status says that it is closed [DTL-09]', () => {
    const closed = ['inactive', 'INACTIVE', 'Sold out', 'OUT_OF_STOCK'];
    const open = ['active', '', 'ACTIVE', 'featured', 'İNACTIVE-SOON'];
    const items = [...closed, ...open].map((status, index) =>
      itemOf({ utid: `U${index}`, faceValue: 10 + index, status }),
    );
    expect(
      fixedDenominations(brandOf({ items })).map(({ unavailable }) => unavailable ?? 'open'),
    ).toEqual([...closed.map(() => 'now'), ...open.map(() => 'open')]);
    expect(reasons(fixedDenominations(brandOf({ status: 'inactive' })))).toEqual([[10, 'now']]);
  });

  test('stays a tile of a variable brand below its minimum, but not above its maximum [CAT-07]', () => {
    const brand = brandOf({ items: [variableItemOf({ minValue: 25, maxValue: 100 })] });
    expect(reasons(variableDenominations(brand, rates))).toEqual([
      [10, { from: 25 }],
      [25, undefined],
      [50, undefined],
    ]);
  });

  test('may have a value below the minimum in a fixed brand, which has none', () => {
    const items = [itemOf({ minValue: 25 })];
    expect(reasons(fixedDenominations(brandOf({ items })))).toEqual([[10, undefined]]);
  });
});

describe('the cheapest choice', () => {
  const item = (utid: string, faceCB: number, status = 'active') =>
    itemOf({ utid, faceValue: 10, faceCB, status });

  test('of a fixed brand is its cheapest active tile, also below 1,000 CB', () => {
    const items = [item('A', 3000), item('B', 700, 'inactive'), item('C', 814.33), item('D', 900)];
    expect(cheapestChoice(brandOf({ items }))).toMatchObject({ utid: 'C', cb: 815 });
  });

  const euro = brandOf({ items: [variableItemOf({ currencyCode: 'EUR', minCB: 1125 })] });

  test('of a variable brand in another currency is unknown without its denominations', () => {
    expect(cheapestChoice(euro)).toBeUndefined();
    expect(whyNothingToOrder(euro)).toBeUndefined();
    expect(cheapestChoice(euro, rates)).toMatchObject({ value: 10, currency: 'EUR', cb: 1126 });
  });

  test.each([
    [{}, { value: 10, cb: 1000 }],
    [
      { minValue: 25, minCB: 2500 },
      { value: 25, cb: 2500 },
    ],
    [
      { minValue: 15.5, minCB: 1550 },
      { value: 15.5, cb: 1550 },
    ],
    [{ minValue: 25, minCB: Number.NaN, maxCB: Number.NaN }, undefined],
    [{ maxValue: 5, maxCB: 500 }, undefined],
    [{ maxValue: Number.NaN }, undefined],
    [{ status: 'inactive' }, undefined],
    [{ utid: '' }, undefined],
  ])('of a variable brand in dollars with %j is the price of its card', (given, choice) => {
    const found = cheapestChoice(brandOf({ items: [variableItemOf(given)] }));
    expect(found && { value: found.value, cb: found.cb }).toEqual(choice);
  });

  test('of a variable brand follows the denominations once they are known', () => {
    const brand = brandOf({ items: [variableItemOf({ minValue: 30, minCB: 3000 })] });
    expect(cheapestChoice(brand, rates)).toMatchObject({ value: 50, cb: 5627 });
  });
});

test.each([
  ['is offered', [itemOf({ faceValue: 8 }), itemOf()], undefined],
  ['has values below 10 only', [itemOf({ faceValue: 8 }), itemOf({ faceValue: 9.99 })], 'tooSmall'],
  ['is not active', [itemOf({ status: 'inactive' })], 'now'],
  ['has no usable value', [itemOf({ faceValue: 8 }), itemOf({ faceValue: Number.NaN })], 'now'],
  ['has no usable price', [itemOf({ faceCB: Number.NaN })], 'now'],
  ['may have values', [variableItemOf()], undefined],
  ['has no active first item', [variableItemOf({ status: 'sold out' }), variableItemOf()], 'now'],
  ['has a first item without an id', [variableItemOf({ utid: '' })], 'now'],
])('a brand that %s', (_name, items, reason) => {
  expect(whyNothingToOrder(brandOf({ items }))).toBe(reason);
});

test('a variable brand whose values are all out of range is not offered', () => {
  const from = (minValue: number) =>
    brandOf({ items: [variableItemOf({ minValue, maxValue: 500 })] });
  expect(whyNothingToOrder(from(250), rates)).toBeUndefined();
  expect(whyNothingToOrder(from(300), rates)).toBe('now');
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
