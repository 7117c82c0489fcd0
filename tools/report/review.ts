import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modeNames, type ModeName } from '../../.storybook/modes.ts';
import { pictureFile } from '../visual/names.ts';
import { packed } from '../visual/squeeze.ts';
import { type Finding, read, write, type StepSummary } from './report.ts';

/** Where the server of the report finds things, and where it writes. */
export interface Places {
  /** What the last run has left. */
  readonly report: string;
  readonly baselines: string;
  /** The built Storybook. */
  readonly storybook: string;
}

/** A finding as the page shows it. */
export interface Item extends Finding {
  readonly story: string;
  readonly mode: ModeName;
  /** The story's name in Storybook; `undefined` for a story that is no more. */
  readonly name?: string;
}

/** The findings of one component, the largest difference first. */
export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Everything the page shows. */
export interface Review {
  /** What `npm test` ran; empty after a run over pictures alone. */
  readonly steps: readonly StepSummary[];
  /** How many pictures are as their baselines; `undefined` where none were taken. */
  readonly equal?: number;
  readonly groups: readonly Group[];
}

interface IndexEntry {
  readonly title: string;
  readonly name: string;
}

/** Titles and names of Storybook's entries, by id. */
type Index = Readonly<Record<string, IndexEntry>>;

function storyIndex(storybook: string): Index {
  const file = readFileSync(join(storybook, 'index.json'), 'utf8');
  return (JSON.parse(file) as { entries: Index }).entries;
}

/** The story and the mode of a baseline; throws for a name that no baseline has. */
function partsOf(file: string) {
  const [, story] = /\/([a-z0-9-]+)\.png$/.exec(file) ?? [];
  const mode = modeNames.find((name) => story && pictureFile(name, story) === file);
  if (!story || !mode) throw new Error(`The report names ${file}, which is no picture’s name.`);
  return { story, mode };
}

/** What the ids of all stories of a component begin with. */
const componentOf = (story: string) => story.replace(/--.*/, '');

/** By component, the one with the largest difference first; in each the largest first. */
export function grouped(findings: readonly Finding[], index: Index): readonly Group[] {
  const titles = new Map(Object.entries(index).map(([id, { title }]) => [componentOf(id), title]));
  const items = findings
    .map((finding): Item => {
      const { story, mode } = partsOf(finding.file);
      const name = index[story]?.name;
      return { ...finding, story, mode, ...(name && { name }) };
    })
    .toSorted((one, other) => other.share - one.share || one.file.localeCompare(other.file));
  const components = [...new Set(items.map(({ story }) => componentOf(story)))];
  return components.map((component) => ({
    title: titles.get(component) ?? component,
    items: items.filter(({ story }) => componentOf(story) === component),
  }));
}

/** What there is to look at now. */
export function reviewOf({ report, storybook }: Places): Review {
  const pictures = read('pictures', report);
  return {
    steps: read('steps', report) ?? [],
    ...(pictures && { equal: pictures.equal }),
    groups: grouped(pictures?.findings ?? [], storyIndex(storybook)),
  };
}

/** A name under which the report has nothing to accept. */
export class UnknownPicture extends Error {}

/**
 * Makes the pictures that were taken the baselines, and deletes those left over. Throws, before
 * anything is written, when one of the names is not the report's or has no picture to accept.
 */
export async function accept(files: readonly string[], { report, baselines }: Places) {
  const findings = read('pictures', report)?.findings ?? [];
  const accepted = files.map((file) => {
    const finding = findings.find((one) => one.file === file && one.kind !== 'missing');
    if (!finding) throw new UnknownPicture(`There is nothing to accept under the name ${file}.`);
    partsOf(file);
    return finding;
  });
  for (const { file, kind, after } of accepted) {
    const baseline = join(baselines, file);
    if (kind === 'left over') rmSync(baseline, { force: true });
    else if (after) await replace(baseline, join(report, 'pictures', after.file));
  }
  forget(accepted, report);
}

async function replace(baseline: string, picture: string) {
  const png = await packed(readFileSync(picture));
  mkdirSync(dirname(baseline), { recursive: true });
  writeFileSync(baseline, png);
}

/** Takes out of the report what has been accepted. It is read anew: more may have been, meanwhile. */
function forget(accepted: readonly Finding[], report: string) {
  const { equal, findings } = read('pictures', report) ?? { equal: 0, findings: [] };
  const done = new Map(accepted.map(({ file, kind }) => [file, kind]));
  const left = findings.filter(({ file }) => !done.has(file));
  const replaced = findings.filter(({ file }) => done.has(file) && done.get(file) !== 'left over');
  write('pictures', { equal: equal + replaced.length, findings: left }, report);
}
