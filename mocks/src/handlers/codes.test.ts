import { expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { ask } from '../serve/testClient.ts';
import { balanceOf } from '../world/ledger.ts';
import { demoMemberId, otherMemberId } from '../world/members.ts';
import { redeemCode } from '../world/redeemCode.ts';

const signedIn = () => createBrowserBackend({ signedIn: true, cookies: () => 'XSRF-TOKEN=token' });
const path = '/cinchCode/redeem';

it('redeems a code through the ledger, ignoring case and surrounding whitespace', async () => {
  const { handlers, world } = signedIn();
  const before = balanceOf(world, demoMemberId);
  const { json } = await ask(handlers, path, { code: ' friday-7 ' });
  expect(json).toEqual({
    ErrorCode: 'SUCCESS',
    Errors: [],
    Info: [],
    Data: [{ cbCount: 7.5, Comments: ['Enjoy the weekend.'] }],
  });
  expect(balanceOf(world, demoMemberId)).toBe(before + 7.5);
  expect(world.state.ledger.at(-1)).toMatchObject({
    kind: 'code',
    amount: 7.5,
    comments: ['Enjoy the weekend.'],
  });
});

it('redeems each code once for each member', async () => {
  const { handlers, world } = signedIn();
  await ask(handlers, path, { code: 'WELCOME50' });
  const before = balanceOf(world, demoMemberId);
  const { json } = await ask(handlers, path, { code: 'welcome50' });
  expect(json).toMatchObject({
    ErrorCode: 'NOT_ALLOWED',
    Errors: [expect.stringMatching(/already/)],
    Data: [],
  });
  expect(balanceOf(world, demoMemberId)).toBe(before);
  expect(redeemCode(world, otherMemberId, 'WELCOME50')).toMatchObject({ ok: true });
});

it.each(['', ' ', 'NOPE', 'x'.repeat(5000), 7, null, ['WELCOME50'], undefined])(
  'refuses the code %j',
  async (code) => {
    const { handlers, world } = signedIn();
    const before = structuredClone(world.state);
    const { json } = await ask(handlers, path, { code });
    expect(json).toMatchObject({
      ErrorCode: 'INVALID_INPUT',
      Errors: [expect.stringMatching(/not known/)],
    });
    expect(world.state).toEqual(before);
  },
);

it('answers 401 without a session', async () => {
  const { handlers } = createBrowserBackend({ cookies: () => 'XSRF-TOKEN=token' });
  expect((await ask(handlers, path, { code: 'WELCOME50' })).status).toBe(401);
});
