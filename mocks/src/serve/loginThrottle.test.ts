import { beforeEach, describe, expect, it } from 'vitest';
import { createLoginThrottle, type LoginThrottle } from './loginThrottle.ts';
import { HttpClient } from './testClient.ts';
import { startTestSite } from './testSite.ts';
import { demoLogin } from '../world/members.ts';
import { granted, refused } from '../world/outcome.ts';
import { worldEpoch } from '../world/world.ts';

let time: number;
/** The requested waits, in ms. `release` resolves the last one. */
let waits: number[];
let release: () => void;
let throttle: LoginThrottle;

const right = async () => granted('in');
const wrong = async () => refused('LOGIN_FAILED', 'Wrong.');
const address = '192.0.2.1';

beforeEach(() => {
  time = worldEpoch;
  waits = [];
  release = () => {};
  throttle = createLoginThrottle({
    now: () => time,
    wait: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => (release = resolve));
    },
  });
});

async function failTenTimes() {
  for (let count = 0; count < 10; count++) await throttle(address, wrong);
  expect(waits).toEqual([]);
}

/** Fails an attempt and releases its wait. */
async function failSlowly() {
  const before = waits.length;
  const answer = throttle(address, wrong);
  await expect.poll(() => waits.length).toBe(before + 1);
  release();
  await answer;
}

describe('the eleventh wrong login within a minute', () => {
  it('is delayed, and each further one longer, up to 30 s', async () => {
    await failTenTimes();
    for (let count = 0; count < 7; count++) await failSlowly();
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('is not delayed once the minute is over', async () => {
    await failTenTimes();
    time += 60_000;
    await failTenTimes();
    await failSlowly();
    expect(waits).toEqual([1000]);
  });

  it('does not delay other addresses or successful logins', async () => {
    await failTenTimes();
    await throttle('192.0.2.2', wrong);
    expect(await throttle(address, right)).toMatchObject({ ok: true });
    expect(waits).toEqual([]);
  });

  it('queues further attempts of its address, and refuses those beyond the limit', async () => {
    await failTenTimes();
    let attempts = 0;
    const guess = async () => {
      attempts += 1;
      return wrong();
    };
    const all = Array.from({ length: 10 }, async () => throttle(address, guess));
    expect(await throttle(address, right)).toMatchObject({ ok: false, code: 'TOO_MANY_TRIES' });
    for (let count = 1; count <= 10; count++) {
      await expect.poll(() => waits.length).toBe(count);
      expect(attempts).toBe(count);
      release();
    }
    await Promise.all(all);
    expect(await throttle(address, right)).toMatchObject({ ok: true });
  });
});

it('counts attempts in flight, so that concurrent ones do not bypass the limit', async () => {
  const started: (() => void)[] = [];
  const slowWrong = async () => {
    await new Promise<void>((resolve) => started.push(resolve));
    return wrong();
  };
  const all = Array.from({ length: 12 }, async () => throttle(address, slowWrong));
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

it('uses the remote address, which a client cannot choose, and sends Retry-After', async () => {
  const waited: number[] = [];
  const site = await startTestSite({
    delay: async (ms, signal) => {
      waited.push(ms);
      // Stays pending until the server closes.
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
  // Ten are queued; the eleventh is refused.
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
