/**
 * Adds pictures of all states of all screens to the built Storybook, in both themes at both widths: one
 * sheet for each screen and look. Unlike baselines, they are only to be looked at. A state without a
 * picture stays live on its page. `--filter TEXT` takes pictures only of the story files whose path
 * contains TEXT, and keeps those of an earlier run.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { picturesKept, root, sheetsDir } from './baselines.ts';
import { lookNames, type LookName } from './modes.ts';
import { folderOf, pictureFile } from './names.ts';
import { sheetAddress, sheetsFile, type Place, type Sheet } from './sheetFile.ts';
import { ensureChromium } from '../runner/chromium.ts';
import { runVitest } from '../runner/runVitest.ts';

const builtDir = join(root, 'storybook-static');

/** The maximum width of a picture in px: enough for a tile on a high-density screen. */
const maxWidth = 960;

/** The maximum height of a picture before scaling, in px; the rest is to be seen in the story. */
const maxHeight = 1000;

/** The side of WebP's blocks in px. */
const block = 16;

/** Returns the next position that shares no block with what ends at `px`, which would shine through. */
const after = (px: number) => (Math.ceil(px / block) + 1) * block;

/** The maximum height of a sheet in px; WebP allows 16383. */
const maxSheetHeight = 16_000;

/** Returns a picture as it is on its sheet. */
async function scaled(picture: Sharp, scale: number) {
  const { width, height } = await picture.metadata();
  return picture
    .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
    .resize({ width: Math.round(width * scale) })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

/** Writes a sheet: its pictures below each other, in as many columns as its height needs. */
async function writeSheet(address: string, look: LookName, ids: readonly string[]): Promise<Sheet> {
  const pictureOf = (id: string) => sharp(join(sheetsDir, pictureFile(look, id)));
  const originals = await Promise.all(ids.map((id) => pictureOf(id).metadata()));
  const scale = Math.min(1, maxWidth / Math.max(...originals.map(({ width }) => width)));
  const places: Record<string, Place> = {};
  const inputs: { input: Buffer; left: number; top: number }[] = [];
  const size = { width: 0, height: 0 };
  let [left, top] = [0, 0];
  for (const id of ids) {
    const { data: input, info } = await scaled(pictureOf(id), scale);
    if (top + info.height > maxSheetHeight) [left, top] = [after(size.width), 0];
    places[id] = { left, top, width: info.width, height: info.height };
    inputs.push({ input, left, top });
    size.width = Math.max(size.width, left + info.width);
    size.height = Math.max(size.height, top + info.height);
    top = after(top + info.height);
  }
  const path = join(builtDir, address);
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: { ...size, channels: 4, background: 'transparent' } })
    .composite(inputs)
    .webp({ quality: 75, effort: 5 })
    .toFile(path);
  return { ...size, scale, places };
}

/** Packs the pictures. Resolves with the number of sheets. */
async function writeSheets() {
  const sheets: Record<string, Sheet> = {};
  const pictures = picturesKept(sheetsDir);
  for (const look of lookNames) {
    const ids = pictures
      .filter((file) => file.startsWith(`${folderOf(look)}/`))
      .map((file) => file.slice(folderOf(look).length + 1, -'.png'.length));
    for (const address of new Set(ids.map((id) => sheetAddress(look, id)))) {
      const own = ids.filter((id) => sheetAddress(look, id) === address);
      sheets[address] = await writeSheet(address, look, own);
    }
  }
  writeFileSync(join(builtDir, sheetsFile), JSON.stringify(sheets));
  console.log(`${pictures.length} pictures on ${Object.keys(sheets).length} sheets`);
  return pictures.length;
}

const { values } = parseArgs({ options: { filter: { type: 'string' } } });

ensureChromium();
if (!values.filter) rmSync(sheetsDir, { recursive: true, force: true });
// A state whose picture fails stays live, so a failed run is no error.
runVitest(['--project', 'stories', values.filter ?? 'packages/ui/src/screens'], {
  PICTURES: 'sheets',
  ONLY_PICTURES: 'true',
});
if ((await writeSheets()) === 0) process.exitCode = 1;
