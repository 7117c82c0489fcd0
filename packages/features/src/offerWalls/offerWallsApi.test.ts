import { createBrowserBackend } from '@cb/mocks/serve/browser';
import { sendTo } from '@cb/mocks/serve/testClient';
import { demoMemberId } from '@cb/mocks/world/members';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CallError, errorsOf } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { memberIdQuery, rapidoReachIdQuery, wallQuery } from './offerWallsApi.ts';
import { bitlabsTheme, providers, type WallSlug } from './providers.ts';
import { readInbrain, runtimeMessages } from './walls.ts';

const server = mockServer();
const link = 'https://wall.example/?t=1';
const wall = (name: WallSlug) => createQueryClient().fetchQuery(wallQuery(name));

/** The path and first record of each provider, from the specification and D11. */
const specified: [string, WallSlug, string, unknown][] = [
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

test.each(specified)('the link of %s', async (_name, name, path, data) => {
  server.respond({ ErrorCode: 'SUCCESS', Data: [data], Errors: ['Part of it.'], Info: ['New.'] });
  expect(await wall(name)).toMatchObject({
    address: link,
    errors: ['Part of it.'],
    info: ['New.'],
  });
  expect(server.sent()).toMatchObject([{ method: 'POST', path, body: undefined }]);
});

test('each is specified', () => {
  const walls = Object.entries(providers).filter(([, found]) => !('hasOwnContainer' in found));
  expect(specified.map(([, name]) => name).toSorted()).toEqual(
    walls.map(([slug]) => slug).toSorted(),
  );
});

const { handlers } = createBrowserBackend({ cookies: () => 'XSRF-TOKEN=token', signedIn: true });

test.each(specified)('the mock backend returns the link of %s', async (_name, name, path) => {
  const { json } = await sendTo(handlers, path);
  expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Errors: [], Info: [] });
  server.respond(Object(json));
  const page = name === 'adscendmedia' ? 'adscend' : name;
  expect((await wall(name)).address).toBe(
    `https://offers.cbrewards.example/wall/${page}?member=${demoMemberId}`,
  );
});

const alerting = [
  'rapidoreach',
  'sayso',
  'tapresearch',
  'personaly',
  'wannads',
  'adscend',
  'adscendmedia',
  'adscendoffer',
] as const;
const silent = ['offertoro', 'bitlabs', 'theoremreach'] as const;

test.each(alerting)('%s without a link has failed, with the server’s messages', async (name) => {
  server.respond({ ErrorCode: 'SUCCESS', Data: [{}], Errors: ['None today.'] });
  expect(await wall(name).catch(errorsOf)).toEqual(['None today.']);
  server.succeed();
  await expect(wall(name)).rejects.toThrow(CallError);
});

test.each(silent)('%s without a link shows nothing [OTO-05] [BIT-04] [THM-02]', async (name) => {
  server.succeed({});
  expect(await wall(name)).toMatchObject({ address: '' });
});

test.each([7, null, '', 'soon', '/wall', [[link]]])('%j is not a link', async (data) => {
  server.succeed(data);
  expect(await wall('theoremreach')).toMatchObject({ address: '' });
  server.succeed({ OfferToroUrl: data });
  expect(await wall('offertoro')).toMatchObject({ address: '' });
});

test('a link is trimmed', async () => {
  server.succeed(` ${link} `);
  expect(await wall('theoremreach')).toMatchObject({ address: link });
});

