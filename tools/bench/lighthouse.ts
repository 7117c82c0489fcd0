import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningServer } from '@cb/mocks/serve/server';
import { chromium } from '@playwright/test';
import { ensureNginx, startBehindNginx } from '../../e2e/nginx.ts';
import { enterSession, pickPort } from '../../e2e/site.ts';
import { shellOptions } from '../chromium.ts';
import { median, routes, type Figure } from './site.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly categories: Record<(typeof categories)[number], { readonly score: number | null }>;
}

const run = promisify(execFile);

/** Runs Lighthouse as a phone in a new browser, without connections or caches of other runs. */
async function audit(path: string, site: RunningServer, isMember: boolean): Promise<Report> {
  const port = await pickPort(0);
  const { args, ...options } = shellOptions();
  const context = await chromium.launchPersistentContext('', {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  if (isMember) await enterSession(context, site);
  // At a low priority, because Lighthouse processes its trace on the cores that the page needs.
  const command = ['-n', '19', 'tools/bench/node_modules/.bin/lighthouse', site.url + path];
  const flags = [`--port=${port}`, '--output=json', `--only-categories=${categories.join(',')}`];
  const { stdout } = await run('nice', [...command, ...flags], { maxBuffer: 64 * 2 ** 20 });
  await context.close();
  return JSON.parse(stdout) as Report;
}

/** Audits the routes that contain `only`, through Debian's nginx with the configuration of `deploy`. */
export async function runLighthouse(runs: number, only: string): Promise<Figure[]> {
  const nginx = ensureNginx();
  if (!nginx) throw new Error('Lighthouse needs nginx: install it, or choose other parts.');
  const site = await startBehindNginx(nginx, 0);
  const figures: Figure[] = [];
  try {
    for (const { path, isMember, performance } of routes) {
      if (!path.includes(only)) continue;
      const reports: Report[] = [];
      for (let index = 0; index < runs; index++) reports.push(await audit(path, site, isMember));
      const scores = categories.map((category) =>
        median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))),
      );
      const wanted = [performance, 100, 100, 100];
      figures.push({
        measure: `Lighthouse of ${path}`,
        result: scores.join(', '),
        target: wanted.join(', '),
        met: scores.every((score, index) => score >= (wanted[index] ?? 0)),
      });
    }
  } finally {
    await site.close();
  }
  return figures;
}
