import type { Brand, BrandItem } from '@cb/features/store/catalogue';
import { invalidEmail, isEmail } from './accounts.ts';
import type { Order } from './records.ts';
import { hasCents } from './ledger.ts';
import { refused, type Outcome } from './outcome.ts';
import { placeOrder, type InfoReader } from './redemptions.ts';
import type { World } from './world.ts';

/**
 * Orders a gift card (CAL-41). Refuses if the confirmed CB differ from the catalogue's price, so
 * that no other amount is ever taken.
 */
export function redeemGiftCard(
  world: World,
  userId: string,
  { cb, info }: { cb: number; info: InfoReader },
): Outcome<Order> {
  const found = findCard(world, info('cardUTID'));
  if (!found) {
    return refused('INVALID_INPUT', 'This gift card is not in the store. Choose another one.');
  }
  const { brand, item } = found;
  if (info('encMaxVal') !== brand.encMaxVal || info('encMinVal') !== brand.encMinVal) {
    return refused('INVALID_INPUT', 'This offer could not be checked. Open the card again.');
  }
  if ([brand, item].some(({ status }) => status !== 'active')) {
    return refused('INVALID_INPUT', 'This value is not available right now. Choose another one.');
  }
  const value = Number(info('cardValue'));
  if (!isOffered(item, value)) return refused('INVALID_INPUT', describeOffer(item));
  if (!isEmail(info('email'))) return refused('INVALID_INPUT', invalidEmail);
  const price = priceOf(item, value);
  if (cb !== price && cb !== Math.ceil(price)) {
    const text = Math.ceil(price).toLocaleString('en-US');
    return refused('INVALID_INPUT', `This card costs ${text} CB. Open it again and confirm.`);
  }
  const comment = `${brand.brandName} gift card, ${value} ${item.currencyCode}`;
  return placeOrder(world, userId, { method: 'TANGOCARDS', cb, comment });
}

function findCard(world: World, utid: string): { brand: Brand; item: BrandItem } | undefined {
  for (const brand of world.state.brands) {
    const item = brand.items.find((one) => one.utid === utid);
    if (item) return { brand, item };
  }
  return undefined;
}

function isOffered({ valueType, faceValue, minValue, maxValue }: BrandItem, value: number) {
  if (valueType === 'FIXED_VALUE') return value === faceValue;
  return value >= minValue && value <= maxValue && hasCents(value);
}

function describeOffer({
  valueType,
  faceValue,
  minValue,
  maxValue,
  currencyCode,
}: BrandItem): string {
  return valueType === 'FIXED_VALUE'
    ? `This card is worth ${faceValue} ${currencyCode}. Open it again and confirm.`
    : `Choose a value from ${minValue} to ${maxValue} ${currencyCode}.`;
}

/** The price of a value in CB, rounded to two decimals. The site rounds it up (DTL-23). */
function priceOf(item: BrandItem, value: number): number {
  const exact =
    item.valueType === 'FIXED_VALUE' ? item.faceCB : (value * item.maxCB) / item.maxValue;
  return Math.round(exact * 100) / 100;
}
