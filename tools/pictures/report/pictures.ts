import { readFileSync } from 'node:fs';
import type { JsonTestResults } from 'vitest/node';
import { picturesKept } from '../baselines.ts';
import { pictureFile, type Picture } from '../names.ts';

/** The pictures of a run of stories. */
export interface Taken {
  readonly pictures: readonly Picture[];
  /** Whether all story files ran. If not, left-over baselines cannot be determined. */
  readonly whole: boolean;
}

/** Reads the pictures of a run from its JSON report. */
export function takenPictures(file: string): Taken {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults;
  return {
    pictures: testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => meta.pictures ?? []),
    ),
    whole: testResults.every(({ assertionResults }) => assertionResults.length > 0),
  };
}

/** Returns the baselines that no story of a full run used; none if not all files ran. */
export function leftOver({ pictures, whole }: Taken, kept: readonly string[] = picturesKept()) {
  const asked = new Set(pictures.map(({ mode, id }) => pictureFile(mode, id)));
  return whole ? kept.filter((file) => !asked.has(file)) : [];
}

export const isWrong = ({ message }: Picture) => message !== '';
