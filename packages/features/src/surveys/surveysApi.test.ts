import { describe, expect, test } from 'vitest';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { surveysQuery, fetchSurveys, serviceCalls } from './surveysApi.ts';
import { listCalls, type PartnerCode } from './surveyCalls.ts';

const server = mockServer();
const first50 = { limit: 50, skip: 0 };

describe('the survey list', () => {
  /** Fetches a partner's surveys, and returns the calls that this sends. */
  async function callsFor(partner: PartnerCode) {
    server.succeed({ CPI: 50 });
    const { surveys } = await fetchSurveys(partner, listCalls);
    expect(surveys).toMatchObject([{ number: 1, cb: 50, provider: partner }]);
    return server.sent().map(({ method, path, body }) => [method, path, body]);
  }

  test('calls SAMPLY [CAL-04] [SVL-12]', async () => {
    const body = { PartnerCode: 'SAMPLY', ...first50 };
    expect(await callsFor('SAMPLY')).toEqual([['POST', '/getMatchingSurveysByUser', body]]);
  });

  test('calls PURESPECTRUM without a limit [CAL-05] [SVL-13]', async () => {
    const body = { PartnerCode: 'PURESPECTRUM', skip: 0 };
    expect(await callsFor('PURESPECTRUM')).toEqual([['POST', '/getMatchingSurveysByUser', body]]);
  });

  test('calls RAPIDOREACH [CAL-06]', async () => {
    const body = { PartnerCode: 'RAPIDOREACH', ...first50 };
    expect(await callsFor('RAPIDOREACH')).toEqual([['POST', '/rapidoreach/getSurveys', body]]);
  });

  test('calls YOURSURVEYS [CAL-07]', async () => {
    const body = { PartnerCode: 'YOURSURVEYS', ...first50 };
    expect(await callsFor('YOURSURVEYS')).toEqual([['POST', '/yoursurveys/getSurveys', body]]);
  });

  test('calls SSI [CAL-08]', async () => {
    const body = { PartnerCode: 'SSI', ...first50 };
    expect(await callsFor('SSI')).toEqual([['POST', '/ssi/listSurveys', body]]);
  });

  test('calls nothing for any other partner code [CAL-09]', async () => {
    await expect(fetchSurveys('CINT', listCalls)).resolves.toMatchObject({ surveys: [] });
    expect(server.sent()).toEqual([]);
  });
});

test('the survey service also calls CINT [CAL-10]', async () => {
  server.succeed();
  await fetchSurveys('CINT', serviceCalls);
  const body = { PartnerCode: 'CINT', ...first50 };
  expect(server.sent()).toMatchObject([{ method: 'POST', path: '/cint/getSurveys', body }]);
});

test('surveys are cached for a minute, and always fetched again (D199)', () => {
  expect(surveysQuery('SSI')).toMatchObject({ gcTime: 60_000, staleTime: 0 });
});

test('a malformed survey is reported, and does not affect the others', async () => {
  server.succeed(null, { CPI: 70 }, 7, { CPI: 'x' });
  const { surveys } = await fetchSurveys('SSI', listCalls);
  expect(surveys).toMatchObject([
    { number: 1, cb: 70 },
    { number: 2, cb: Number.NaN },
  ]);
  expect(server.failures()).toMatchObject([{ kind: 'malformed', reason: 'unexpected-data' }]);
});

test('a response without SUCCESS has its messages and no surveys', async () => {
  server.respond({ ErrorCode: 'BUSY', Errors: ['Busy.'], Info: ['Later.'], Data: [{ CPI: 70 }] });
  await expect(fetchSurveys('SSI', listCalls)).resolves.toEqual({
    refused: true,
    surveys: [],
    errors: ['Busy.'],
    info: ['Later.'],
  });
});

test('a valid list reports nothing, and is not refused', async () => {
  server.succeed({ CPI: 70 });
  expect(await fetchSurveys('SSI', listCalls)).toMatchObject({ refused: false });
  expect(server.failures()).toEqual([]);
});

test('a response that is not an envelope is an error', async () => {
  server.respond([]);
  await expect(fetchSurveys('SSI', listCalls)).rejects.toThrow('The call ended as malformed.');
});
