import { readFileSync } from 'node:fs';
import { picturesKept } from '../visual/baselines.ts';
import { pictureFile, type Picture } from '../visual/names.ts';

interface VitestReport {
  testResults: { assertionResults: { meta?: { pictures?: Picture[] } }[] }[];
}

/** What a run of stories says of its pictures. */
export interface Taken {
  readonly pictures: readonly Picture[];
  /** Whether every file with stories could be run; else nobody can say which pictures are left over. */
  readonly whole: boolean;
}

/** The pictures that a run of stories has taken, as its JSON report says. */
export function takenPictures(file: string): Taken {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return {
    pictures: testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => meta?.pictures ?? []),
    ),
    whole: testResults.every(({ assertionResults }) => assertionResults.length > 0),
  };
}

/** Baselines that a run over all stories has not asked for; none where not all could be run. */
export function leftOver({ pictures, whole }: Taken, kept: readonly string[] = picturesKept()) {
  const asked = new Set(pictures.map(({ mode, id }) => pictureFile(mode, id)));
  return whole ? kept.filter((file) => !asked.has(file)) : [];
}

export const isWrong = ({ message }: Picture) => message !== '';
