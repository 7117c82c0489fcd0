import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { baselinesDir, picturesKept } from '../visual/baselines.ts';

/** Packs the baselines written since `since` (ms of the epoch) as tightly as PNG allows, without loss. */
export async function squeeze(since: number) {
  for (const file of picturesKept()) {
    const path = join(baselinesDir, file);
    if (statSync(path).mtimeMs < since) continue;
    const png = readFileSync(path);
    const packed = await sharp(png).png({ compressionLevel: 9, palette: false }).toBuffer();
    if (packed.length < png.length) writeFileSync(path, packed);
  }
}
