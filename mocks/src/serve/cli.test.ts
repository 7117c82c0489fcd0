import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestSite, type TestSite } from './testSite.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site.close());

it('serves on the next free port, prints the demo login and exits on a signal', async () => {
  const child = spawn(process.execPath, [cli, '--dist', site.dist, '--port', String(site.port)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('Log in as')) break;
  }
  expect(lines[0]).toBe(`Port ${site.port} is busy, trying ${site.port + 1}.`);
  const url = lines.at(-2)?.replace('CB Rewards is at ', '') ?? '';
  expect((await fetch(url)).status).toBe(200);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

it.each([
  [[], 'Say where the built site is.'],
  [['--dist', '/nowhere'], 'There is no built site in /nowhere.'],
  [['--dist', '/nowhere', '--port', 'x'], 'x is no port.'],
  [['--wrong'], 'Unknown option'],
])('prints an explanation for %j', async (options, message) => {
  const failed = promisify(execFile)(process.execPath, [cli, ...options]);
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  await expect(failed).rejects.toMatchObject({ stderr: expect.stringContaining('Usage:') });
});
