import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { demoLogin, enterSession, expect, test } from './site.ts';

/** Opens an address. Resolves with the compressed kB of script that it has fetched when it is idle. */
async function scriptOf(page: Page, address: string) {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  return bodies.reduce((sum, body) => sum + gzipSync(body).length / 1000, 0);
}

// Raising one needs a reason in the commit.
test(
  'the login loads at most 120 kB of script',
  { tag: ['@smoke', '@chromium'] },
  async ({ page }) => {
    expect(await scriptOf(page, '/home/login')).toBeLessThan(120);
  },
);

test(
  "a member's page loads at most 235 kB of script",
  { tag: ['@smoke', '@chromium'] },
  async ({ page, context, site }) => {
    await enterSession(context, site);
    expect(await scriptOf(page, '/dashboard/surveys')).toBeLessThan(235);
  },
);

test('the site has no code or data for development', { tag: ['@smoke', '@chromium'] }, () => {
  const dist = 'apps/site/dist';
  const files = globSync('**/*.{html,js,css,json,map,webmanifest}', { cwd: dist });
  const text = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  expect(files).toContain('index.html');
  expect(files.filter((file) => /mockServiceWorker|[.]map$/.test(file))).toEqual([]);
  for (const marker of [/mockServiceWorker/i, /\bmsw\b/i, /storybook/i, /\bvitest\b/i]) {
    expect(text).not.toMatch(marker);
  }
  expect(text).not.toContain(demoLogin.password);
});

test('a source map names the file of a text', { tag: ['@smoke', '@chromium'] }, () => {
  const text = 'Turn spare minutes';
  const [file = ''] = globSync('apps/site/dist/assets/start-*.js');
  const map = `${file.replace('dist', 'dist-private/maps')}.map`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes(text));
  const column = lines[line]?.indexOf(text) ?? 0;
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line, column);
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/LandingScreen[.]tsx$/) });
});
