import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandList, denominationList } from './catalogue.ts';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import {
  cardPrice,
  cheapestChoice,
  currenciesOf,
  fixedDenominations,
  isVariable,
  whyNothingToOrder,
} from './prices.ts';

const read = (value: unknown) => v.parse(brandList, value);

test('a brand has all its fields, the two opaque ones unchanged [CAT-01] [CAT-02]', () => {
  const brand = brandOf({ encMaxVal: ' =/+max\u0000', encMinVal: '<min>' });
  expect(read(JSON.parse(JSON.stringify([brand])))).toEqual([brand]);
});

test('an item has all its fields [CAT-05]', () => {
  const items = [itemOf(), variableItemOf({ utid: 'U2' })];
  expect(read([brandOf({ items })])[0]?.items).toEqual(items);
});

test('a denomination has its value and its CB [CAT-06]', () => {
  const list = [{ inLocalCurrency: 500, inCB: 595.5 }];
  expect(v.parse(denominationList, list)).toEqual(list);
});

test('a missing or malformed value affects only its field', () => {
  const [brand] = read([null, 7, { brandKey: 'B1', brandName: 'Alder', items: [null, {}] }]);
  expect(brand).toMatchObject({ brandKey: 'B1', brandName: 'Alder', terms: '' });
  expect(brand?.imageUrls).toEqual({});
  expect(brand?.items).toHaveLength(1);
  expect(brand?.items[0]).toMatchObject({ faceCB: NaN, countries: [], valueType: '' });
});

test('a malformed value is left out of its list', () => {
  const item = { utid: 'U', valueType: 'OTHER', countries: ['US', 7, null] };
  const imageUrls = { '80w': 'x', '300w': null, 200: 7 };
  const [brand] = read([{ ...brandOf(), imageUrls, items: [item] }]);
  expect(brand).toMatchObject({ items: [{ utid: 'U', valueType: '', countries: ['US'] }] });
  expect(brand?.imageUrls).toEqual({ '80w': 'x' });
});

test('only brands with a key, a name and items are read', () => {
  const { brandKey: _key, ...keyless } = brandOf();
  const nameless = [brandOf({ brandName: ' ' }), { ...brandOf(), brandName: 7 }];
  const empty = [brandOf({ items: [] }), { ...brandOf(), items: 'none' }];
  const brands = read([keyless, ...nameless, ...empty, brandOf({ brandKey: 'B2' })]);
  expect(brands.map(({ brandKey }) => brandKey)).toEqual(['B2']);
});

test('numeric ids stay numbers, except the key, which is part of an address', () => {
  const [brand] = read([
    { ...brandOf({ encMaxVal: 7, encMinVal: 0 }), brandKey: 12, items: [itemOf({ utid: 34 })] },
  ]);
  expect(brand).toMatchObject({
    brandKey: '12',
    encMaxVal: 7,
    encMinVal: 0,
    items: [{ utid: 34 }],
  });
});

test('a duplicate key counts once', () => {
  const brands = read([brandOf(), brandOf({ brandName: 'Again' }), brandOf({ brandKey: 'B2' })]);
  expect(brands.map(({ brandKey, brandName }) => [brandKey, brandName])).toEqual([
    ['B1', 'Alder Books'],
    ['B2', 'Alder Books'],
  ]);
});

test('denominations without a valid price are left out', () => {
  const valid = { inLocalCurrency: 10, inCB: 1000 };
  const malformed = [{ inLocalCurrency: 'x', inCB: 1 }, {}, null];
  const unpriced = [0, -5, Number.NaN, Infinity].map((inCB) => ({ inLocalCurrency: 5, inCB }));
  expect(v.parse(denominationList, [valid, ...malformed, ...unpriced])).toEqual([valid]);
});

test('every brand that is read has prices and choices that can be shown', () => {
  const anyList = fc.array(
    fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          brandKey: fc.string(),
          brandName: fc.jsonValue(),
          imageUrls: fc.jsonValue(),
          items: fc.array(
            fc.record(
              {
                utid: fc.string(),
                valueType: fc.constantFrom('FIXED_VALUE', 'VARIABLE_VALUE', 'OTHER', 7),
                currencyCode: fc.string(),
                faceValue: fc.double(),
                faceCB: fc.double(),
                minCB: fc.double(),
                maxCB: fc.double(),
              },
              { requiredKeys: [] },
            ),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
  );
  fc.assert(
    fc.property(anyList, (list) => {
      for (const brand of read(list)) {
        const { least, most } = cardPrice(brand);
        expect(least).toBeGreaterThanOrEqual(1000);
        expect(most).toBeGreaterThanOrEqual(least);
        expect(most).toBeLessThanOrEqual(1e15);
        for (const { cb, value } of fixedDenominations(brand)) {
          expect(Number.isSafeInteger(cb) && cb > 0 && value >= 10).toBe(true);
        }
        const isOffered = whyNothingToOrder(brand) === undefined;
        const isPriced = cheapestChoice(brand) !== undefined;
        expect(isPriced && !isOffered).toBe(false);
        // Without denominations, some variable-value brands have no price yet.
        expect(isPriced || !isOffered || isVariable(brand)).toBe(true);
        expect(currenciesOf(brand)).not.toContain('');
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});
