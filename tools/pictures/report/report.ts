import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differencesDir } from '../baselines.ts';
import type { Size } from '../modes.ts';
import type { Box } from './measure.ts';

/** The result of one step of `npm test`. */
export interface StepSummary {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
  /** The path of the runner's own report, relative to the report folder. */
  readonly report?: string;
  /** The output of a failed step that has no report of its own. */
  readonly output?: string;
}

/** A picture of the report; `file` is relative to `report/pictures`. */
export interface Shown extends Size {
  readonly file: string;
}

/** A picture to review. */
export interface Finding {
  /** The path of the baseline: `light-wide/components-button--primary.png`. */
  readonly file: string;
  /**
   * `changed`: differs from its baseline. `new`: has no baseline. `missing`: the story gave no
   * stable picture. `left over`: a baseline without a story.
   */
  readonly kind: 'changed' | 'new' | 'missing' | 'left over';
  readonly message: string;
  /** The share of the picture that differs, 0 to 1; 1 if there is nothing to compare. */
  readonly share: number;
  readonly before?: Shown;
  readonly after?: Shown;
  /** The picture with the differences in red; only for two pictures of the same size. */
  readonly marked?: string;
  /** The box of the differences with a margin; only for two pictures. */
  readonly crop?: Box;
}

/** The picture results of a run. */
export interface PicturesPart {
  /** The number of pictures that match their baselines. */
  readonly equal: number;
  readonly findings: readonly Finding[];
}

interface Parts {
  steps: readonly StepSummary[];
  pictures: PicturesPart;
}

/** The port of `npm run report`, unless it is busy. */
export const reportPort = 6007;

export const reportDir = resolve(import.meta.dirname, '../../../report');

const fileOf = (part: keyof Parts, folder: string) => join(folder, `${part}.json`);

/** Reads a part of the last run's report; `undefined` if there is none. */
export function read<Part extends keyof Parts>(
  part: Part,
  folder = reportDir,
): Parts[Part] | undefined {
  const file = fileOf(part, folder);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Parts[Part];
}

/** Deletes a part of an earlier run's report, with its files. */
export function clear(part: keyof Parts) {
  rmSync(fileOf(part, reportDir), { force: true });
  const files = part === 'pictures' ? differencesDir : join(reportDir, 'tests');
  rmSync(files, { recursive: true, force: true });
}

/** Writes a part of the report, for `npm run report`. */
export function write<Part extends keyof Parts>(
  part: Part,
  value: Parts[Part],
  folder = reportDir,
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part, folder), JSON.stringify(value));
}
