import { beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { progressQuery } from '#features/profile/progress.ts';
import { userStatsQuery } from './userStats.ts';
import { basicProfileQuery, defaultLanguage, storeCountryLanguage } from './profile.ts';

const server = mockServer();
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});

const profile = () => createQueryClient().fetchQuery(basicProfileQuery('m-7'));
const stats = () => createQueryClient().fetchQuery(userStatsQuery('m-7'));

const empty = {
  firstName: '',
  lastName: '',
  city: '',
  zipCode: '',
  email: '',
  username: '',
  countryLanguageCode: '',
};

test('reads the profile [CAL-15] [PRF-10]', async () => {
  server.succeed({
    BasicProfile: {
      FirstName: 'Ada',
      LastName: 'Byron',
      City: 'London',
      CountryLanguageCode: 'ENG-UK',
    },
    ZipCode: 'N1',
    Email: 'ada@b.example',
    Username: 'countess',
  });
  expect(await profile()).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    city: 'London',
    zipCode: 'N1',
    email: 'ada@b.example',
    username: 'countess',
    countryLanguageCode: 'ENG-UK',
  });
});

test('the initials of a loaded profile with a name are stored for each member', async () => {
  server.succeed({ BasicProfile: { FirstName: 'Ada', LastName: 'Byron' } });
  await profile();
  server.succeed({ BasicProfile: { FirstName: '', LastName: 'Moss Lee' } });
  await createQueryClient().fetchQuery(basicProfileQuery('m-8'));
  server.succeed({ BasicProfile: { FirstName: '', LastName: '' } });
  await createQueryClient().fetchQuery(basicProfileQuery('m-8'));
  expect([...storage]).toEqual([
    ['cb-initials:m-7', 'AB'],
    ['cb-initials:m-8', 'ML'],
  ]);
});

test.each([{}, { BasicProfile: null }, { BasicProfile: 7, ZipCode: 7, Email: null }])(
  'the form starts empty for %j',
  async (record) => {
    server.succeed(record);
    expect(await profile()).toEqual(empty);
  },
);

test('a missing field does not affect the others', async () => {
  server.succeed({ BasicProfile: { FirstName: 'Ada', City: 7, LastName: null }, ZipCode: 'N1' });
  expect(await profile()).toEqual({ ...empty, firstName: 'Ada', zipCode: 'N1' });
});

const CB = { current: 1, lifetime: 2, week: 3, month: 4, claimed: 5 };
const Referrals = { lifetime: 6, week: 7, month: 8 };

test('reads the member’s figures [CAL-17]', async () => {
  server.succeed({ CB, Referrals });
  expect(await stats()).toEqual({ cb: CB, referrals: Referrals });
});

test('a missing figure is unknown, and does not affect the others', async () => {
  server.succeed({ CB: { ...CB, week: 'three', month: undefined }, Referrals: 7 });
  expect(await stats()).toEqual({
    cb: { ...CB, week: NaN, month: NaN },
    referrals: { lifetime: NaN, week: NaN, month: NaN },
  });
  server.succeed({ Referrals: { week: 7 } });
  expect(await stats()).toEqual({
    cb: { current: NaN, lifetime: NaN, week: NaN, month: NaN, claimed: NaN },
    referrals: { lifetime: NaN, week: 7, month: NaN },
  });
});

test.each([
  ['the profile', profile, '/getBasicProfile'],
  ['the figures', stats, '/getUserStats'],
])('a malformed record of %s is reported', async (_name, ask, path) => {
  server.succeed(7);
  await expect(ask()).rejects.toThrow('The call ended as responded.');
  expect(server.failures()).toEqual([{ kind: 'malformed', path, reason: 'unexpected-data' }]);
});

test('data is fetched for each member, provider and language on its own', async () => {
  const client = createQueryClient();
  const questions = { userId: 'm-7', provider: 'SAMPLY', language: 'ENG-US' } as const;
  server.succeed({ CB, Referrals, QuestionID: 1 });
  await client.fetchQuery(userStatsQuery('m-7'));
  await client.fetchQuery(userStatsQuery('m-8'));
  await client.fetchQuery(basicProfileQuery('m-7'));
  await client.fetchQuery(basicProfileQuery('m-8'));
  await client.fetchQuery(progressQuery(questions));
  await client.fetchQuery(progressQuery({ ...questions, userId: 'm-8' }));
  await client.fetchQuery(progressQuery({ ...questions, provider: 'CINT' }));
  await client.fetchQuery(progressQuery({ ...questions, language: 'FRA-FR' }));
  expect(server.sent()).toHaveLength(8);
});

test('defaults to English US [PRF-06]', () => {
  expect(defaultLanguage).toEqual({ code: 'ENG-US', name: 'English US' });
});

test('a choice is stored for its member, under a key that logging out removes', () => {
  const option = { code: 'FRA-FR', name: 'French France', more: 1 };
  storeCountryLanguage('m-7', option);
  expect([...storage]).toEqual([
    ['cb-country-language:m-7', '{"code":"FRA-FR","name":"French France"}'],
  ]);
});

test('a choice that storage refuses does not throw', () => {
  const setItem = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(() => storeCountryLanguage('m-7', defaultLanguage)).not.toThrow();
});
