import type { WireId } from '../wire/wireId.ts';
import type { Brand, BrandItem, DenominationRate } from './catalogue.ts';

/** The lowest price on a card of the list, in CB (STO-12). */
const minShownCb = 1000;

/** The lowest value of a fixed tile, in its currency (DTL-10). */
const minFaceValue = 10;

/** A choice: one item at one value. */
export interface Denomination {
  readonly utid: WireId;
  /** In `currency`. */
  readonly value: number;
  readonly currency: string;
  /** Whole CB, rounded up (DTL-23). */
  readonly cb: number;
}

/** The highest price in CB: larger numbers are not exact to the cent. */
const maxPrice = 1e15;

const isPrice = (cb: number) => cb > 0 && cb <= maxPrice;

/** The brand's currencies, each once (CAT-03). */
export const currenciesOf = ({ items }: Brand): readonly string[] =>
  [...new Set(items.map(({ currencyCode }) => currencyCode))].filter(Boolean);

/** The brand's lowest and highest CB if it has any (CAT-04). */
export const priceSpan = ({ items }: Brand) =>
  span(items.flatMap(({ minCB, maxCB, faceCB }) => [minCB, maxCB, faceCB]).filter(isPrice));

function span(prices: readonly number[]) {
  if (prices.length === 0) return { minCb: undefined, maxCb: undefined };
  return {
    minCb: prices.reduce((least, price) => Math.min(least, price)),
    maxCb: prices.reduce((most, price) => Math.max(most, price)),
  };
}

/** Whether the member chooses among default denominations; the first item decides for the brand. */
export const isVariable = ({ items: [first] }: Brand) => first?.valueType === 'VARIABLE_VALUE';

/** The lowest and highest price in the list, in CB: never under 1000 (STO-12, D28). */
export function cardPrice(brand: Brand): { least: number; most: number } {
  const shown = isVariable(brand)
    ? priceSpan(brand)
    : span(
        brand.items
          .filter(({ valueType, faceCB }) => valueType === 'FIXED_VALUE' && isPrice(faceCB))
          .map(({ faceCB }) => faceCB)
          .filter((cb) => cb >= minShownCb),
      );
  const raised = (cb = minShownCb) => Math.max(cb, minShownCb);
  return { least: raised(shown.minCb), most: raised(shown.maxCb) };
}

const isOffered = ({ utid, valueType, faceValue, faceCB }: BrandItem) =>
  valueType === 'FIXED_VALUE' && faceValue >= minFaceValue && isOrderable(utid, faceValue, faceCB);

/** The choices of a fixed-value brand: its items of 10 or more (DTL-10). */
export const fixedDenominations = ({ items }: Brand): readonly Denomination[] =>
  unique(items.filter(isOffered).map((item) => denomination(item, item.faceValue, item.faceCB)));

/** The choices of a variable-value brand: the denominations up to its first item's maximum. */
export function variableDenominations(brand: Brand, denominations: readonly DenominationRate[]) {
  const [first] = brand.items;
  if (!first) return [];
  return unique(
    denominations
      .filter(({ inLocalCurrency, inCB }) => {
        if (!(inLocalCurrency <= first.maxValue)) return false;
        return isOrderable(first.utid, inLocalCurrency, inCB);
      })
      .map(({ inLocalCurrency, inCB }) => denomination(first, inLocalCurrency, inCB)),
  );
}

const denomination = (
  { utid, currencyCode }: BrandItem,
  value: number,
  cb: number,
): Denomination => ({
  utid,
  value,
  currency: currencyCode,
  cb: Math.ceil(cb),
});

/** An id that is unique within a brand: the item and the value together (DTL-24). */
export const denominationId = ({ utid, value }: Denomination) => `${utid} ${value}`;

/** Whether an item can be ordered at all. */
const isOrderable = (utid: WireId, value: number, cb: number) =>
  utid !== '' && value <= maxPrice && isPrice(cb);

/** Removes duplicates; keeps the order of first appearance. */
const unique = (denominations: readonly Denomination[]): readonly Denomination[] =>
  [
    ...new Map(denominations.toReversed().map((one) => [denominationId(one), one])).values(),
  ].toReversed();

/** Whether the brand has anything that can be ordered, according to the catalogue. */
export const isOnSale = (brand: Brand) =>
  isVariable(brand) ? brand.items[0]?.utid !== '' : brand.items.some(isOffered);
