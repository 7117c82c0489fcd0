import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createNodeBackend } from './node.ts';

let folder = '';
let stateFile = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cb-lock-'));
  stateFile = join(folder, 'state.json');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => createNodeBackend({ stateFile });

/** Starts a process that runs until the test ends. */
function startProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('the lock of a state file', () => {
  it('names this process, refuses a second backend, and is removed on close', async () => {
    const first = start();
    expect(await readFile(`${stateFile}.lock`, 'utf8')).toBe(String(process.pid));
    expect(start).toThrow(`The process ${process.pid} uses ${stateFile} already.`);
    expect(await readdir(folder)).toEqual(['state.json.lock']);
    await first.close();
    expect(await readdir(folder)).toEqual([]);
    await start().close();
  });

  it('is respected while its process runs, and replaced afterwards', async () => {
    const child = startProcess();
    await writeFile(`${stateFile}.lock`, String(child.pid));
    expect(start).toThrow(`The process ${child.pid} uses ${stateFile} already.`);
    expect(await readFile(`${stateFile}.lock`, 'utf8')).toBe(String(child.pid));
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    const backend = start();
    expect(await readFile(`${stateFile}.lock`, 'utf8')).toBe(String(process.pid));
    await backend.close();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([String(process.pid), '', 'no number', '-1', '0'])(
    'is replaced if it contains %j and this process does not hold it',
    async (content) => {
      await writeFile(`${stateFile}.lock`, content);
      const backend = start();
      expect(start).toThrow('uses');
      await backend.close();
    },
  );
});

it('removes temporary files of interrupted writes, and no others', async () => {
  const others = ['.other.json.00c0ffee.tmp', '.state.json.tmp', 'state.json.00c0ffee.tmp'];
  for (const name of ['.state.json.00c0ffee.tmp', '.state.json.deadbeef.tmp', ...others]) {
    await writeFile(join(folder, name), '{');
  }
  await start().close();
  expect((await readdir(folder)).toSorted()).toEqual(others.toSorted());
});

it('refuses a folder as the state file', async () => {
  await mkdir(stateFile);
  expect(start).toThrow(
    `${stateFile} is a folder. Name a file to keep the state in, such as ${stateFile}/state.json.`,
  );
  expect(await readdir(stateFile)).toEqual([]);
});
