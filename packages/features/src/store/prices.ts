import { cbPerDollar } from '@cb/ui/domain/amount';
import type { Unavailable, Unoffered } from '@cb/ui/domain/unavailable';
import { uniqueBy, type WireId } from '../shared/wire/records.ts';
import { type Brand, type BrandItem, type DenominationRate, isClosed } from './catalogue.ts';

/** The lowest price on a card of the list, in CB (STO-12). */
const minShownCb = 1000;

/** The lowest value of a fixed tile, in its currency (DTL-10). */
const minFaceValue = 10;

/** The highest price in CB: larger numbers are not exact to the cent. */
const maxPrice = 1e15;

/** A choice: one item at one value. */
export interface Denomination {
  readonly utid: WireId;
  /** In `currency`. */
  readonly value: number;
  readonly currency: string;
  /** Whole CB, rounded up (DTL-23). */
  readonly cb: number;
  /** Why it cannot be ordered; undefined if it can (D285). */
  readonly unavailable?: Unavailable;
}

const isPrice = (cb: number) => cb > 0 && cb <= maxPrice;

/** The brand's currencies, each once (CAT-03). */
export const currenciesOf = ({ items }: Brand): readonly string[] =>
  [...new Set(items.map(({ currencyCode }) => currencyCode.trim().toUpperCase()))].filter(Boolean);

/** The brand's lowest and highest CB if it has any (CAT-04). */
export const priceSpan = ({ items }: Brand) =>
  toSpan(items.flatMap(({ minCB, maxCB, faceCB }) => [minCB, maxCB, faceCB]).filter(isPrice));

function toSpan(prices: readonly number[]) {
  if (prices.length === 0) return { minCb: undefined, maxCb: undefined };
  return {
    minCb: prices.reduce((least, price) => Math.min(least, price)),
    maxCb: prices.reduce((most, price) => Math.max(most, price)),
  };
}

/** Whether the member chooses among default denominations; the first item decides for the brand. */
export const isVariable = ({ items: [first] }: Brand) => first?.valueType === 'VARIABLE_VALUE';

/** The lowest and highest price in the list, in whole CB: never under 1000 (STO-12, D28). */
export function cardPrice(brand: Brand): { least: number; most: number } {
  const { minCb, maxCb } = isVariable(brand) ? priceSpan(brand) : fixedPriceSpan(brand);
  const toShown = (cb = minShownCb) => Math.max(Math.ceil(cb), minShownCb);
  return { least: toShown(minCb), most: toShown(maxCb) };
}

const fixedPriceSpan = ({ items }: Brand) =>
  toSpan(
    items
      .filter(({ valueType }) => valueType === 'FIXED_VALUE')
      .map(({ faceCB }) => faceCB)
      .filter((cb) => isPrice(cb) && cb >= minShownCb),
  );

/** Whether an item is a choice of a fixed-value brand (DTL-10). */
const isFixedChoice = ({ utid, valueType, faceValue, faceCB }: BrandItem) =>
  valueType === 'FIXED_VALUE' && faceValue >= minFaceValue && isOrderable(utid, faceValue, faceCB);

/** Whether neither the brand nor the item is closed (D285). */
const isActive = (brand: Brand, item: BrandItem) =>
  [brand, item].every(({ status }) => !isClosed(status));

/** The choices of a fixed-value brand: its items of 10 or more (DTL-10). */
export const fixedDenominations = (brand: Brand): readonly Denomination[] =>
  uniqueBy(
    brand.items
      .filter(isFixedChoice)
      .map((item) => denomination(brand, item, item.faceValue, item.faceCB)),
    denominationId,
  );

/** The choices of a variable-value brand: the denominations up to its first item's maximum. */
export function variableDenominations(brand: Brand, rates: readonly DenominationRate[]) {
  const [first] = brand.items;
  if (!first) return [];
  return uniqueBy(
    rates
      .filter(({ inLocalCurrency }) => inLocalCurrency <= first.maxValue)
      .filter(({ inLocalCurrency, inCB }) => isOrderable(first.utid, inLocalCurrency, inCB))
      .map(({ inLocalCurrency, inCB }) => denomination(brand, first, inLocalCurrency, inCB)),
    denominationId,
  );
}

/** The known denominations of each currency. */
export type Rates = ReadonlyMap<string, readonly DenominationRate[]>;

/** The denominations of a variable-value brand, if they are known. */
export const ratesOf = (brand: Brand, rates: Rates) =>
  isVariable(brand) ? rates.get(brand.items[0]?.currencyCode ?? '') : undefined;

/** The choices of a brand; undefined while those of a variable-value brand are unknown. */
export const denominationsOf = (brand: Brand, rates?: readonly DenominationRate[]) =>
  isVariable(brand) ? rates && variableDenominations(brand, rates) : fixedDenominations(brand);

function denomination(brand: Brand, item: BrandItem, value: number, cb: number): Denomination {
  const { utid, currencyCode: currency } = item;
  const choice = { utid, value, currency, cb: Math.ceil(cb) };
  if (!isActive(brand, item)) return { ...choice, unavailable: 'now' };
  const isTooLow = item.valueType === 'VARIABLE_VALUE' && value < item.minValue;
  return isTooLow ? { ...choice, unavailable: { from: item.minValue } } : choice;
}

/** An id that is unique within a brand: the item and the value together (DTL-24). */
export const denominationId = ({ utid, value }: Denomination) => `${utid} ${value}`;

/** Whether an item has what an order needs. */
const isOrderable = (utid: WireId, value: number, cb: number) =>
  utid !== '' && value <= maxPrice && isPrice(cb);

/** Whether a choice can be ordered. */
export const isAvailable = ({ unavailable }: Denomination) => unavailable === undefined;

/**
 * The cheapest choice that can be ordered; undefined if there is none, or while it is unknown. Without the
 * denominations, only a card in dollars has a price: the lowest one of its card in the store (D286).
 */
export function cheapestChoice(
  brand: Brand,
  rates?: readonly DenominationRate[],
): Denomination | undefined {
  const choices = denominationsOf(brand, rates)?.filter(isAvailable);
  if (choices) return choices.toSorted((a, b) => a.cb - b.cb)[0];
  const [first] = brand.items;
  if (first?.currencyCode !== 'USD') return undefined;
  const { least } = cardPrice(brand);
  const [choice] = variableDenominations(brand, [
    { inLocalCurrency: least / cbPerDollar, inCB: least },
  ]);
  return choice && isAvailable(choice) ? choice : undefined;
}

/** Why nothing of a brand can be ordered; undefined if something can, or while that is unknown. */
export function whyNothingToOrder(
  brand: Brand,
  rates?: readonly DenominationRate[],
): Unoffered | undefined {
  const choices = denominationsOf(brand, rates);
  if (!choices) {
    const [first] = brand.items;
    const mayBeOrdered = first && first.utid !== '' && isActive(brand, first);
    return mayBeOrdered ? undefined : 'now';
  }
  if (choices.some(isAvailable)) return undefined;
  const areSmall = brand.items.every(({ faceValue }) => faceValue < minFaceValue);
  return areSmall && !isVariable(brand) ? 'tooSmall' : 'now';
}
