import { beforeEach, describe, expect, it } from 'vitest';
import { createSlowdown, type Slowdown } from './slowdown.ts';
import { HttpClient } from './testClient.ts';
import { startTestSite } from './testSite.ts';
import { demoLogin } from './world/members.ts';
import { granted, refused } from './world/outcome.ts';
import { worldEpoch } from './world/world.ts';

let time: number;
/** Waits that began, in ms; they end by `release`. */
let waits: number[];
let release: () => void;
let slowdown: Slowdown;

const right = async () => granted('in');
const wrong = async () => refused('LOGIN_FAILED', 'Wrong.');
const address = '192.0.2.1';

beforeEach(() => {
  time = worldEpoch;
  waits = [];
  release = () => {};
  slowdown = createSlowdown({
    now: () => time,
    wait: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => (release = resolve));
    },
  });
});

async function failTenTimes() {
  for (let count = 0; count < 10; count++) await slowdown(address, wrong);
  expect(waits).toEqual([]);
}

/** Makes a wrong attempt and lets its wait end. */
async function failSlowly() {
  const before = waits.length;
  const answer = slowdown(address, wrong);
  await expect.poll(() => waits.length).toBe(before + 1);
  release();
  await answer;
}

describe('the eleventh wrong login within a minute', () => {
  it('waits, and each later one longer, up to half a minute', async () => {
    await failTenTimes();
    for (let count = 0; count < 7; count++) await failSlowly();
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('does not wait once the minute is over', async () => {
    await failTenTimes();
    time += 60_000;
    await failTenTimes();
    await failSlowly();
    expect(waits).toEqual([1000]);
  });

  it('leaves other addresses and right logins alone', async () => {
    await failTenTimes();
    await slowdown('192.0.2.2', wrong);
    expect(await slowdown(address, right)).toMatchObject({ ok: true });
    expect(waits).toEqual([]);
  });

  it('holds up what comes meanwhile from its address, and refuses what is too much', async () => {
    await failTenTimes();
    let attempts = 0;
    const guess = async () => {
      attempts += 1;
      return wrong();
    };
    const all = Array.from({ length: 10 }, async () => slowdown(address, guess));
    expect(await slowdown(address, right)).toMatchObject({ ok: false, code: 'TOO_MANY_TRIES' });
    for (let count = 1; count <= 10; count++) {
      await expect.poll(() => waits.length).toBe(count);
      expect(attempts).toBe(count);
      release();
    }
    await Promise.all(all);
    expect(await slowdown(address, right)).toMatchObject({ ok: true });
  });
});

it('counts attempts that have not failed yet, so that many at once are no way around', async () => {
  const started: (() => void)[] = [];
  const slowWrong = async () => {
    await new Promise<void>((resolve) => started.push(resolve));
    return wrong();
  };
  const all = Array.from({ length: 12 }, async () => slowdown(address, slowWrong));
  await expect.poll(() => started.length).toBe(11);
  for (const fail of started.splice(0)) fail();
  await expect.poll(() => waits).toEqual([1000]);
  release();
  await expect.poll(() => started.length).toBe(1);
  for (const fail of started.splice(0)) fail();
  await expect.poll(() => waits).toEqual([1000, 2000]);
  release();
  await Promise.all(all);
});

it('goes by the remote address at the server, which no client chooses, and says when to try again', async () => {
  const waited: number[] = [];
  const site = await startTestSite({
    delay: async (ms, signal) => {
      waited.push(ms);
      // Until the server closes.
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
  const client = new HttpClient(site.url);
  await client.open('/');
  const bad = { Email: demoLogin.email, Password: 'no' };
  for (let count = 0; count < 10; count++) {
    const headers = { 'x-remote-address': `192.0.2.${count}` };
    expect((await client.post('/ath', bad, headers)).json).toMatchObject({
      ErrorCode: 'LOGIN_FAILED',
    });
  }
  const good = { Email: demoLogin.email, Password: demoLogin.password };
  expect((await client.post('/ath', good)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
  expect(waited).toEqual([]);
  // Ten may wait; the one that comes last is refused.
  const all = Array.from({ length: 11 }, async () => client.post('/ath', bad));
  const outcomes = Promise.allSettled(all);
  const { status, headers, json } = await Promise.race(all);
  await expect.poll(() => waited).toEqual([1000]);
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('60');
  expect(json).toMatchObject({ ErrorCode: 'TOO_MANY_TRIES', Errors: [expect.any(String)] });
  await site.close();
  await outcomes;
});
