import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeBackend } from './node.ts';
import { createStateWriter, readStateFile } from './stateFile.ts';
import { demoMemberId } from '../world/members.ts';
import { startSession, userIdOf } from '../world/sessions.ts';
import { worldEpoch } from '../world/world.ts';
import { createWorld } from '../world/createWorld.ts';

let folder = '';
let path = '';
let lines: string[] = [];
const log = (line: string) => void lines.push(line);
const now = () => worldEpoch;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cb-mocks-'));
  path = join(folder, 'deep', 'state.json');
  lines = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function start() {
  return createNodeBackend({ stateFile: path, now, log });
}

async function kept(content: string): Promise<string> {
  path = join(folder, 'state.json');
  await writeFile(path, content);
  return path;
}

describe('the state file', () => {
  it('keeps members and sessions over a restart', async () => {
    const first = start();
    const token = startSession(first.world, demoMemberId);
    await first.close();
    const second = start();
    expect(userIdOf(second.world, token)).toBe(demoMemberId);
    expect(second.world.state).toEqual(first.world.state);
    expect(lines).toEqual([]);
    await second.close();
  });

  it('writes changes made during a write, and leaves no other files', async () => {
    const { world, close } = start();
    for (let count = 0; count < 50; count++) {
      startSession(world, demoMemberId);
      await Promise.resolve();
      if (count % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await close();
    expect(readStateFile(path, log)?.sessions).toHaveLength(50);
    expect(await readdir(join(folder, 'deep'))).toEqual(['state.json']);
  });

  it('is complete at any moment', async () => {
    const { world, close } = start();
    startSession(world, demoMemberId);
    await close();
    const writer = createStateWriter(path, () => world.state, log);
    for (let count = 0; count < 20; count++) {
      startSession(world, demoMemberId);
      writer.save();
      const flushed = writer.saved();
      expect(readStateFile(path, log)).toBeDefined();
      await flushed;
    }
  });

  it.each([
    '',
    '{"format":"cb-rewards-mock-ba',
    'null',
    '[1,2]',
    '{"name":"someone else"}',
    '{"format":"cb-rewards-mock-backend","version":2,"state":{}}',
    '{"format":"cb-rewards-mock-backend","version":1,"state":{"members":[]}}',
  ])('is set aside if it contains %j', async (content) => {
    await kept(content);
    const { world, close } = start();
    expect(world.state).toEqual(createWorld({ now }).state);
    expect(await readFile(`${path}.corrupt`, 'utf8')).toBe(content);
    expect(lines).toEqual([
      `${path} holds no state of this version: kept as ${path}.corrupt, starting afresh.`,
    ]);
    await close();
  });

  it('sets a second corrupt file aside without losing the first', async () => {
    for (const content of ['first', 'second']) {
      await kept(content);
      readStateFile(path, log);
    }
    expect(await readFile(`${path}.corrupt`, 'utf8')).toBe('first');
    expect(await readFile(`${path}.2.corrupt`, 'utf8')).toBe('second');
  });

  it('logs a failed write and keeps working', async () => {
    await kept('a file where a folder is needed');
    const writer = createStateWriter(join(path, 'state.json'), () => createWorld().state, log);
    writer.save();
    expect(await writer.saved()).toBe(false);
    expect(lines[0]).toContain('could not be written');
    expect(await readdir(folder)).toEqual(['state.json']);
  });
});
