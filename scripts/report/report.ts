import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differencesDir } from '../../visual/baselines.ts';
import type { Outcome } from './outcomes.ts';
import { page } from './page.ts';

export interface StepSummary {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
}

/** What `npm test` leaves for the report. */
export interface TestsPart {
  readonly steps: readonly StepSummary[];
  readonly outcomes: readonly Outcome[];
}

/** A story whose picture is not its baseline; pictures are paths relative to the report. */
export interface Difference {
  readonly id: string;
  readonly mode: string;
  readonly message: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

/** What a run of stories leaves of its pictures. */
export interface PicturesPart {
  readonly passed: number;
  /** How long all took together, in ms; two at a time. */
  readonly ms: number;
  readonly differences: readonly Difference[];
}

export const root = resolve(import.meta.dirname, '../..');
export const reportDir = join(root, 'report');

interface Parts {
  tests: TestsPart;
  pictures: PicturesPart;
}

const fileOf = (part: keyof Parts) => join(reportDir, `${part}.json`);

function read<Part extends keyof Parts>(part: Part): Parts[Part] | undefined {
  if (!existsSync(fileOf(part))) return undefined;
  return JSON.parse(readFileSync(fileOf(part), 'utf8')) as Parts[Part];
}

/** Forgets what an earlier run left of a part. */
export function clear(part: keyof Parts) {
  rmSync(fileOf(part), { force: true });
  if (part === 'pictures') rmSync(differencesDir, { recursive: true, force: true });
}

/** Keeps one part and writes report/index.html from all parts there are. */
export function write<Part extends keyof Parts>(part: Part, value: Parts[Part]) {
  mkdirSync(reportDir, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(value));
  writeFileSync(
    join(reportDir, 'index.html'),
    page({ tests: read('tests'), pictures: read('pictures') }),
  );
}
