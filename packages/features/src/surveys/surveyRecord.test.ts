import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerCodes, surveyRecord } from './surveyRecord.ts';

const item = {
  Link: 'https://surveys.example/1',
  CPI: 120,
  Survey: { BidLengthOfInterview: 12, SurveyName: 'Streaming habits' },
  LOI: 20,
  MatchedQualificationsPercentage: 80,
  Rank: 3,
};
const read = (overrides: object = {}) => surveyRecord({ ...item, ...overrides }, 'RAPIDOREACH');

test('there are six partners [SVC-09]', () => {
  expect(partnerCodes.toSorted()).toEqual(
    ['SAMPLY', 'RAPIDOREACH', 'YOURSURVEYS', 'PURESPECTRUM', 'SSI', 'CINT'].toSorted(),
  );
});

test('the name comes from Survey.SurveyName [SVC-04]', () => {
  expect(read()?.surveyName).toBe('Streaming habits');
  expect(read({ Survey: { BidLengthOfInterview: 12 } })?.surveyName).toBeUndefined();
});

test('the time comes from Survey.BidLengthOfInterview, or else from LOI [SVC-05]', () => {
  expect(read()?.time).toBe(12);
  expect(read({ Survey: {} })?.time).toBe(20);
  expect(read({ Survey: undefined })?.time).toBe(20);
  expect(read({ Survey: null })?.time).toBe(20);
});

test('link, payout, match and rank have the names of the card [SVC-06]', () => {
  expect(read()).toMatchObject({
    link: 'https://surveys.example/1',
    cb: 120,
    Matched: 80,
    Yeild: 3,
  });
});

test('it has a rating, the maximum rating and its partner [SVC-07]', () => {
  expect(read()).toMatchObject({ Rating: 0, OutOf: 5, PartnerCode: 'RAPIDOREACH' });
  expect(read({ Rating: 4.5, OutOf: '5' })).toMatchObject({ Rating: 4.5, OutOf: 5 });
});

test('missing values have the defaults of a row [SVC-08]', () => {
  expect(surveyRecord({}, 'SSI')).toMatchObject({ time: 30, cb: 200, Rating: 0, OutOf: 5 });
  expect(surveyRecord({ CPI: null, LOI: null }, 'SSI')).toMatchObject({ time: 30, cb: 200 });
});

describe('a reward', () => {
  test.each([
    [0, 0],
    [12.5, 12.5],
    ['120', 120],
  ])('of %j is %d', (CPI, cb) => {
    expect(read({ CPI })?.cb).toBe(cb);
  });

  test.each([-5, '-5', 'a lot', '', Number.POSITIVE_INFINITY, true, [120], {}])(
    'of %j is unknown, not the default',
    (CPI) => {
      expect(read({ CPI })?.cb).toBeNaN();
    },
  );
});

test.each([0, -3, 'long', Number.NaN, 1441, {}])(
  'a length of %j is ignored',
  (BidLengthOfInterview) => {
    expect(read({ Survey: { BidLengthOfInterview } })?.time).toBe(20);
    expect(read({ Survey: { BidLengthOfInterview }, LOI: BidLengthOfInterview })?.time).toBe(30);
  },
);

test.each([null, undefined, 7, 'survey', true])('%j is not a survey', (value) => {
  expect(surveyRecord(value, 'SSI')).toBeUndefined();
});

test('reads any object without an exception, with a time that can be shown', () => {
  const wild = fc.record(
    {
      Link: fc.anything(),
      CPI: fc.anything(),
      LOI: fc.anything(),
      Survey: fc.anything(),
      Rank: fc.anything(),
      Rating: fc.anything(),
      OutOf: fc.anything(),
      MatchedQualificationsPercentage: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(wild, (value) => {
      const record = surveyRecord(value, 'CINT');
      expect(record?.time).toBeGreaterThan(0);
      expect(record?.time).toBeLessThanOrEqual(1440);
      expect(record?.OutOf).toBeGreaterThanOrEqual(1);
    }),
  );
});
