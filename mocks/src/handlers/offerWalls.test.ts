import { expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { ask } from '../serve/testClient.ts';
import { demoMemberId, memberById } from '../world/members.ts';
import { createWorld } from '../world/createWorld.ts';
import { offerWallCalls } from './offerWalls.ts';

const cookies = () => 'XSRF-TOKEN=token';
const world = createWorld();
const RapidoReachUserId = memberById(world, demoMemberId)?.rapidoReachId;
const wall = (provider: string) =>
  `https://offers.cbrewards.example/wall/${provider}?member=${demoMemberId}`;
const messages = (target: string) => expect.arrayContaining([{ target, value: 'dark' }]);

/** The full Data of each call; packages/features only reads the links. */
const answers: readonly (readonly [string, readonly unknown[]])[] = [
  ['/getUserIdForRapidoReach', [{ RapidoReachUserId }]],
  ['/rapidoreach/offerwall', [{ RapidoReachUserId, RapidoReachLink: wall('rapidoreach') }]],
  ['/cint/offerwall', [{ OfferwallAddress: wall('cint') }]],
  ['/bitlabs/offerwall', [wall('bitlabs'), messages('app.modifier.theme')]],
  [
    '/inbrain/offerwall',
    [
      {
        offerwallUrl: wall('inbrain'),
        mode: 'frame',
        runtimeMessages: messages('theme'),
        userId: demoMemberId,
      },
    ],
  ],
];
const paths = offerWallCalls.map(({ path }) => path);

it.each(answers)('%s answers a member without a body', async (path, Data) => {
  const { handlers } = createBrowserBackend({ cookies, signedIn: true });
  const { json } = await ask(handlers, path);
  expect(json).toEqual({ ErrorCode: 'SUCCESS', Errors: [], Info: [], Data });
});

it.each(paths)('%s refuses a visitor', async (path) => {
  const { handlers } = createBrowserBackend({ cookies });
  const { status, json } = await ask(handlers, path);
  expect(status).toBe(401);
  expect(json).toMatchObject({ ErrorCode: 'NOT_SIGNED_IN', Data: [] });
});

it.each(paths)('%s has no records in the scenario `empty`', async (path) => {
  const { handlers } = createBrowserBackend({ cookies, signedIn: true, scenario: 'empty' });
  expect((await ask(handlers, path)).json).toMatchObject({ ErrorCode: 'SUCCESS', Data: [] });
});

it('returns a RapidoReach id of at least three segments, which contain the app id', () => {
  const { rapidoReachId } = memberById(createWorld(), demoMemberId) ?? {};
  expect(rapidoReachId?.split('-').length).toBeGreaterThanOrEqual(3);
});
