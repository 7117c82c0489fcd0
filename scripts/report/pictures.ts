import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { baselinesDir, differencesDir, picturesKept } from '../../visual/baselines.ts';
import { pictureFile, pictureName, type Picture } from '../../visual/names.ts';
import { reportDir, type Difference, type PicturesPart } from './report.ts';

interface VitestReport {
  testResults: { assertionResults: { meta?: { pictures?: Picture[] } }[] }[];
}

/** The pictures that a run of stories has taken, as its JSON report says. */
export function takenPictures(file: string): readonly Picture[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.pictures ?? []),
  );
}

/** Baselines that a run over all stories has not asked for. */
export function leftOver(taken: readonly Picture[], kept: readonly string[] = picturesKept()) {
  const asked = new Set(taken.map(({ mode, id }) => pictureFile(mode, id)));
  return kept.filter((file) => !asked.has(file));
}

/** Where Vitest has left a picture, relative to the report. */
function left(name: string, kind: string) {
  const file = join(differencesDir, `${name}-${kind}.png`);
  return existsSync(file) ? relative(reportDir, file) : undefined;
}

/** A copy of the baseline within the report, relative to it. */
function copied(name: string) {
  const baseline = join(baselinesDir, `${name}.png`);
  if (!existsSync(baseline)) return undefined;
  const file = join(differencesDir, `${name}-before.png`);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(baseline, file);
  return relative(reportDir, file);
}

function difference({ id, mode, message }: Picture): Difference {
  const name = pictureName(mode, id);
  // Of a story without a baseline Vitest calls the picture the reference.
  const [before, after = left(name, 'reference')] = [copied(name), left(name, 'actual')];
  const where = left(name, 'diff');
  return {
    id,
    mode,
    message: stripVTControlCharacters(message),
    ...(before && { before }),
    ...(after && { after }),
    ...(where && { difference: where }),
  };
}

/** What the report shows of the pictures of a run. */
export function picturesPart(taken: readonly Picture[]): PicturesPart {
  const differences = taken.filter(({ message }) => message !== '').map(difference);
  return {
    passed: taken.length - differences.length,
    differences,
    ms: taken.reduce((sum, { ms }) => sum + ms, 0),
  };
}
