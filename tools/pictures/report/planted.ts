import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Size } from '../modes.ts';
import { pictureFile, type Picture } from '../names.ts';
import type { Box } from './measure.ts';

interface Drawn extends Size {
  /** The red rectangle on the grey. */
  readonly red?: Box;
}

/** Creates a grey PNG, compressed as poorly as a browser's. */
export function drawn({ width, height, red }: Drawn) {
  const grey = sharp({ create: { width, height, channels: 3, background: '#777' } });
  const part = red && {
    input: { create: { ...red, channels: 3 as const, background: '#f00' } },
    left: red.left,
    top: red.top,
  };
  return grey
    .composite(part ? [part] : [])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The baseline and the new picture of one story in one mode. */
interface Planted {
  readonly id: string;
  readonly mode: Picture['mode'];
  readonly before?: Drawn;
  readonly after?: Drawn;
}

/** For tests: writes baselines and pictures of a run into a temporary folder. */
export async function planted(pictures: readonly Planted[]) {
  const folder = mkdtempSync(join(tmpdir(), 'cb-report-'));
  const baselines = join(folder, 'baselines');
  const report = join(folder, 'report');
  const differences = join(report, 'pictures');
  async function save(file: string, picture: Drawn | undefined) {
    if (!picture) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawn(picture));
  }
  for (const { id, mode, before, after } of pictures) {
    const file = pictureFile(mode, id);
    await save(join(baselines, file), before);
    const left = file.replace('.png', before ? '-actual.png' : '-reference.png');
    await save(join(differences, left), after);
  }
  return { folder, baselines, report, differences };
}
