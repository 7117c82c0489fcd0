import { chromium, type Page } from '@playwright/test';
import { startServer } from '@cb/mocks/serve/server';
import { build } from 'vite';
import { memberAddresses, publicAddresses } from '../../e2e/addresses.ts';
import { enterSession } from '../../e2e/site.ts';
import { shellOptions } from '../chromium.ts';

// Without it, Vite builds for development.
process.env['NODE_ENV'] = 'production';

/** The addresses of the site, with the targets that differ between its areas. */
export const routes = [
  ...publicAddresses.map((path) => ({ path, isMember: false, performance: 99, files: 12 })),
  ...memberAddresses.map((path) => ({ path, isMember: true, performance: 95, files: 25 })),
];

/** A line of the printed table. */
export interface Figure {
  readonly measure: string;
  readonly result: string;
  readonly target: string;
  readonly met: boolean;
}

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

type Measure<T> = (page: Page, url: string) => Promise<T>;

/** Runs `measure` in a new browser, so that no visit uses the caches of another, on a fresh backend. */
export async function onSite<T>(isMember: boolean, measure: Measure<T>): Promise<T> {
  const site = await startServer({ dist: 'apps/site/dist' });
  const browser = await chromium.launch(shellOptions());
  // A service worker would respond to requests that the measurements intercept.
  const options = { reducedMotion: 'reduce', serviceWorkers: 'block', bypassCSP: true } as const;
  const context = await browser.newContext(options);
  if (isMember) await enterSession(context, site);
  const measured = await measure(await context.newPage(), site.url);
  await Promise.all([browser.close(), site.close()]);
  return measured;
}

/** Builds a module of the repository with all that it imports, as one script. */
export async function bundle(input: string): Promise<string> {
  const rolldownOptions = { input, output: { codeSplitting: false } };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}
