import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { baselinesDir, differencesDir, picturesKept } from '../baselines.ts';
import { pictureFile } from '../names.ts';
import { measure, sizeOfPicture } from './measure.ts';
import { isWrong, leftOver, type Taken } from './pictures.ts';
import type { Finding, PictureResults, Shown } from './report.ts';

interface Folders {
  readonly baselines: string;
  readonly differences: string;
}

const ofProject: Folders = { baselines: baselinesDir, differences: differencesDir };

/** Returns a picture that Vitest has written, if it exists. */
async function left({ differences }: Folders, file: string): Promise<Shown | undefined> {
  const path = join(differences, file);
  return existsSync(path) ? { file, ...(await sizeOfPicture(path)) } : undefined;
}

/** Copies a baseline into the report, so that accepting a picture does not change it. */
function copied(folders: Folders, file: string) {
  const [baseline, copy] = [join(folders.baselines, file), nameOf(file, 'before')];
  if (!existsSync(baseline)) return undefined;
  mkdirSync(dirname(join(folders.differences, copy)), { recursive: true });
  copyFileSync(baseline, join(folders.differences, copy));
  return left(folders, copy);
}

const nameOf = (file: string, kind: string) => file.replace(/\.png$/, `-${kind}.png`);

/** Returns a picture with its baseline and the difference. */
async function findingOf(file: string, message: string, folders: Folders): Promise<Finding> {
  const before = await copied(folders, file);
  // Without a baseline, Vitest names the picture `reference`.
  const after = await left(folders, nameOf(file, before ? 'actual' : 'reference'));
  const found = { file, message, share: 1, ...(before && { before }), ...(after && { after }) };
  if (!after) return { ...found, kind: 'missing' };
  if (!before) return { ...found, kind: 'new' };
  const marked = await left(folders, nameOf(file, 'diff'));
  const path = (picture: Shown) => join(folders.differences, picture.file);
  const change = await measure(path(before), path(after));
  return { ...found, kind: 'changed', ...change, ...(marked && { marked: marked.file }) };
}

/** Collects the findings of a run. `all` is whether it ran all stories. */
export async function resultsOf(
  taken: Taken,
  all: boolean,
  folders = ofProject,
): Promise<PictureResults> {
  const findings: Finding[] = [];
  const wrong = taken.pictures.filter(isWrong);
  // Sequential, because a theme change causes a thousand findings of some MB each in memory.
  for (const { id, mode, message } of wrong) {
    const said = stripVTControlCharacters(message);
    findings.push(await findingOf(pictureFile(mode, id), said, folders));
  }
  for (const file of all ? leftOver(taken, picturesKept(folders.baselines)) : []) {
    findings.push({ ...(await findingOf(file, '', folders)), kind: 'left over' });
  }
  return { equal: taken.pictures.length - wrong.length, findings };
}
