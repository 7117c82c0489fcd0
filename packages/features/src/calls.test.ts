import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cintQuery, accountDetailsQuery, unsubscribeQuery } from './account/accountApi.ts';
import { balanceQuery } from './shared/member/balance.ts';
import { ordersQuery, transactionsQuery } from './shared/member/ordersAndTransactions.ts';
import { basicProfileQuery } from './shared/member/profile.ts';
import { progressQuery } from './profile/progress.ts';
import { userStatsQuery } from './shared/member/userStats.ts';
import { sessionQuery } from './shared/session/session.ts';
import {
  inbrainQuery,
  memberIdQuery,
  rapidoReachIdQuery,
  wallQuery,
} from './offerWalls/offerWallsApi.ts';
import { languagesQuery } from './profile/profileApi.ts';
import { questionQuery } from './profile/questionnaireApi.ts';
import { logIn } from './public/authApi.ts';
import { checkRedemption, redemptionsQuery } from './redeem/legacyApi.ts';
import { referralsQuery } from './referrals/referralsApi.ts';
import { listCalls } from './surveys/surveyCalls.ts';
import { serviceCalls, surveysQuery } from './surveys/surveysApi.ts';
import { mockServer } from './shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from './shared/wire/queryClient.ts';

const server = mockServer();
const client = createQueryClient();
const questions = { userId: 'm-7', provider: 'CINT', language: 'FRA-FR' } as const;

/** Ignores the outcome: these tests check only what is sent. */
const settle = (question: Promise<unknown>) => question.catch(() => {});

beforeEach(() => client.clear());

