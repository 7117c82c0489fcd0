import { createBrowserBackend } from '@cb/mocks/serve/browser';
import { sendTo } from '@cb/mocks/serve/testClient';
import { demoMemberId } from '@cb/mocks/world/members';
import { expect, test } from 'vitest';
import { CallError, errorsOf } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { memberIdQuery, rapidoReachIdQuery, wallQuery } from './offerWallsApi.ts';
import { bitlabsTheme, providers, type WallSlug } from './providers.ts';

const server = mockServer();
const link = 'https://wall.example/?t=1';
const fetchWall = (slug: WallSlug) => createQueryClient().fetchQuery(wallQuery(slug));

/** The path and first record of each provider, from the specification and D11. */
const specifiedWalls: [string, WallSlug, string, unknown][] = [
  ['rapidoreach [CAL-26]', 'rapidoreach', '/rapidoreach/offerwall', { RapidoReachLink: link }],
  ['sayso [CAL-29]', 'sayso', '/sayso/offerwall', { SaysoLink: link }],
  ['tapresearch [CAL-31]', 'tapresearch', '/tapresearch/offerwall', { offer_url: link }],
  ['personaly [CAL-27]', 'personaly', '/personaly/offerwall', link],
  ['wannads [CAL-28] [WAN-01]', 'wannads', '/wannads/offerwall', link],
  ['adscend [CAL-30] [ADS-01]', 'adscend', '/adscend/offerwall', { AdscendLink: link }],
  ['adscendmedia [CAL-30]', 'adscendmedia', '/adscend/offerwall', { AdscendLink: link }],
  ['adscendoffer [CAL-30] [ADS-02]', 'adscendoffer', '/adscend/offer', { OfferwallLink: link }],
  ['offertoro [CAL-32]', 'offertoro', '/offertoro/offerwall', { OfferToroUrl: link }],
  ['bitlabs [CAL-33]', 'bitlabs', '/bitlabs/offerwall', link],
  ['theoremreach [CAL-35]', 'theoremreach', '/theoremreach/offerwall', link],
];

test.each(specifiedWalls)('reads the link of %s', async (_title, slug, path, data) => {
  server.respond({ ErrorCode: 'SUCCESS', Data: [data], Errors: ['Part of it.'], Info: ['New.'] });
  expect(await fetchWall(slug)).toMatchObject({
    address: link,
    errors: ['Part of it.'],
    info: ['New.'],
  });
  expect(server.sent()).toMatchObject([{ method: 'POST', path, body: undefined }]);
});

test('each wall is specified', () => {
  const walls = Object.entries(providers).filter(([, record]) => !('hasOwnContainer' in record));
  expect(specifiedWalls.map(([, slug]) => slug).toSorted()).toEqual(
    walls.map(([slug]) => slug).toSorted(),
  );
});

const { handlers } = createBrowserBackend({ cookies: () => 'XSRF-TOKEN=token', signedIn: true });

test.each(specifiedWalls)('the mock backend returns the link of %s', async (_title, slug, path) => {
  const { json } = await sendTo(handlers, path);
  expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Errors: [], Info: [] });
  server.respond(Object(json));
  const page = slug === 'adscendmedia' ? 'adscend' : slug;
  expect((await fetchWall(slug)).address).toBe(
    `https://offers.cbrewards.example/wall/${page}?member=${demoMemberId}`,
  );
});

const alertingWalls = [
  'rapidoreach',
  'sayso',
  'tapresearch',
  'personaly',
  'wannads',
  'adscend',
  'adscendmedia',
  'adscendoffer',
] as const;
const silentWalls = ['offertoro', 'bitlabs', 'theoremreach'] as const;

test.each(alertingWalls)('%s without a link fails with the server’s messages', async (slug) => {
  server.respond({ ErrorCode: 'SUCCESS', Data: [{}], Errors: ['None today.'] });
  expect(await fetchWall(slug).catch(errorsOf)).toEqual(['None today.']);
  server.succeed();
  await expect(fetchWall(slug)).rejects.toThrow(CallError);
});

test.each(silentWalls)(
  '%s without a link has no address [OTO-05] [BIT-04] [THM-02]',
  async (slug) => {
    server.succeed({});
    expect(await fetchWall(slug)).toMatchObject({ address: '' });
  },
);

test.each([7, null, '', 'soon', '/wall', [[link]]])('%j is not a link', async (data) => {
  server.succeed(data);
  expect(await fetchWall('theoremreach')).toMatchObject({ address: '' });
  server.succeed({ OfferToroUrl: data });
  expect(await fetchWall('offertoro')).toMatchObject({ address: '' });
});

test('a link is trimmed', async () => {
  server.succeed(` ${link} `);
  expect(await fetchWall('theoremreach')).toMatchObject({ address: link });
});

test('BitLabs gets the messages of the response, or the default theme [CAL-33]', async () => {
  server.succeed(link, [{ target: 'app.modifier.theme', value: 'light' }, { target: 7 }]);
  expect((await fetchWall('bitlabs')).messages).toEqual([
    { target: 'app.modifier.theme', value: 'light' },
  ]);
  for (const unusable of [[], undefined, [{ target: 7 }]]) {
    server.succeed(link, unusable);
    expect((await fetchWall('bitlabs')).messages).toEqual(bitlabsTheme);
  }
});

test('other walls get no messages', async () => {
  server.succeed({ SaysoLink: link }, [{ target: 'app.modifier.theme', value: 'light' }]);
  expect((await fetchWall('sayso')).messages).toEqual([]);
});

test('links are fetched again on every visit, because they expire', async () => {
  const client = createQueryClient();
  server.succeed(link);
  await client.fetchQuery(wallQuery('bitlabs'));
  await client.fetchQuery(wallQuery('bitlabs'));
  await client.fetchQuery(wallQuery('theoremreach'));
  expect(server.sent()).toHaveLength(3);
});

test('RapidoReach, Sayso, TapResearch and Offertoro keep loading for 1 s [RPD-03] [SAY-03] [TAP-02] [OTO-04]', () => {
  const settleTimes = Object.entries(providers).flatMap(([slug, record]) =>
    'settleMs' in record ? [[slug, record.settleMs]] : [],
  );
  expect(settleTimes).toEqual([
    ['rapidoreach', 1000],
    ['sayso', 1000],
    ['tapresearch', 1000],
    ['offertoro', 1000],
  ]);
});

test.each([
  ['m-7', 'm-7'],
  [' m-7 ', 'm-7'],
  [7, '7'],
])('the widget’s ids %j are read as %s [CAL-24] [CAL-25]', async (id, expected) => {
  const client = createQueryClient();
  server.succeed({ UserId: id, RapidoReachUserId: id });
  expect(await client.fetchQuery(memberIdQuery)).toBe(expected);
  expect(await client.fetchQuery(rapidoReachIdQuery)).toBe(expected);
});

test.each(['', '  ', null, undefined, {}])('the widget’s ids %j are refused', async (id) => {
  const client = createQueryClient();
  server.succeed({ UserId: id, RapidoReachUserId: id });
  await expect(client.fetchQuery(memberIdQuery)).rejects.toThrow(CallError);
  await expect(client.fetchQuery(rapidoReachIdQuery)).rejects.toThrow(CallError);
});
