import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { baselinesDir, differencesDir, picturesKept } from '../visual/baselines.ts';
import { pictureFile } from '../visual/names.ts';
import { measure, sizeOfPicture } from './measure.ts';
import { isWrong, leftOver, type Taken } from './pictures.ts';
import type { Finding, PicturesPart, Shown } from './report.ts';

interface Folders {
  readonly baselines: string;
  readonly differences: string;
}

const ofProject: Folders = { baselines: baselinesDir, differences: differencesDir };

/** A picture that Vitest has left, where it has. */
async function left({ differences }: Folders, file: string): Promise<Shown | undefined> {
  const path = join(differences, file);
  return existsSync(path) ? { file, ...(await sizeOfPicture(path)) } : undefined;
}

/** A copy of a baseline, which stays as it was when another is accepted. */
function copied(folders: Folders, file: string) {
  const [baseline, copy] = [join(folders.baselines, file), nameOf(file, 'before')];
  if (!existsSync(baseline)) return undefined;
  mkdirSync(dirname(join(folders.differences, copy)), { recursive: true });
  copyFileSync(baseline, join(folders.differences, copy));
  return left(folders, copy);
}

const nameOf = (file: string, kind: string) => file.replace(/\.png$/, `-${kind}.png`);

/** One picture beside what it should be. */
async function findingOf(file: string, message: string, folders: Folders): Promise<Finding> {
  const before = await copied(folders, file);
  // Vitest calls the picture of a story without a baseline the reference.
  const after = await left(folders, nameOf(file, before ? 'actual' : 'reference'));
  const found = { file, message, share: 1, ...(before && { before }), ...(after && { after }) };
  if (!after) return { ...found, kind: 'missing' };
  if (!before) return { ...found, kind: 'new' };
  const marked = await left(folders, nameOf(file, 'diff'));
  const path = (picture: Shown) => join(folders.differences, picture.file);
  const change = await measure(path(before), path(after));
  return { ...found, kind: 'changed', ...change, ...(marked && { marked: marked.file }) };
}

/** What the report shows of the pictures of a run; `all` where the run was over all stories. */
export async function picturesPart(
  taken: Taken,
  all: boolean,
  folders = ofProject,
): Promise<PicturesPart> {
  const findings: Finding[] = [];
  const wrong = taken.pictures.filter(isWrong);
  // One after the other: a change of theme makes a thousand of them, some MB each while they are open.
  for (const { id, mode, message } of wrong) {
    const said = stripVTControlCharacters(message);
    findings.push(await findingOf(pictureFile(mode, id), said, folders));
  }
  for (const file of all ? leftOver(taken, picturesKept(folders.baselines)) : []) {
    findings.push({ ...(await findingOf(file, '', folders)), kind: 'left over' });
  }
  return { equal: taken.pictures.length - wrong.length, findings };
}
