import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differencesDir } from '../baselines.ts';
import type { Size } from '../modes.ts';
import type { Box } from './measure.ts';

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
  /** The file with the differences in red; only for two pictures of the same size. */
  readonly marked?: string;
  /** The box of the differences with a margin; only for two pictures. */
  readonly crop?: Box;
}

/** The picture results of a run. */
export interface PictureResults {
  /** The number of pictures that match their baselines. */
  readonly equal: number;
  readonly findings: readonly Finding[];
}

/** The port of `npm run report`, unless it is busy. */
export const reportPort = 6007;

export const reportDir = resolve(import.meta.dirname, '../../../report');

/** The folder of the test runners' own reports, in a report folder. */
export const testsIn = (folder: string) => join(folder, 'tests');

const resultsIn = (folder: string) => join(folder, 'pictures.json');

/** Reads the picture results of the last run; `undefined` if there are none. */
export function readResults(folder = reportDir): PictureResults | undefined {
  const file = resultsIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureResults) : undefined;
}

/** Writes the picture results of a run, for `npm run report`. */
export function writeResults(results: PictureResults, folder = reportDir) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resultsIn(folder), JSON.stringify(results));
}

/** Deletes the pictures of an earlier run. */
export function clearPictures() {
  for (const path of [resultsIn(reportDir), differencesDir]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** Deletes the reports of an earlier run's test runners. */
export const clearTests = () => rmSync(testsIn(reportDir), { recursive: true, force: true });