test('BitLabs gets the messages of the response, or the default theme [CAL-33]', async () => {
  server.succeed(link, [{ target: 'app.modifier.theme', value: 'light' }, { target: 7 }]);
  expect((await wall('bitlabs')).messages).toEqual([
    { target: 'app.modifier.theme', value: 'light' },
  ]);
  for (const none of [[], undefined, [{ target: 7 }]]) {
    server.succeed(link, none);
    expect((await wall('bitlabs')).messages).toEqual(bitlabsTheme);
  }
  server.succeed(link);
  expect((await wall('theoremreach')).messages).toEqual([]);
  server.succeed({ SaysoLink: link });
  expect((await wall('sayso')).messages).toEqual([]);
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
  const settling = Object.entries(providers).filter(([, found]) => 'settleMs' in found);
  expect(settling.map(([name, found]) => [name, 'settleMs' in found && found.settleMs])).toEqual([
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
])('the widget takes the id %j as %s [CAL-24] [CAL-25]', async (id, read) => {
  const client = createQueryClient();
  server.succeed({ UserId: id, RapidoReachUserId: id });
  expect(await client.fetchQuery(memberIdQuery)).toBe(read);
  expect(await client.fetchQuery(rapidoReachIdQuery)).toBe(read);
});

test.each(['', '  ', null, undefined, {}])('the id %j is refused', async (id) => {
  const client = createQueryClient();
  server.succeed({ UserId: id, RapidoReachUserId: id });
  await expect(client.fetchQuery(memberIdQuery)).rejects.toThrow(CallError);
  await expect(client.fetchQuery(rapidoReachIdQuery)).rejects.toThrow(CallError);
});

const url = 'https://inbrain.example/wall';

describe('address', () => {
  test.each([
    [{ offerwallUrl: url, url: 'https://b.example/', externalUrl: 'https://c.example/' }, url],
    [{ url: 'https://b.example/', externalUrl: 'https://c.example/' }, 'https://b.example/'],
    [{ externalUrl: 'https://c.example/' }, 'https://c.example/'],
    [{ offerwallUrl: '  ', url: 'https://b.example/' }, 'https://b.example/'],
  ])('of %j is %s [INN-05]', (data, address) => {
    expect(readInbrain(data).address).toBe(address);
  });

  test.each([
    undefined,
    null,
    'x',
    7,
    [],
    {},
    { offerwallUrl: '   ' },
    { url: 7 },
    { url: 'soon' },
  ])('of %j is empty [INN-08]', (data) => {
    expect(readInbrain(data).address).toBe('');
  });
});

describe('user id', () => {
  test.each(['userId', 'userid', 'user_id', 'UserId', 'app_uid', 'appUid'])(
    'under %s becomes app_uid [INN-06] [INN-09]',
    (key) => {
      expect(readInbrain({ url, [key]: 'm 1&2' }).address).toBe(`${url}?app_uid=m+1%262`);
    },
  );

  test('is kept if the address has one [INN-09]', () => {
    const address = `${url}?app_uid=other`;
    expect(readInbrain({ url: address, userId: 'm1' }).address).toBe(address);
  });

  test.each([{ url }, { url, userId: '' }, { url, userId: null }, { url, userId: {} }])(
    'of %j adds nothing [INN-09]',
    (data) => {
      expect(readInbrain(data).address).toBe(url);
    },
  );

  test('may be a number', () => {
    expect(readInbrain({ url, userId: 7 }).address).toBe(`${url}?app_uid=7`);
  });
});

test.each([
  ['link', 'link'],
  ['frame', 'frame'],
  ['LINK', 'frame'],
  [undefined, 'frame'],
  [7, 'frame'],
])('mode %j means %s [INN-04]', (mode, meant) => {
  expect(readInbrain({ url, mode }).mode).toBe(meant);
});

test('never throws for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ url: fc.string(), userId: fc.anything() })),
      (data) => {
        expect(typeof readInbrain(data).address).toBe('string');
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('reads the runtime messages, and ignores anything else [INN-04]', () => {
  const runtimeMessages = [{ target: 'theme', value: 'dark' }, { target: 7, value: 1 }, null];
  expect(readInbrain({ url, runtimeMessages }).messages).toEqual([
    { target: 'theme', value: 'dark' },
  ]);
});

test('trims the id, and uses the first one that is not blank', () => {
  expect(readInbrain({ url, userId: ' m1 ' }).address).toBe(`${url}?app_uid=m1`);
  expect(readInbrain({ url, userId: '  ', UserId: 'm2' }).address).toBe(`${url}?app_uid=m2`);
});

test('accepts objects with a string target and a value, and drops everything else [FRM-05]', () => {
  const good = [
    { target: 'theme', value: 'dark' },
    { target: 'limit', value: 0 },
    { target: 'flag', value: false },
  ];
  const bad = [null, 'theme', 7, [], {}, { target: 'x' }, { value: 1 }, { target: 1, value: 1 }];
  const none = [
    { target: 'x', value: null },
    { target: 'x', value: undefined },
  ];
  expect(runtimeMessages([...bad, ...good, ...none])).toEqual(good);
});

test.each([undefined, null, 'x', 7, {}])('reads no messages from %j', (list) => {
  expect(runtimeMessages(list)).toEqual([]);
});

test('keeps only target and value', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (list) => {
      for (const message of runtimeMessages(list)) {
        expect(Object.keys(message).toSorted()).toEqual(['target', 'value']);
        expect(typeof message.target).toBe('string');
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});
