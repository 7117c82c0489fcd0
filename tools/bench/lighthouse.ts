/**
 * Runs Lighthouse on every route, as a phone, through Debian's nginx with the configuration of
 * `deploy`.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningServer } from '@cb/mocks/serve/server';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { ensureNginx, startBehindNginx } from '../../e2e/nginx.ts';
import { enterSession } from '../../e2e/site.ts';
import { shellOptions } from '../chromium.ts';
import { areas } from './addresses.ts';
import { atLeast, type Figure } from './figures.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly categories: Record<(typeof categories)[number], { readonly score: number | null }>;
  readonly environment: { readonly benchmarkIndex: number };
}

const run = promisify(execFile);

/** Runs Lighthouse once, in a browser of its own, whose connections and caches no other run has used. */
async function audit(path: string, site: RunningServer, isMember: boolean): Promise<Report> {
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const port = await getPort();
  const { args, ...options } = shellOptions();
  const context = await chromium.launchPersistentContext('', {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    if (isMember) await enterSession(context, site);
    const flags = [
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
    ];
    // At a low priority, because Lighthouse reads its trace on the cores that the page needs.
    const command = ['-n', '19', process.execPath, program, site.url + path, ...flags];
    const { stdout } = await run('nice', command, { maxBuffer: 64 * 2 ** 20 });
    return JSON.parse(stdout) as Report;
  } finally {
    await context.close();
  }
}

export async function runLighthouse(runs: number, only = ''): Promise<Figure[]> {
  const nginx = ensureNginx();
  if (!nginx) throw new Error('Lighthouse needs nginx: install it, or choose other parts.');
  const site = await startBehindNginx(nginx, 0);
  const reports = new Map<string, Report[]>();
  try {
    // Each run visits all addresses, so that a minute in which the machine is slow counts once for each.
    for (let at = 0; at < runs; at++) {
      for (const { addresses, isMember } of areas) {
        for (const path of addresses.filter((address) => address.includes(only))) {
          const taken = reports.get(path) ?? [];
          reports.set(path, [...taken, await audit(path, site, isMember)]);
        }
      }
    }
  } finally {
    await site.close();
  }
  const speeds = [...reports.values()].flat().map(({ environment }) => environment.benchmarkIndex);
  console.log(
    `Lighthouse's index of this machine: ${Math.min(...speeds)} to ${Math.max(...speeds)}`,
  );
  return areas.flatMap(({ addresses, performance }) =>
    addresses.flatMap((path) => {
      const taken = reports.get(path) ?? [];
      if (taken.length === 0) return [];
      return categories.map((category) => {
        const ours = taken.map((one) => (one.categories[category].score ?? 0) * 100);
        const other = ours.map(() => 100);
        const what = `Lighthouse ${category} of ${path}`;
        const wanted = category === 'performance' ? performance : 100;
        return atLeast({ what, against: '100', unit: 'points', ours, other }, wanted);
      });
    }),
  );
}
