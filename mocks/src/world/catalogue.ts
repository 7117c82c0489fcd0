import type { Brand, BrandItem } from '@cb/features/store/catalogue';
import { brandPicture } from './brandPicture.ts';

export interface Denomination {
  readonly currency: string;
  readonly inLocalCurrency: number;
  /** May have decimals; the site rounds up (DTL-23). */
  readonly inCB: number;
}

type Currency = 'USD' | 'EUR' | 'GBP' | 'INR';

/** CB per unit of a currency; 100 CB are 1 US dollar. */
const cbPerUnit: Record<Currency, number> = { USD: 100, EUR: 108.5, GBP: 127.25, INR: 1.19 };

/** A list of fixed face values, or the range that the member chooses a value from. */
type Values = readonly number[] | { readonly from: number; readonly to: number };

const brandTable: readonly (readonly [name: string, currency: Currency, values: Values])[] = [
  ['Alder Books', 'USD', [5, 10, 25, 50]],
  ['Bluebird Coffee', 'USD', { from: 5, to: 100 }],
  ['Cobalt Games', 'USD', [10, 20, 60]],
  ['Dune Outdoors', 'EUR', [15, 30]],
  ['Ember Pizza', 'USD', { from: 10, to: 50 }],
  ['Fjord Home', 'EUR', { from: 10, to: 500 }],
  ['Ginger Grocers', 'GBP', [10, 20, 50, 100]],
  ['Harbour Music', 'USD', [10]],
  ['Indigo Cinema', 'INR', [500, 1000, 2000]],
  ['Juniper Fashion', 'INR', { from: 100, to: 10_000 }],
  ['Kite Travel & Tours', 'USD', [100, 250]],
  ['Lantern <Prepaid>', 'USD', { from: 10, to: 1000 }],
  ['Meadow Pets', 'USD', [15, 30, 75]],
  ['Nimbus Air', 'EUR', [50, 100, 200]],
  ['Otter Sports', 'GBP', { from: 10, to: 150 }],
  ['Pepper Kitchen', 'USD', [20, 40]],
  ['Quill Stationers', 'USD', [10, 15]],
  ['Rowan Garden', 'EUR', { from: 10, to: 250 }],
  ['Sage Spa', 'USD', { from: 25, to: 500 }],
  ['Tulip TV', 'USD', [8]],
];

/** The item that cannot be ordered at the moment, the first of its brand. */
const unavailableItem = 'B100017-1';

/** The countries where the cards of a currency can be used. */
const countries: Record<Currency, readonly string[]> = {
  USD: ['US', 'CA'],
  EUR: 'DE FR IT ES AT BE CY EE FI GR IE LV LT LU MT NL PT SK SI'.split(' '),
  GBP: ['GB'],
  INR: ['IN'],
};

/** Links over http, as real vendors' terms do. */
const terms =
  '<ul><li>Cannot be exchanged for cash.</li><li>Valid for 12 months.</li>' +
  '<li>See <a href="http://terms.cbrewards.example/">all terms</a>.</li></ul>';

/** When every brand was created and last changed. */
const brandDate = '2026-01-15T09:00:00Z';

/**
 * Returns the brands under their wire names, so that the catalogue is sent unchanged (CAT-01,
 * CAT-05).
 */
export function seedBrands(): Brand[] {
  return brandTable.map(([brandName, currency, values], index) => {
    const brandKey = `B${String(100_001 + index)}`;
    return {
      brandKey,
      brandName,
      description: describe(brandName),
      shortDescription: `<p>A gift card for ${escapeHtml(brandName)}.</p>`,
      disclaimer: `<p>${escapeHtml(brandName)} is a fictional brand and does not sponsor this site.</p>`,
      terms,
      imageUrls: { '300w-326ppi': brandPicture(brandName, index) },
      status: 'active',
      createdDate: brandDate,
      lastUpdateDate: brandDate,
      encMaxVal: `max.${brandKey}`,
      encMinVal: `min.${brandKey}`,
      items: itemsOf(brandKey, brandName, currency, values),
    };
  });
}

export function seedDenominations(): Denomination[] {
  const steps: Record<Currency, readonly number[]> = {
    USD: [10, 25, 50, 100, 250],
    EUR: [10, 25, 50, 100],
    GBP: [10, 20, 50],
    INR: [500, 1000, 2500, 5000],
  };
  return (['USD', 'EUR', 'GBP', 'INR'] as const).flatMap((currency) =>
    steps[currency].map((inLocalCurrency) => ({
      currency,
      inLocalCurrency,
      inCB: inLocalCurrency * cbPerUnit[currency],
    })),
  );
}

function itemsOf(key: string, name: string, currency: Currency, values: Values): BrandItem[] {
  const rate = cbPerUnit[currency];
  /** Creates an item of a fixed value, `face`, or, if that is 0, of a value in the range. */
  function item(position: number, range: { face: number; from: number; to: number }): BrandItem {
    const isFixed = range.face > 0;
    const utid = `${key}-${position}`;
    return {
      utid,
      rewardName: isFixed ? `${name} eGift Card $${range.face}` : `${name} eGift Card`,
      rewardType: 'gift card',
      status: utid === unavailableItem ? 'inactive' : 'active',
      valueType: isFixed ? 'FIXED_VALUE' : 'VARIABLE_VALUE',
      currencyCode: currency,
      countries: countries[currency],
      faceValue: range.face,
      faceCB: range.face * rate,
      minValue: range.from,
      maxValue: range.to,
      minCB: range.from * rate,
      maxCB: range.to * rate,
      createdDate: brandDate,
      lastUpdateDate: brandDate,
    };
  }
  if ('from' in values) return [item(1, { face: 0, ...values })];
  return values.map((face, index) => item(index + 1, { face, from: 0, to: 0 }));
}

const hostileBrand = 'Lantern <Prepaid>';

/** Gives one brand hostile HTML, so that opening the store exercises the sanitiser. */
function describe(name: string): string {
  const plain = `<p>Spend it at <strong>${escapeHtml(name)}</strong>, online or in a shop near you.</p>`;
  if (name !== hostileBrand) return plain;
  return `${plain}<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">Details</a>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
