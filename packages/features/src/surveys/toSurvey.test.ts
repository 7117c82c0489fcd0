import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { partnerCodes } from './surveyCalls.ts';
import { surveyItem, toSurvey } from './toSurvey.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://cbrewards.example/dashboard/surveys'));
  return () => vi.unstubAllGlobals();
});

const survey = (item: object, index = 0) => toSurvey(v.parse(surveyItem, item), index, 'SSI');

const item = {
  Link: 'https://surveys.example/1',
  CPI: 120,
  Survey: { BidLengthOfInterview: 12, SurveyName: 'Streaming habits' },
  LOI: 20,
  MatchedQualificationsPercentage: 80,
  Rank: 3,
};
const read = (overrides: object = {}) => survey({ ...item, ...overrides });

test('there are six partners [SVC-09]', () => {
  expect(partnerCodes.toSorted()).toEqual(
    ['SAMPLY', 'RAPIDOREACH', 'YOURSURVEYS', 'PURESPECTRUM', 'SSI', 'CINT'].toSorted(),
  );
});

test('the name comes from Survey.SurveyName [SVC-04]', () => {
  expect(read().name).toBe('Streaming habits');
});

test('the name is read without markup [SVC-04]', () => {
  const named = (SurveyName: string) => read({ Survey: { SurveyName } }).name;
  expect(named('<b>Food &amp; drink</b>')).toBe('Food & drink');
  expect(named('<img src=x onerror=alert(1)>')).toBeUndefined();
});

test('the time comes from Survey.BidLengthOfInterview, or else from LOI [SVC-05]', () => {
  expect(read().minutes).toBe(12);
  expect(read({ Survey: {} }).minutes).toBe(20);
  expect(read({ Survey: undefined }).minutes).toBe(20);
  expect(read({ Survey: null }).minutes).toBe(20);
});

test('link, payout, match and rank come from the item [SVC-06]', () => {
  expect(read()).toMatchObject({
    link: { href: 'https://surveys.example/1' },
    cb: 120,
    match: 80,
    rank: 3,
  });
});

test('it has a rating, the maximum rating and its partner [SVC-07]', () => {
  expect(read()).toMatchObject({ rating: 0, outOf: 5, provider: 'SSI' });
  expect(read({ Rating: 4.5, OutOf: '5' })).toMatchObject({ rating: 4.5, outOf: 5 });
});

test('missing values have the defaults of a row [SVC-08]', () => {
  expect(survey({})).toMatchObject({ minutes: 30, cb: 200, rating: 0, outOf: 5 });
  expect(survey({ CPI: null, LOI: null })).toMatchObject({ minutes: 30, cb: 200 });
});

describe('a reward', () => {
  test.each([
    [0, 0],
    [12.5, 12.5],
    ['120', 120],
  ])('of %j is %d', (CPI, cb) => {
    expect(read({ CPI }).cb).toBe(cb);
  });

  test.each([-5, '-5', 'a lot', '', Number.POSITIVE_INFINITY, true, [120], {}])(
    'of %O is unknown, not the default',
    (CPI) => {
      expect(read({ CPI }).cb).toBeNaN();
    },
  );
});

test.each([0, -3, 'long', Number.NaN, 1441, {}])(
  'a length of %O is ignored',
  (BidLengthOfInterview) => {
    expect(read({ Survey: { BidLengthOfInterview } }).minutes).toBe(20);
    expect(read({ Survey: { BidLengthOfInterview }, LOI: BidLengthOfInterview }).minutes).toBe(30);
  },
);

test('texts count as numbers', () => {
  const texts = { CPI: '49', LOI: '5', Rank: '2', MatchedQualificationsPercentage: '87.5' };
  expect(survey(texts)).toMatchObject({ cb: 49, minutes: 5, rank: 2, match: 87.5 });
});

test('null fields count as missing', () => {
  const nothing = { Link: null, Survey: null, Rank: null, MatchedQualificationsPercentage: null };
  expect(survey({ ...nothing, CPI: null, LOI: null })).toMatchObject({
    cb: 200,
    minutes: 30,
    name: undefined,
    rank: undefined,
    match: undefined,
    link: { refused: 'missing' },
  });
});

test.each([null, undefined, 7, 'survey', true])('%j is not a survey', (value) => {
  expect(v.is(surveyItem, value)).toBe(false);
});

test('reads any object without an exception, with a time and a maximum rating', () => {
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
      const { minutes, outOf } = survey(value);
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThanOrEqual(1440);
      expect(outOf).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('the number is the position plus 1 [SVT-04]', () => {
  expect(survey({}, 6).number).toBe(7);
});

test.each([{}, { SurveyName: '  ' }])('the name in %j counts as missing [SVT-04]', (Survey) => {
  expect(survey({ Survey }).name).toBeUndefined();
});

test('the rank is passed on, if it is a number', () => {
  expect(survey({ Rank: '4' }).rank).toBe(4);
  expect(survey({ Rank: 'first' }).rank).toBeUndefined();
});

test('a length is in whole minutes, at least one', () => {
  expect(survey({ LOI: 12.5 }).minutes).toBe(13);
  expect(survey({ LOI: 0.5 }).minutes).toBe(1);
});

test('a rating never exceeds its maximum', () => {
  expect(survey({ Rating: 9, OutOf: 5 }).rating).toBe(5);
});

test.each([
  ['https://surveys.example/a b?x=1', 'https://surveys.example/a%20b?x=1'],
  ['http://surveys.example/1?a=[%PID%]', 'http://surveys.example/1?a=[%PID%]'],
  ['//surveys.example/1', 'https://surveys.example/1'],
])('%j is opened as %j', (Link, href) => {
  expect(survey({ Link }).link).toEqual({ href });
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,hi',
  'ftp://surveys.example/1',
  '/dashboard/surveys',
  '//cbrewards.example/logout',
  'http://cbrewards.example/logout',
  '//member@surveys.example/1',
  'https://member:secret@surveys.example/1',
  'https://',
  'not a link',
])('%j is refused', (Link) => {
  expect(survey({ Link }).link).toEqual({ refused: 'unsafe' });
});

test.each([undefined, null, '', '  ', 7, {}])('%j is not a link', (Link) => {
  expect(survey({ Link }).link).toEqual({ refused: 'missing' });
});

test.each([
  [undefined, undefined],
  [0, 0],
  [62.5, 62.5],
  [-3, 0],
  [140, 100],
])('a match of %s % is shown as %s', (MatchedQualificationsPercentage, match) => {
  expect(survey({ MatchedQualificationsPercentage }).match).toBe(match);
});
