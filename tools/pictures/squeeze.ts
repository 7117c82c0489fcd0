import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { baselinesDir, picturesKept } from './baselines.ts';

/**
 * Compresses a baseline losslessly, because the browser's PNG is a third larger. Returns the original
 * if it is smaller.
 */
export async function packed(png: Buffer): Promise<Buffer> {
  const smaller = await sharp(png).png({ compressionLevel: 9, palette: false }).toBuffer();
  return smaller.length < png.length ? smaller : png;
}

/** Compresses the baselines written since `since` (ms since 1970). */
export async function squeeze(since: number) {
  for (const file of picturesKept()) {
    const path = join(baselinesDir, file);
    if (statSync(path).mtimeMs < since) continue;
    writeFileSync(path, await packed(readFileSync(path)));
  }
}
