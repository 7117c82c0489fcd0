import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import { expect, test } from 'vitest';
import { themeColors } from './staticFrame.ts';

const root = join(import.meta.dirname, '..');
const publicFile = (path: string) => readFileSync(join(root, 'public', path));
const documents = readdirSync(root).filter((file) => file.endsWith('.html'));

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test.each(documents)('%s has a description for link previews', (file) => {
  const html = readFileSync(join(root, file), 'utf8');
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/name="description"\s+content="[^"]+"/);
});

test('a phone’s tab bar has the green of each theme', () => {
  expect(themeColors).toEqual({
    light: light.color.brand.surface,
    dark: dark.color.brand.surface,
  });
});

test('the manifest has the actual sizes of the icons', () => {
  const manifest = JSON.parse(publicFile('site.webmanifest').toString());
  for (const { src, sizes } of manifest.icons) expect(sizeOf(publicFile(src))).toBe(sizes);
  expect(manifest.theme_color).toBe(themeColors.light);
});

test('the picture for link previews has the size in its tags', () => {
  expect(sizeOf(publicFile('social.png'))).toBe('1200x630');
});
