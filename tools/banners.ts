import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './runner/chromium.ts';

/**
 * Renders apps/site/banners/*.svg to apps/site/public/banners/*.png. Members paste the banners into
 * forums and e-mails, many of which do not support SVG and none of which has our font.
 */
const root = resolve(import.meta.dirname, '..');
const sources = join(root, 'apps/site/banners');
const pictures = join(root, 'apps/site/public/banners');
const fontFile = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const font = readFileSync(join(root, 'node_modules', fontFile)).toString('base64');
const style = `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900;
  src: url(data:font/woff2;base64,${font}) } body { margin: 0 } svg { display: block }`;

mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const name of readdirSync(sources)) {
  const drawing = readFileSync(join(sources, name), 'utf8');
  await page.setContent(`<style>${style}</style>${drawing}`);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('svg').screenshot({ path: join(pictures, name.replace(/svg$/, 'png')) });
}
await browser.close();
