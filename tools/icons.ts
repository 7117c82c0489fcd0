import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './runner/chromium.ts';

/** Renders apps/site/icons/*.svg to the sizes that browsers, phones and link previews ask for. */
const root = resolve(import.meta.dirname, '..');
const sources = join(root, 'apps/site/icons');
const target = join(root, 'apps/site/public');
const fontFile = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const font = readFileSync(join(root, 'node_modules', fontFile)).toString('base64');
const style = `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900;
  src: url(data:font/woff2;base64,${font}) } body { margin: 0 } svg { display: block }`;

const pictures = [
  { from: 'maskable', to: 'icons/180', width: 180, height: 180 },
  { from: 'icon', to: 'icons/192', width: 192, height: 192 },
  { from: 'icon', to: 'icons/512', width: 512, height: 512 },
  { from: 'maskable', to: 'icons/maskable-512', width: 512, height: 512 },
  { from: 'social', to: 'social', width: 1200, height: 630 },
];

mkdirSync(join(target, 'icons'), { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { from, to, width, height } of pictures) {
  const drawing = readFileSync(join(sources, `${from}.svg`), 'utf8');
  const size = `svg { width: ${width}px; height: ${height}px }`;
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${style}${size}</style>${drawing}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(target, `${to}.png`), omitBackground: true });
}
await browser.close();
