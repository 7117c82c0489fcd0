import type { Brand, BrandItem } from './catalogue.ts';

const date = '2026-01-15T09:00:00Z';

/** A fixed card of 10 USD, with the given changes. */
export const itemOf = (given: Partial<BrandItem> = {}): BrandItem => ({
  utid: 'U1',
  rewardName: 'Alder Books $10',
  rewardType: 'gift card',
  status: 'active',
  valueType: 'FIXED_VALUE',
  currencyCode: 'USD',
  countries: ['US'],
  faceValue: 10,
  faceCB: 1000,
  minValue: 0,
  maxValue: 0,
  minCB: 0,
  maxCB: 0,
  createdDate: date,
  lastUpdateDate: date,
  ...given,
});

/** A card of any value from 5 to 100 USD, with the given changes. */
export const variableItemOf = (given: Partial<BrandItem> = {}): BrandItem =>
  itemOf({
    valueType: 'VARIABLE_VALUE',
    faceValue: 0,
    faceCB: 0,
    minValue: 5,
    maxValue: 100,
    minCB: 500,
    maxCB: 10_000,
    ...given,
  });

export const brandOf = (given: Partial<Brand> = {}): Brand => ({
  brandKey: 'B1',
  brandName: 'Alder Books',
  description: '<p>Books.</p>',
  shortDescription: '<p>A gift card.</p>',
  disclaimer: '<p>No sponsor.</p>',
  terms: '<p>Terms.</p>',
  imageUrls: { '300w-326ppi': 'https://images.example/alder.png' },
  status: 'active',
  createdDate: date,
  lastUpdateDate: date,
  encMaxVal: 'max==',
  encMinVal: 'min==',
  items: [itemOf()],
  ...given,
});
