import { expect, test } from 'vitest';
import { errorsOf } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { languagesQuery } from './profileApi.ts';

const server = mockServer();
const languages = () => createQueryClient().fetchQuery(languagesQuery('e'));
const english = { CountryLanguageCode: 'ENG-US', Name: 'English US' };

test('reads the country languages [CAL-16] [PRF-06]', async () => {
  server.succeed(english, { CountryLanguageCode: 'FRA-FR', Name: ' French France ' });
  expect(await languages()).toEqual([
    { code: 'ENG-US', name: 'English US' },
    { code: 'FRA-FR', name: 'French France' },
  ]);
  expect(server.failures()).toEqual([]);
});

test('a language without a name uses its code, and of two with one code the first counts', async () => {
  server.succeed({ ...english, Name: '  ' }, english);
  expect(await languages()).toEqual([{ code: 'ENG-US', name: 'ENG-US' }]);
  expect(server.failures()).toEqual([]);
});

test('malformed rows are left out, and reported once', async () => {
  server.succeed(null, { Name: 'Nowhere' }, english, { CountryLanguageCode: '', Name: 'x' });
  expect(await languages()).toEqual([{ code: 'ENG-US', name: 'English US' }]);
  expect(server.failures()).toEqual([
    { kind: 'malformed', path: '/listcountrylanguage', reason: 'unexpected-data' },
  ]);
});

test('a refusal carries its Errors', async () => {
  server.respond({ ErrorCode: 'BUSY', Errors: ['Later.'], Data: [english] });
  expect(await languages().catch(errorsOf)).toEqual(['Later.']);
});

test('each typed text has its own response', async () => {
  const client = createQueryClient();
  server.succeed(english);
  await client.fetchQuery(languagesQuery('e'));
  await client.fetchQuery(languagesQuery('en'));
  expect(server.sent().map(({ body }) => body)).toMatchObject([
    { MatchString: 'e' },
    { MatchString: 'en' },
  ]);
});
