import * as v from 'valibot';
import { safeUrl } from '../shared/basics/address.ts';
import { isRecord } from '../shared/wire/envelope.ts';
import { wireFigure, wireNumber, type WireId } from '../shared/wire/records.ts';
import { decodeEntities } from '../shared/basics/textOfHtml.ts';

/** A gift card of one value or a range of values, in CB and in its own currency (CAT-05). */
export interface BrandItem {
  /** Opaque; sent back unchanged, like the two values of the brand. */
  readonly utid: WireId;
  readonly rewardName: string;
  readonly rewardType: string;
  readonly status: string;
  /** '' for an unknown type. */
  readonly valueType: 'FIXED_VALUE' | 'VARIABLE_VALUE' | '';
  readonly currencyCode: string;
  readonly countries: readonly string[];
  readonly faceValue: number;
  readonly faceCB: number;
  readonly minValue: number;
  readonly maxValue: number;
  readonly minCB: number;
  readonly maxCB: number;
  readonly createdDate: string;
  readonly lastUpdateDate: string;
}

/** A brand with the wire's names (CAT-01). A missing value is '', NaN or an empty list. */
export interface Brand {
  /** A text, because it is part of the address of the brand's page. */
  readonly brandKey: string;
  readonly brandName: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly disclaimer: string;
  readonly terms: string;
  readonly imageUrls: Readonly<Record<string, string>>;
  readonly status: string;
  readonly createdDate: string;
  readonly lastUpdateDate: string;
  /** Opaque; sent back unchanged. */
  readonly encMaxVal: WireId;
  readonly encMinVal: WireId;
  readonly items: readonly BrandItem[];
}

type JsonRecord = Readonly<Record<string, unknown>>;

// Parsed by hand, because a schema library is too slow for 2,000 brands.
// A missing or malformed value affects only its field, never the whole catalogue.
const isText = (value: unknown) => typeof value === 'string';
const readText = (value: unknown) => (isText(value) ? value : '');
const readId = (value: unknown): WireId =>
  Number.isFinite(value) ? Number(value) : readText(value);
const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readFigure(value: unknown) {
  if (typeof value === 'number') return value;
  return isText(value) ? v.parse(wireFigure, value) : Number.NaN;
}

const readItem = (item: JsonRecord): BrandItem => ({
  utid: readId(item['utid']),
  rewardName: decodeEntities(readText(item['rewardName'])),
  rewardType: readText(item['rewardType']),
  status: readText(item['status']),
  valueType: readValueType(item['valueType']),
  currencyCode: readText(item['currencyCode']),
  countries: readList(item['countries']).filter(isText),
  faceValue: readFigure(item['faceValue']),
  faceCB: readFigure(item['faceCB']),
  minValue: readFigure(item['minValue']),
  maxValue: readFigure(item['maxValue']),
  minCB: readFigure(item['minCB']),
  maxCB: readFigure(item['maxCB']),
  createdDate: readText(item['createdDate']),
  lastUpdateDate: readText(item['lastUpdateDate']),
});

const readValueType = (value: unknown) =>
  value === 'FIXED_VALUE' || value === 'VARIABLE_VALUE' ? value : '';

const readBrand = (brand: JsonRecord): Brand => ({
  brandKey: String(readId(brand['brandKey'])),
  brandName: decodeEntities(readText(brand['brandName'])),
  description: readText(brand['description']),
  shortDescription: readText(brand['shortDescription']),
  disclaimer: readText(brand['disclaimer']),
  terms: readText(brand['terms']),
  imageUrls: readTexts(brand['imageUrls']),
  status: readText(brand['status']),
  createdDate: readText(brand['createdDate']),
  lastUpdateDate: readText(brand['lastUpdateDate']),
  encMaxVal: readId(brand['encMaxVal']),
  encMinVal: readId(brand['encMinVal']),
  items: readList(brand['items']).filter(isRecord).map(readItem),
});

function readTexts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  return Object.fromEntries(entries);
}

/** Reads the brands with a key, a name and items; a duplicate key counts once. */
function readBrands(values: readonly unknown[]): readonly Brand[] {
  const brands = new Map<string, Brand>();
  for (const value of values) {
    if (!isRecord(value)) continue;
    const brand = readBrand(value);
    const isComplete =
      brand.brandKey !== '' && brand.brandName.trim() !== '' && brand.items.length > 0;
    if (isComplete && !brands.has(brand.brandKey)) brands.set(brand.brandKey, brand);
  }
  return [...brands.values()];
}

// Known statuses without spaces and hyphens (D285).
const openStatuses = new Set(['', 'active', 'enabled', 'available', 'instock', 'live']);
const closedStatuses = new Set(
  [
    'inactive notactive deactivated disabled suspended paused unavailable notavailable soldout',
    'outofstock closed expired discontinued retired archived deleted removed',
  ].flatMap((words) => words.split(' ')),
);

const lettersOf = (status: string) => status.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether a status closes a value or a brand, which then can't be ordered. Unknown ones do not. */
export const isClosed = (status: string) => closedStatuses.has(lettersOf(status));

/** Returns the statuses of a catalogue that are unknown here, each once. */
export function unknownStatuses(brands: readonly Brand[]): readonly string[] {
  const isKnown = (status: string) => isClosed(status) || openStatuses.has(lettersOf(status));
  const statuses = brands.flatMap((brand) => [brand, ...brand.items].map(({ status }) => status));
  return [...new Set(statuses)].filter((status) => !isKnown(status));
}

/** The schema of a catalogue's brands. */
export const brandList = v.pipe(
  v.array(v.unknown()),
  v.transform((values): readonly Brand[] => readBrands(values)),
);

/** The schema of a value of a variable-value brand, and its price. */
export const denomination = v.object({
  /** In the card's currency. */
  inLocalCurrency: v.pipe(wireNumber, v.gtValue(0)),
  /** In CB; not always whole. */
  inCB: v.pipe(wireNumber, v.gtValue(0)),
});

export type DenominationRate = v.InferOutput<typeof denomination>;

/** The schema of a response's denominations; those without a price are left out. */
export const denominationList = v.pipe(
  v.array(v.unknown()),
  v.transform((values): readonly DenominationRate[] =>
    values.flatMap((value) => {
      const parsed = v.safeParse(denomination, value);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

const imageSize = '300w-326ppi';

/**
 * Returns the address of the brand's picture; `undefined` if it must not be loaded. Loading a data
 * address sends no request.
 */
export function toImage({ imageUrls }: Brand): string | undefined {
  const address = Object.hasOwn(imageUrls, imageSize) ? (imageUrls[imageSize] ?? '') : '';
  if (address.startsWith('data:image/')) return address;
  return safeUrl(address)?.href;
}
