import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFailure, type Failure } from '../shared/wire/failures.ts';
import { surveysQuery, fetchSurveys, serviceCalls } from './surveysApi.ts';
import { listCalls } from './surveyCalls.ts';

const fetchStub = vi.fn<typeof fetch>();
let failures: Failure[];
let stopListening: () => void;

beforeEach(() => {
  failures = [];
  stopListening = onFailure((failure) => failures.push(failure));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('location', { href: 'http://localhost/dashboard/surveys' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  respondWith({ ErrorCode: 'SUCCESS', Data: [{ CPI: 50 }] });
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

const respondWith = (envelope: object) =>
  fetchStub.mockResolvedValue(new Response(JSON.stringify(envelope)));

const sent = () =>
  fetchStub.mock.calls.map(([path, init]) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return [init?.method, path, body];
  });

const first50 = { limit: 50, skip: 0 };

describe('the survey list calls', () => {
  test('SAMPLY [CAL-04] [SVL-12]', async () => {
    const { surveys } = await fetchSurveys('SAMPLY', listCalls);
    expect(sent()).toEqual([
      ['POST', '/getMatchingSurveysByUser', { PartnerCode: 'SAMPLY', ...first50 }],
    ]);
    expect(surveys).toMatchObject([{ number: 1, cb: 50, provider: 'SAMPLY' }]);
  });

  test('PURESPECTRUM, without a limit [CAL-05] [SVL-13]', async () => {
    const { surveys } = await fetchSurveys('PURESPECTRUM', listCalls);
    expect(sent()).toEqual([
      ['POST', '/getMatchingSurveysByUser', { PartnerCode: 'PURESPECTRUM', skip: 0 }],
    ]);
    expect(surveys).toHaveLength(1);
  });

  test('RAPIDOREACH [CAL-06]', async () => {
    const { surveys } = await fetchSurveys('RAPIDOREACH', listCalls);
    expect(sent()).toEqual([
      ['POST', '/rapidoreach/getSurveys', { PartnerCode: 'RAPIDOREACH', ...first50 }],
    ]);
    expect(surveys).toHaveLength(1);
  });

  test('YOURSURVEYS [CAL-07]', async () => {
    const { surveys } = await fetchSurveys('YOURSURVEYS', listCalls);
    expect(sent()).toEqual([
      ['POST', '/yoursurveys/getSurveys', { PartnerCode: 'YOURSURVEYS', ...first50 }],
    ]);
    expect(surveys).toHaveLength(1);
  });

  test('SSI [CAL-08]', async () => {
    const { surveys } = await fetchSurveys('SSI', listCalls);
    expect(sent()).toEqual([['POST', '/ssi/listSurveys', { PartnerCode: 'SSI', ...first50 }]]);
    expect(surveys).toHaveLength(1);
  });

  test('nothing for any other partner code [CAL-09]', async () => {
    await expect(fetchSurveys('CINT', listCalls)).resolves.toMatchObject({ surveys: [] });
    expect(sent()).toEqual([]);
  });
});

test('the survey service also calls CINT [CAL-10]', async () => {
  await fetchSurveys('CINT', serviceCalls);
  expect(sent()).toEqual([['POST', '/cint/getSurveys', { PartnerCode: 'CINT', ...first50 }]]);
});

test('surveys are kept for a minute, and always fetched again (D199)', () => {
  expect(surveysQuery('SSI')).toMatchObject({ gcTime: 60_000, staleTime: 0 });
});

test('a malformed survey is reported, and does not affect the others', async () => {
  respondWith({ ErrorCode: 'SUCCESS', Data: [null, { CPI: 70 }, 7, { CPI: 'x' }] });
  const { surveys } = await fetchSurveys('SSI', listCalls);
  expect(surveys).toMatchObject([
    { number: 1, cb: 70 },
    { number: 2, cb: Number.NaN },
  ]);
  expect(failures).toMatchObject([{ kind: 'malformed', reason: 'unexpected-data' }]);
});

test('a response without SUCCESS has its messages and no surveys', async () => {
  respondWith({ ErrorCode: 'BUSY', Errors: ['Busy.'], Info: ['Later.'], Data: [{ CPI: 70 }] });
  await expect(fetchSurveys('SSI', listCalls)).resolves.toEqual({
    refused: true,
    surveys: [],
    errors: ['Busy.'],
    info: ['Later.'],
  });
});

test('a valid list reports nothing, and is not refused', async () => {
  respondWith({ ErrorCode: 'SUCCESS', Data: [{ CPI: 70 }] });
  expect(await fetchSurveys('SSI', listCalls)).toMatchObject({ refused: false });
  expect(failures).toEqual([]);
});

test('a call without a response has failed', async () => {
  respondWith([]);
  await expect(fetchSurveys('SSI', listCalls)).rejects.toThrow('The call ended as malformed.');
});
