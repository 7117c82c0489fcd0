import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicModules } from '../build/publicModules.ts';
import { run, test } from './packed.ts';

test('publint finds nothing', async ({ tarball }) => {
  await run('publint', ['run', tarball, '--strict']);
});

test('holds what it is made of, and no stories, tests or data for them', async ({ tarball }) => {
  const files = (await run('tar', ['-tzf', tarball])).trim().split('\n');
  expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE']));
  const itsOwn = /\.(?:js|css|d\.ts)$|^package\/(?:README\.md|LICENSE|package\.json)$/;
  expect(files.filter((file) => !itsOwn.test(file))).toEqual([]);
  expect(files.filter((file) => /stories|fixtures|\.test\./.test(file))).toEqual([]);
});

const entries = [...publicModules.keys()];

for (const folder of new Set(entries.map((name) => name.split('/')[0] ?? ''))) {
  test(`every entry of ${folder} has types that resolve`, async ({ tarball }) => {
    const names = entries.filter((name) => name.split('/')[0] === folder);
    const options = ['--profile', 'esm-only', '--format', 'ascii'];
    await run('attw', [tarball, ...options, '--entrypoints', ...names]);
  });
}

/** The beginnings of the names of entries: `components`, `screens/Store`. */
const parts = new Set(entries.map((name) => /^(?:screens\/)?[^/]+/.exec(name)?.[0] ?? name));

for (const part of parts) {
  test(`every entry of ${part} keeps to its size`, async ({ built }) => {
    await run('size-limit', ['--silent'], join(built, '..'), { ENTRIES: part });
  });
}

test('types hold in an app that checks those of its libraries, too', async ({ app }) => {
  await run('tsc', ['-p', app]);
});

/** Collects the errors of a page while it is open. */
function problemsOf(page: Page) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  page.on('requestfailed', (request) => problems.push(request.url()));
  page.on('response', (response) => response.ok() || problems.push(response.url()));
  return problems;
}

/** Returns a colour token of a theme from the package that the app has installed. */
function colourIn(app: string, theme: 'light' | 'dark', token: string) {
  const css = readFileSync(join(app, `node_modules/@cb/ui/theme/${theme}.css`), 'utf8');
  const [, hex = ''] = new RegExp(`--cb-color-${token}: #(\\w{6});`).exec(css) ?? [];
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

test('an app outside of the workspace shows a screen in both themes', async ({
  app,
  appUrl,
  page,
}) => {
  const colour = (theme: 'light' | 'dark', token: string) => colourIn(app, theme, token);
  const problems = problemsOf(page);
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response.url());
  });

  await page.goto(appUrl);
  const login = page.getByRole('button', { name: 'Login' });
  expect(colour('light', 'surface-page')).not.toBe(colour('dark', 'surface-page'));
  for (const theme of ['light', 'dark'] as const) {
    await page.getByRole('radio', { name: theme }).check({ force: true });
    await expect(page.locator('body')).toHaveCSS('background-color', colour(theme, 'surface-page'));
    await expect(login).toHaveCSS('background-color', colour(theme, 'accent-solid'));
    await expect(login).toHaveCSS('color', colour(theme, 'text-onAccent'));
  }
  await expect
    .poll(() => fonts)
    .toContainEqual(expect.stringMatching(/^http.*figtree-latin-wght-normal.*[.]woff2$/));
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
