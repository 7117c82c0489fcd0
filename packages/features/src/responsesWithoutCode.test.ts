import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cintQuery, unsubscribeQuery } from './account/accountApi.ts';
import { errorsOf, isReadable } from './shared/wire/CallError.ts';
import { basicProfileQuery } from './shared/member/profile.ts';
import { progressQuery } from './profile/progress.ts';
import { userStatsQuery } from './shared/member/userStats.ts';
import { createQueryClient } from './shared/wire/queryClient.ts';
import { inbrainQuery, rapidoReachIdQuery, wallQuery } from './offerWalls/offerWallsApi.ts';
import { languagesQuery } from './profile/profileApi.ts';
import { questionQuery, sendAnswer } from './profile/questionnaireApi.ts';
import { referralsQuery } from './referrals/referralsApi.ts';
import { ordersQuery, transactionsQuery } from './shared/member/ordersAndTransactions.ts';
import { catalogueQuery, denominationsQuery } from './store/storeApi.ts';
import { listCalls } from './surveys/surveyCalls.ts';
import { fetchSurveys } from './surveys/surveysApi.ts';

const clock = { now: () => 0, after: () => () => {} };
const client = () => createQueryClient();
const questions = { userId: 7, provider: 'SAMPLY', language: 'ENG-US' } as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', { href: 'https://site.example/dashboard' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const respondWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

/** Calls that do not read the ErrorCode, with a record for each. */
const reading: [string, () => Promise<unknown>, unknown][] = [
  ['profile', () => client().fetchQuery(basicProfileQuery(7)), { BasicProfile: {}, ZipCode: '1' }],
  ['user stats', () => client().fetchQuery(userStatsQuery(7)), { CB: { current: 5 } }],
  ['wall', () => client().fetchQuery(wallQuery('sayso')), { SaysoLink: 'https://a.example/' }],
  ['silent wall', () => client().fetchQuery(wallQuery('bitlabs')), 'https://a.example/'],
  ['member id', () => client().fetchQuery(rapidoReachIdQuery), { RapidoReachUserId: 'a-b-c' }],
  ['old account', () => client().fetchQuery(cintQuery), { OfferwallAddress: 'https://a.example/' }],
  [
    'unsubscribe',
    () => client().fetchQuery(unsubscribeQuery),
    { UnSubscribeLink: 'https://a.example/' },
  ],
  [
    'languages',
    () => client().fetchQuery(languagesQuery('')),
    { CountryLanguageCode: 'X', Name: 'Y' },
  ],
  ['question', () => client().fetchQuery(questionQuery(questions, 1)), { QuestionText: 'What?' }],
  [
    'referrals',
    () => client().fetchInfiniteQuery(referralsQuery(7, 'UTC')),
    { Date: '2026-01-02' },
  ],
  ['transactions', () => client().fetchQuery(transactionsQuery(7)), { cbCount: 5 }],
  ['orders', () => client().fetchQuery(ordersQuery(7)), { CB: 5 }],
];

test.each(reading)(
  '%s: records without a code and without Errors are read',
  async (_what, ask, record) => {
    respondWith({ ErrorCode: 'SUCCESS', Data: [record] });
    const expected = await ask();
    respondWith({ ErrorCode: null, Errors: [], Data: [record] });
    expect(await ask()).toEqual(expected);
  },
);

test.each(reading)('%s: Errors without a code are shown', async (_what, ask, record) => {
  respondWith({ Errors: 'Not today.', Data: [record] });
  expect(await ask().catch(errorsOf)).toEqual(['Not today.']);
});

test.each(reading)('%s: an error status without a code is not read', async (_what, ask, record) => {
  respondWith({ Data: [record] }, 500);
  await expect(ask()).rejects.toThrow('The call ended as responded.');
});

test('survey lists show a response without a code: surveys if there are no Errors, otherwise the Errors', async () => {
  respondWith({ Info: 'New ones at noon.', Data: [{ Link: 'https://a.example/' }] });
  expect(await fetchSurveys('SSI', listCalls)).toMatchObject({
    surveys: [{ link: { href: 'https://a.example/' } }],
    info: ['New ones at noon.'],
  });
  respondWith({ Errors: ['Closed.'], Data: [{ Link: 'https://a.example/' }] });
  expect(await fetchSurveys('SSI', listCalls)).toEqual({
    refused: true,
    surveys: [],
    errors: ['Closed.'],
    info: [],
  });
});

test('an answer to a question counts as arrived without a code, because the response is not read', async () => {
  const submitted = { question: 1, codes: [2], language: 'ENG-US', stage: 'sending' } as const;
  respondWith({ Data: null });
  const sent = await sendAnswer(questions, submitted);
  expect(sent.kind === 'responded' && isReadable(sent)).toBe(true);
});

/** Calls that read the ErrorCode. */
const strict: [string, () => Promise<unknown>][] = [
  ['progress', () => client().fetchQuery(progressQuery(questions))],
  ['catalogue', () => client().fetchQuery(catalogueQuery(clock))],
  ['denominations', () => client().fetchQuery(denominationsQuery(clock, 'USD'))],
  ['inBrain', () => client().fetchQuery(inbrainQuery)],
];

test.each(strict)(
  '%s: without a code it has failed, and its Errors are shown',
  async (_what, ask) => {
    const Data = [
      { brands: [], QuestionID: 1, inLocalCurrency: 1, inCB: 1, url: 'https://a.example' },
    ];
    respondWith({ Data });
    await expect(ask()).rejects.toThrow('The call ended as responded.');
    respondWith({ Errors: ['Not today.'], Data });
    expect(await ask().catch(errorsOf)).toEqual(['Not today.']);
  },
);
