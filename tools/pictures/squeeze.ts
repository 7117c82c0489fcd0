import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { baselinesDir, picturesKept } from './baselines.ts';
import { isStepPicture } from './names.ts';

/**
 * Compresses a baseline, because the browser's PNG is a third larger: losslessly, except for steps of
 * journeys. Those show the flow of screens
 * that have exact pictures of their own, so 256 colours have to do: a third of the size. Returns the
 * original if it is smaller.
 */
export async function packed(png: Buffer, file: string): Promise<Buffer> {
  const format = isStepPicture(file)
    ? { palette: true, quality: 90, dither: 0 }
    : { palette: false };
  const smaller = await sharp(png)
    .png({ compressionLevel: 9, ...format })
    .toBuffer();
  return smaller.length < png.length ? smaller : png;
}

/** Compresses the baselines written since `since` (ms since 1970). */
export async function squeeze(since: number) {
  for (const file of picturesKept()) {
    const path = join(baselinesDir, file);
    if (statSync(path).mtimeMs < since) continue;
    writeFileSync(path, await packed(readFileSync(path), file));
  }
}
