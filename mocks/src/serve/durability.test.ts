import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createStateWriter, readStateFile } from './stateFile.ts';
import { HttpClient } from './testClient.ts';
import { startTestSite, type TestSite } from './testSite.ts';
import { credit } from '../world/ledger.ts';
import { demoLogin, demoMemberId } from '../world/members.ts';
import { createWorld } from '../world/createWorld.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const login = { Email: demoLogin.email, Password: demoLogin.password };
const payza = '/payza/createOrder';

/** Provides the built site, and a folder for the state file. */
let site: TestSite;
let stateFile: string;

beforeEach(async () => {
  site = await startTestSite();
  stateFile = join(site.dist, 'state', 'state.json');
});

afterEach(() => site.close());

/** Starts a process of the backend with the test's state file. */
const spawnCli = () =>
  spawn(process.execPath, [cli, '--dist', site.dist, '--port', '0', '--state', stateFile]);

async function startCli(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnCli();
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^CB Rewards is at (.*)$/.exec(line) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error('The server has ended.');
}

/**
 * Returns a client with the same cookies for the restarted server; logs in if there is no session.
 */
async function reconnect(url: string, cookies: ReadonlyMap<string, string>): Promise<HttpClient> {
  const client = new HttpClient(url);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  if (!client.cookies.has('CB-SESSION')) {
    await client.open('/');
    await client.post('/ath', login);
  }
  return client;
}

it('keeps every confirmed order and the login when the process is killed', async () => {
  const world = createWorld({ member: 'new' });
  credit(world, demoMemberId, 1_000_000, { kind: 'code', description: 'Test' });
  const writer = createStateWriter(stateFile, () => world.state, console.warn);
  writer.save();
  expect(await writer.saved()).toBe(true);
  const confirmed: number[] = [];
  let cookies: ReadonlyMap<string, string> = new Map();
  for (const round of [0, 1]) {
    const { child, url } = await startCli();
    const client = await reconnect(url, cookies);
    const exited = once(child, 'exit');
    // Each order has its own amount. The process is killed when the first is confirmed.
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].map(async (place) => {
      const cbCount = 1000 + 10 * round + place;
      const { json } = await client.post(payza, { cbCount });
      expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
      confirmed.push(cbCount);
      child.kill('SIGKILL');
    });
    await Promise.allSettled(asked);
    await exited;
    cookies = client.cookies;
    const state = readStateFile(stateFile, console.warn);
    expect(state?.orders.map(({ cb }) => cb)).toEqual(expect.arrayContaining(confirmed));
    expect(confirmed.length).toBeGreaterThan(round);
  }
  const { url } = await startCli();
  const client = await reconnect(url, cookies);
  const { json } = await client.post('/searchOrders');
  for (const CB of confirmed) {
    expect(json).toMatchObject({ Data: expect.arrayContaining([expect.objectContaining({ CB })]) });
  }
});

it('answers that an order may not have been saved, and confirms it once it has been', async () => {
  const folder = join(site.dist, 'state');
  const lines: string[] = [];
  const kept = await startTestSite({ stateFile, log: (line) => void lines.push(line) });
  onTestFinished(() => kept.close());
  const client = await reconnect(kept.url, new Map());
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where a folder is needed');
  const headers = { 'Idempotency-Key': 'one-intent' };
  for (const _try of [1, 2]) {
    const lost = await client.post(payza, { cbCount: 1003 }, headers);
    expect(lost.status).toBe(500);
    expect(lost.json).toMatchObject({ ErrorCode: 'NOT_SAVED', Errors: [expect.any(String)] });
  }
  expect(lines[0]).toContain('could not be written');
  expect((await client.post('/getUserIdFromSession')).status).toBe(200);
  await rm(folder);
  await mkdir(folder);
  const { json } = await client.post(payza, { cbCount: 1003 }, headers);
  expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
  const orders = readStateFile(stateFile, console.warn)?.orders.filter(({ cb }) => cb === 1003);
  expect(orders).toHaveLength(1);
});

it('refuses a second process with a message that names the first and the file', async () => {
  const { child } = await startCli();
  const second = spawnCli();
  const said: string[] = [];
  second.stderr.on('data', (text) => said.push(String(text)));
  expect(await once(second, 'close')).toEqual([1, null]);
  expect(said.join('')).toContain(`The process ${child.pid} uses ${stateFile} already.`);
  expect(said.join('')).not.toContain('    at ');
});
