import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpClient } from '../serve/testClient.ts';
import { startTestSite, type TestSite } from '../serve/testSite.ts';
import { demoLogin } from '../world/members.ts';

const calls = [
  ['SAMPLY', '/getMatchingSurveysByUser', 12],
  ['PURESPECTRUM', '/getMatchingSurveysByUser', 4],
  ['RAPIDOREACH', '/rapidoreach/getSurveys', 8],
  ['YOURSURVEYS', '/yoursurveys/getSurveys', 23],
  ['SSI', '/ssi/listSurveys', 9],
  ['CINT', '/cint/getSurveys', 1],
] as const;

let site: TestSite;
let client: HttpClient;

beforeAll(async () => {
  site = await startTestSite({ delay: async () => {} });
  client = new HttpClient(site.url);
  await client.open('/');
  await client.post('/ath', { Email: demoLogin.email, Password: demoLogin.password });
});

afterAll(() => site.close());

async function list(path: string, body: object): Promise<unknown[]> {
  const { json } = await client.post(path, body);
  const answer = json as { ErrorCode: string; Data: unknown[] };
  expect(answer.ErrorCode).toBe('SUCCESS');
  return answer.Data;
}

describe.each(calls)('%s', (PartnerCode, path, count) => {
  it('lists its surveys from the first', async () => {
    const data = await list(path, { PartnerCode, limit: 50, skip: 0 });
    expect(data).toHaveLength(count);
    expect(data[0]).toMatchObject({
      Link: expect.stringMatching(/^https:/),
      CPI: expect.any(Number),
      MatchedQualificationsPercentage: expect.any(Number),
      Rank: 1,
    });
  });

  it('applies skip and limit', async () => {
    const all = await list(path, { PartnerCode, skip: 0 });
    expect(await list(path, { PartnerCode, limit: 3, skip: 2 })).toEqual(all.slice(2, 5));
    expect(await list(path, { PartnerCode, limit: 4, skip: count })).toEqual([]);
  });

  it('refuses a visitor and another partner', async () => {
    const visitor = new HttpClient(site.url);
    await visitor.open('/');
    expect((await visitor.post(path, { PartnerCode })).status).toBe(401);
    const { json } = await client.post(path, { PartnerCode: '__proto__', limit: 50, skip: 0 });
    expect(json).toMatchObject({ ErrorCode: 'UNKNOWN_PARTNER', Data: [] });
  });
});

it.each(['4', -1, 1.5, null, [4], {}])('ignores the limit and skip %j', async (given) => {
  const [PartnerCode, path] = ['YOURSURVEYS', '/yoursurveys/getSurveys'];
  expect(await list(path, { PartnerCode, limit: given, skip: given })).toHaveLength(23);
});

it('has names only for RapidoReach’s surveys, all but one, and sends the length of an SSI survey as LOI', async () => {
  const rapidos = await list('/rapidoreach/getSurveys', { PartnerCode: 'RAPIDOREACH' });
  const [rapido] = rapidos;
  const [yours] = await list('/yoursurveys/getSurveys', { PartnerCode: 'YOURSURVEYS' });
  const [ssi] = await list('/ssi/listSurveys', { PartnerCode: 'SSI' });
  expect(rapido).toMatchObject({
    Survey: { SurveyName: expect.any(String), BidLengthOfInterview: expect.any(Number) },
  });
  expect(rapidos[6]).not.toHaveProperty('Survey.SurveyName');
  expect(yours).toMatchObject({ Survey: { BidLengthOfInterview: expect.any(Number) } });
  expect(yours).not.toHaveProperty('Survey.SurveyName');
  expect(ssi).toMatchObject({ LOI: expect.any(Number) });
  expect(ssi).not.toHaveProperty('Survey');
});
