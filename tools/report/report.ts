import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differencesDir } from '../visual/baselines.ts';
import type { Size } from '../../.storybook/modes.ts';
import type { Box } from './measure.ts';

/** One stage of `npm test`, when it has ended. */
export interface StepSummary {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
  /** Where the runner's own report is, below the folder of the report. */
  readonly report?: string;
  /** What a stage without a report of its own has written, where it failed. */
  readonly output?: string;
}

/** A picture of the report: its file below `report/pictures`. */
export interface Shown extends Size {
  readonly file: string;
}

/** A picture that a person has to look at. */
export interface Finding {
  /** Of the baseline, below the folder of all: `light-wide/components-button--primary.png`. */
  readonly file: string;
  /**
   * `changed`: it is not as its baseline. `new`: it has none. `missing`: the story gave no picture
   * that stood still. `left over`: a baseline that no story asks for.
   */
  readonly kind: 'changed' | 'new' | 'missing' | 'left over';
  readonly message: string;
  /** How much of the picture differs, 0 to 1; all of it where there is nothing to compare. */
  readonly share: number;
  readonly before?: Shown;
  readonly after?: Shown;
  /** The picture with what differs in red; only of two pictures of the same size. */
  readonly marked?: string;
  /** What differs and some of what is around it; only of two pictures. */
  readonly crop?: Box;
}

/** What a run of stories leaves of its pictures. */
export interface PicturesPart {
  /** How many are as their baselines. */
  readonly equal: number;
  readonly findings: readonly Finding[];
}

interface Parts {
  steps: readonly StepSummary[];
  pictures: PicturesPart;
}

/** Where `npm run report` serves, unless something else does. */
export const reportPort = 6007;

export const reportDir = resolve(import.meta.dirname, '../../report');

const fileOf = (part: keyof Parts, folder: string) => join(folder, `${part}.json`);

/** What the last run has left of a part; `undefined` where it has left none. */
export function read<Part extends keyof Parts>(
  part: Part,
  folder = reportDir,
): Parts[Part] | undefined {
  const file = fileOf(part, folder);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Parts[Part];
}

/** Forgets what an earlier run left of a part. */
export function clear(part: keyof Parts) {
  rmSync(fileOf(part, reportDir), { force: true });
  const files = part === 'pictures' ? differencesDir : join(reportDir, 'tests');
  rmSync(files, { recursive: true, force: true });
}

/** Keeps one part for `npm run report`. */
export function write<Part extends keyof Parts>(
  part: Part,
  value: Parts[Part],
  folder = reportDir,
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part, folder), JSON.stringify(value));
}
