/**
 * Renders drawings of apps/site to apps/site/public, with our font: banners, which members paste into
 * forums and e-mails that support no SVG, and icons in the sizes that browsers, phones and link
 * previews ask for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');
const site = join(root, 'apps/site');
const fontFile = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const font = readFileSync(join(root, 'node_modules', fontFile)).toString('base64');
const style = `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900;
  src: url(data:font/woff2;base64,${font}) } body { margin: 0 } svg { display: block }`;

const banners = readdirSync(join(site, 'invites')).map((file) => ({
  from: `invites/${file}`,
  to: `invites/${file.replace(/svg$/, 'png')}`,
  sizeStyle: '',
}));
const icons = [
  ['maskable', 'icons/180', 180, 180],
  ['icon', 'icons/192', 192, 192],
  ['icon', 'icons/512', 512, 512],
  ['maskable', 'icons/maskable-512', 512, 512],
  ['social', 'social', 1200, 630],
].map(([from, to, width, height]) => ({
  from: `icons/${from}.svg`,
  to: `${to}.png`,
  sizeStyle: `svg { width: ${width}px; height: ${height}px }`,
}));

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { from, to, sizeStyle } of [...banners, ...icons]) {
  const drawing = readFileSync(join(site, from), 'utf8');
  await page.setContent(`<style>${style}${sizeStyle}</style>${drawing}`);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('svg').screenshot({ path: join(site, 'public', to), omitBackground: true });
}
await browser.close();