/** Read-only calls, each with its method, path and, if any, payload. */
const readOnlyCalls: [string, () => Promise<unknown>, string, object?][] = [
  [
    'login [API-08]',
    () => logIn({ username: 'a@b.example', password: 'secret' }),
    'POST /ath',
    { Email: 'a@b.example', Password: 'secret' },
  ],
  [
    'login with an address that a keyboard completed [LOG-07]',
    () => logIn({ username: ' a@b.example\u200B ', password: ' secret ' }),
    'POST /ath',
    { Email: 'a@b.example', Password: ' secret ' },
  ],
  [
    'session [API-10]',
    () => settle(client.fetchQuery(sessionQuery)),
    'POST /getUserIdFromSession',
    {},
  ],
  [
    'balance [CAL-19]',
    () => settle(client.fetchQuery(balanceQuery('m-7'))),
    'POST /getCbCountByUser',
    { UserId: 'm-7' },
  ],
  [
    'unsubscribe link [API-13]',
    () => settle(client.fetchQuery(unsubscribeQuery)),
    'POST /email/unsubscribeLink',
  ],
  [
    'account details [API-14]',
    () => settle(client.fetchQuery(accountDetailsQuery)),
    'POST /accountsettings/getdetailsToDeleteAccount',
  ],
  ['Cint wall [API-16]', () => settle(client.fetchQuery(cintQuery)), 'POST /cint/offerwall'],
  [
    'SAMPLY surveys [CAL-04]',
    () => client.fetchQuery(surveysQuery('SAMPLY')),
    'POST /getMatchingSurveysByUser',
    { PartnerCode: 'SAMPLY', limit: 50, skip: 0 },
  ],
  [
    'PURESPECTRUM surveys [CAL-05]',
    () => client.fetchQuery(surveysQuery('PURESPECTRUM')),
    'POST /getMatchingSurveysByUser',
    { PartnerCode: 'PURESPECTRUM', skip: 0 },
  ],
  [
    'RAPIDOREACH surveys [CAL-06]',
    () => client.fetchQuery(surveysQuery('RAPIDOREACH')),
    'POST /rapidoreach/getSurveys',
    { PartnerCode: 'RAPIDOREACH', limit: 50, skip: 0 },
  ],
  [
    'YOURSURVEYS surveys [CAL-07]',
    () => client.fetchQuery(surveysQuery('YOURSURVEYS')),
    'POST /yoursurveys/getSurveys',
    { PartnerCode: 'YOURSURVEYS', limit: 50, skip: 0 },
  ],
  [
    'SSI surveys [CAL-08]',
    () => client.fetchQuery(surveysQuery('SSI')),
    'POST /ssi/listSurveys',
    { PartnerCode: 'SSI', limit: 50, skip: 0 },
  ],
  [
    'CINT surveys [CAL-10]',
    () => client.fetchQuery(surveysQuery('CINT', serviceCalls)),
    'POST /cint/getSurveys',
    { PartnerCode: 'CINT', limit: 50, skip: 0 },
  ],
  [
    'progress [CAL-11]',
    () => settle(client.fetchQuery(progressQuery(questions))),
    'POST /myProfileProgressByProvider',
    { UserId: 'm-7', CountryLanguageId: 'FRA-FR', PartnerCode: 'CINT' },
  ],
  [
    'question [CAL-12]',
    () => settle(client.fetchQuery(questionQuery(questions, 31))),
    'POST /getMyQuestionByProvider',
    { PartnerCode: 'CINT', CountryLanguageCode: 'FRA-FR', QuestionID: 31, UserId: 'm-7' },
  ],
  [
    'profile [CAL-15]',
    () => settle(client.fetchQuery(basicProfileQuery('m-7'))),
    'POST /getBasicProfile',
    { UserId: 'm-7' },
  ],
  [
    'country languages [CAL-16]',
    () => client.fetchQuery(languagesQuery('Fre')),
    'POST /listcountrylanguage',
    { MatchString: 'Fre', Limit: 20 },
  ],
  [
    'user stats [CAL-17]',
    () => settle(client.fetchQuery(userStatsQuery('m-7'))),
    'GET /getUserStats',
  ],
  [
    'transactions [CAL-18]',
    () => client.fetchQuery(transactionsQuery('m-7')),
    'POST /ListTransactions',
    { UserId: 'm-7', ReferenceId: '', TransactionType: '', Limit: 200, Skip: 0 },
  ],
  ['orders [CAL-20]', () => client.fetchQuery(ordersQuery('m-7')), 'POST /searchOrders'],
  [
    'referrals [CAL-22]',
    () => client.fetchInfiniteQuery(referralsQuery('m-7', 'UTC')),
    'POST /referrals/get',
    { ReferredBy: 'm-7', ReferredTo: '', Limit: 15, Offset: 0 },
  ],
  [
    'RapidoReach id [CAL-24]',
    () => settle(client.fetchQuery(rapidoReachIdQuery)),
    'POST /getUserIdForRapidoReach',
  ],
  [
    'member id [CAL-25]',
    () => settle(client.fetchQuery(memberIdQuery)),
    'POST /getUserIdFromSession',
    {},
  ],
  [
    'RapidoReach wall [CAL-26]',
    () => settle(client.fetchQuery(wallQuery('rapidoreach'))),
    'POST /rapidoreach/offerwall',
  ],
  [
    'inBrain wall [CAL-34]',
    () => settle(client.fetchQuery(inbrainQuery)),
    'POST /inbrain/offerwall',
  ],
  [
    'redemptions of old [CAL-37]',
    () => client.fetchQuery(redemptionsQuery),
    'POST /redemptions/list',
    {},
  ],
  ['redemption check [CAL-38]', () => checkRedemption(), 'POST /redemptions/check', {}],
];

test.each(readOnlyCalls)('requests %s', async (_name, call, line, body) => {
  server.succeed();
  await call();
  expect(server.sent().map(({ method, path }) => `${method} ${String(path)}`)).toEqual([line]);
  expect(server.sent()[0]?.body).toEqual(body);
  expect(server.sent()[0]?.headers.has('Idempotency-Key')).toBe(false);
});

test.each(readOnlyCalls.filter(([name]) => !/login|probe|check/.test(name)))(
  'aborts %s when its query is cancelled',
  async (_name, call) => {
    server.hang();
    const asking = settle(call());
    await expect.poll(() => server.sent()).toHaveLength(1);
    await client.cancelQueries();
    await asking;
    expect(server.sent()[0]?.isAborted).toBe(true);
  },
);

test('the survey list sends no request for CINT [CAL-09]', async () => {
  expect(await client.fetchQuery(surveysQuery('CINT', listCalls))).toMatchObject({ surveys: [] });
  expect(server.sent()).toEqual([]);
});

const root = resolve(import.meta.dirname, '../../..');

test('no screen asks for a QR code [CAL-43]', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  expect(sources.length).toBeGreaterThan(300);
  const asking = sources.filter((file) =>
    readFileSync(resolve(root, file), 'utf8').includes('createqr'),
  );
  expect(asking).toEqual([]);
});
