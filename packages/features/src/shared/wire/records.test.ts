import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountDetailsRecord } from '#features/account/accountApi.ts';
import { readGrant } from '#features/balance/cbCodeRedemption.ts';
import { parseTotalCb } from '../member/balance.ts';
import { order, transaction } from '../member/ordersAndTransactions.ts';
import { userStatsRecord } from '../member/userStats.ts';
import { redemptionRecord } from '#features/redeem/legacyApi.ts';
import { brandList, denominationList } from '#features/store/catalogue.ts';
import { surveyItem } from '#features/surveys/toSurvey.ts';
import { responded } from './mockServer.fixtures.ts';
import { wireFigure } from './records.ts';

const envelope = (record: object) => responded({ Data: [record] }).envelope;
const brand = (faceCB: unknown) => ({ brandKey: 'a', brandName: 'A', items: [{ faceCB }] });

/** Every amount that the site reads, by what reads it. */
const readers: Record<string, (amount: unknown) => unknown> = {
  balance: (TotalCb) => parseTotalCb(envelope({ TotalCb })),
  'CB code': (cbCount) => readGrant(envelope({ cbCount }))?.cb,
  deletion: (cbTotal) => v.parse(accountDetailsRecord, { UserEmail: '', cbTotal }).cbTotal,
  transaction: (cbCount) => v.parse(transaction, { cbCount }).cbCount,
  order: (CB) => v.parse(order, { CB }).CB,
  'legacy order': (CB) => v.parse(redemptionRecord, { CB }).CB,
  figure: (current) => v.parse(userStatsRecord, { CB: { current } }).cb.current,
  catalogue: (faceCB) => v.parse(brandList, [brand(faceCB)])[0]?.items[0]?.faceCB,
  denomination: (inCB) => v.parse(denominationList, [{ inLocalCurrency: '5', inCB }])[0]?.inCB,
  survey: (Rank) => v.parse(surveyItem, { Rank }).Rank,
};

test.each(Object.entries(readers))('%s: the text of a number is a number', (_what, read) => {
  expect(['12.5', ' 50 ', 50].map(read)).toEqual([12.5, 50, 50]);
});

test('any other value, and a number out of range, are unknown', () => {
  const read = (value: unknown) => v.parse(wireFigure, value);
  for (const value of ['', '1,250', '50 CB', '9'.repeat(400), null, [50]])
    expect(read(value)).toBeNaN();
});
