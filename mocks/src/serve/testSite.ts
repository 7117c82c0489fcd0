import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { worldEpoch } from '../world/world.ts';

export interface TestSite extends RunningServer {
  readonly dist: string;
}

/** For tests: serves a minimal built site with its own backend and the fixed clock. */
export async function startTestSite(options: Partial<ServerOptions> = {}): Promise<TestSite> {
  const dist = await mkdtemp(join(tmpdir(), 'cb-site-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Site</title>');
  await writeFile(join(dist, 'giftcards.html'), '<!doctype html><title>Gift cards</title>');
  await writeFile(join(dist, 'assets', 'main-a1b2c3.js'), 'export {};');
  const server = await startServer({ dist, now: () => worldEpoch, ...options });
  return {
    ...server,
    dist,
    close: async () => {
      await server.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}
