import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differencesDir } from '../../visual/baselines.ts';
import type { Finding } from './findings.ts';

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
