import { expect, test, vi } from 'vitest';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { friendKey, referralsQuery } from './referralsApi.ts';

const server = mockServer();
const fetchPages = (pages?: number, client = createQueryClient()) =>
  client.fetchInfiniteQuery({ ...referralsQuery('m-7', 'UTC'), ...(pages && { pages }) });
const fetchRows = async () => (await fetchPages()).pages.flatMap((page) => page.rows);

const friend = (Status?: unknown) => ({
  Date: '2026-11-09T16:05:00Z',
  Details: {
    Status,
    Email: 'bo@b.example',
    BasicProfile: { FirstName: 'Bo', LastName: 'Lind' },
  },
});

test('reads a referral [CAL-22] [REF-10]', async () => {
  server.succeed(friend('Active'));
  expect(await fetchRows()).toEqual([
    {
      id: '0',
      firstName: 'Bo',
      lastName: 'Lind',
      email: 'bo@b.example',
      referralStatus: 'Active',
      joinedOn: '09/11/2026 @ 4:05PM',
    },
  ]);
});

test('referrals are not cached, so that a visit starts with the newest', async () => {
  const client = createQueryClient();
  server.succeed(friend());
  await fetchPages(1, client);
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

test.each([undefined, null, '', '  ', 7])(
  'a referral with the status %j is New [REF-11]',
  async (status) => {
    server.succeed(friend(status));
    expect(await fetchRows()).toMatchObject([{ referralStatus: 'New' }]);
  },
);

const nobody = { firstName: '', lastName: '', email: '', referralStatus: 'New', joinedOn: '' };

test('a friend with missing details is not left out', async () => {
  server.succeed(
    { Date: 'last week' },
    { Details: {} },
    { Details: { Email: 'bo@b.example', BasicProfile: 7 } },
    { Date: 0, Details: 7 },
  );
  expect(await fetchRows()).toEqual([
    { ...nobody, id: '0', joinedOn: 'last week' },
    { ...nobody, id: '1' },
    { ...nobody, id: '2', email: 'bo@b.example' },
    { ...nobody, id: '3', joinedOn: '01/01/1970 @ 12:00AM' },
  ]);
  expect(server.failures()).toEqual([]);
});

test('a friend whom the next page repeats is the same friend; rows without a name differ', () => {
  const named = { ...nobody, firstName: 'Bo', lastName: 'Lind', joinedOn: '09/11/2026' };
  const rows = [named, { ...named, email: 'bo@b.example' }, nobody];
  const keysWithId = (id: string) => rows.map((row) => friendKey({ ...row, id }));
  const [keys, laterKeys] = [keysWithId('0'), keysWithId('15')];
  expect(laterKeys.map((key) => keys.indexOf(key))).toEqual([0, 1, -1]);
});

test('malformed referrals are left out and reported; the others keep their ids', async () => {
  server.succeed(7, {}, { Date: null, Details: null }, { Details: 'x' }, friend());
  expect((await fetchRows()).map(({ id }) => id)).toEqual(['4']);
  expect(server.failures()).toEqual([
    { kind: 'malformed', path: '/referrals/get', reason: 'unexpected-data' },
  ]);
});

test('fetches the next 15 until a page has fewer [REF-12] [REF-13]', async () => {
  server.succeed(...Array.from({ length: 15 }, () => friend()));
  const { pages } = await fetchPages(3);
  expect(server.sent().map(({ body }) => body)).toMatchObject([
    { Limit: 15, Offset: 0 },
    { Limit: 15, Offset: 15 },
    { Limit: 15, Offset: 30 },
  ]);
  expect(new Set(pages.flatMap((page) => page.rows.map(({ id }) => id))).size).toBe(45);
  server.succeed(...Array.from({ length: 14 }, () => friend()));
  await fetchPages(3);
  expect(server.sent()).toHaveLength(4);
});

test('pages with malformed rows still count as full, and move the offset by 15 [REF-12] [REF-13]', async () => {
  server.succeed(7, ...Array.from({ length: 14 }, () => friend()));
  await fetchPages(4);
  expect(server.sent().map(({ body }) => body)).toMatchObject([
    { Offset: 0 },
    { Offset: 15 },
    { Offset: 30 },
    { Offset: 45 },
  ]);
});
