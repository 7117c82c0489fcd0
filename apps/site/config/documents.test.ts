import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryTime, leastText, paidToMembers } from '@cb/ui/domain/figures';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import { expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';
import { staticFrame, themeColors } from './staticFrame.ts';

const root = join(import.meta.dirname, '..');
const publicFile = (path: string) => readFileSync(join(root, 'public', path));
const settings = readSettings(join(root, 'site.config.json'));
const documents = readdirSync(root).filter((file) => file.endsWith('.html'));

const manifest = JSON.parse(publicFile('site.webmanifest').toString());
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

/** Returns a document as it is built. */
const builtDocument = (file: string) =>
  staticFrame(settings).transformIndexHtml.handler(readFileSync(join(root, file), 'utf8'), {});

test.each(documents)('%s has its title and description for link previews', (file) => {
  const html = builtDocument(file);
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  const [, description] = /<meta\s+name="description"\s+content="([^"]+)"/.exec(html) ?? [];
  const [, head] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  expect(head).toContain(`<meta property="og:title" content="${title}" />`);
  expect(head).toContain(`<meta property="og:description" content="${description}" />`);
});

const texts = documents
  .map(builtDocument)
  .join(' ')
  .replaceAll(/<[^>]*>|\s+/g, ' ')
  .replaceAll(/ +/g, ' ');

test('the documents give 100 CB for a dollar', () => {
  const numberOf = (figure = '') => Number(figure.replaceAll(',', ''));
  const prices = [...texts.matchAll(/([\d,]+) CB (?:\(|= )?\$([\d,]+)/g)];
  expect(prices.length).toBeGreaterThan(5);
  for (const [, cb, dollars] of prices) expect(numberOf(cb)).toBe(numberOf(dollars) * 100);
});

test('the documents state the figures of the screens', () => {
  const figures = texts.match(
    /(?<=from )[\d,]+ CB|[\d-]+ business days|more than \$[\d]+ million/gi,
  );
  expect(new Set(figures)).toEqual(new Set([paidToMembers, leastText.cb, deliveryTime]));
});

test('the bars of a phone’s browser have the green of each theme', () => {
  expect(manifest.theme_color).toBe(light.color.brand.surface);
  expect(themeColors).toEqual({
    light: light.color.brand.surface,
    dark: dark.color.brand.surface,
  });
});

test('the manifest has the actual sizes of the icons', () => {
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(publicFile(src))).toBe(sizes);
});
