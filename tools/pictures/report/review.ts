import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { modeNames, type ModeName } from '../modes.ts';
import { pictureFile } from '../names.ts';
import { packed } from '../squeeze.ts';
import { readResults, testsIn, writeResults, type Finding } from './report.ts';

/** The folders that the report server reads and writes. */
export interface Places {
  /** The report of the last run. */
  readonly report: string;
  readonly baselines: string;
  /** The built Storybook. */
  readonly storybook: string;
}

/** A finding as the page shows it. */
export interface Item extends Finding {
  readonly story: string;
  readonly mode: ModeName;
  /** The story's name in Storybook; `undefined` if the story no longer exists. */
  readonly name?: string;
}

/** The findings of one component, largest difference first. */
export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** The data of the page. */
export interface Review {
  /** Whether the page is served from a working copy, whose baselines it can replace. */
  readonly canAccept: boolean;
  /** The names of the test runners' own reports. */
  readonly tests: readonly string[];
  /** The number of pictures that match their baselines; `undefined` if none were taken. */
  readonly equal?: number;
  readonly groups: readonly Group[];
}

interface IndexEntry {
  readonly title: string;
  readonly name: string;
}

/** The titles and names of Storybook's entries, by id. */
type Index = Readonly<Record<string, IndexEntry>>;

function storyIndex(storybook: string): Index {
  const file = readFileSync(join(storybook, 'index.json'), 'utf8');
  return (JSON.parse(file) as { entries: Index }).entries;
}

/** Returns the story and mode of a baseline. Throws if the file name is invalid. */
function parseFile(file: string) {
  const [, story] = /\/([a-z0-9-]+)\.png$/.exec(file) ?? [];
  const mode = modeNames.find((name) => story && pictureFile(name, story) === file);
  if (!story || !mode) throw new Error(`The report names ${file}, which is no picture’s name.`);
  return { story, mode };
}

/** Returns the prefix that the ids of a component's stories share. */
const componentOf = (story: string) => story.replace(/--.*/, '');

/** Groups findings by component, components and findings by largest difference first. */
function grouped(findings: readonly Finding[], index: Index): readonly Group[] {
  const titles = new Map(Object.entries(index).map(([id, { title }]) => [componentOf(id), title]));
  const items = findings
    .map((finding): Item => {
      const { story, mode } = parseFile(finding.file);
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

/** Returns the current review. */
export function reviewOf({ report, storybook }: Places, canAccept: boolean): Review {
  const pictures = readResults(report);
  const tests = globSync('*/index.html', { cwd: testsIn(report) });
  return {
    canAccept,
    tests: tests.map((file) => basename(dirname(file))).toSorted(),
    ...(pictures && { equal: pictures.equal }),
    groups: grouped(pictures?.findings ?? [], storyIndex(storybook)),
  };
}

/**
 * Replaces baselines with the new pictures, and deletes left-over ones. Throws, before it writes
 * anything, if a file has no finding to accept.
 */
export async function accept(files: readonly string[], { report, baselines }: Places) {
  const findings = readResults(report)?.findings ?? [];
  const accepted = files.map((file) => {
    const finding = findings.find((one) => one.file === file && one.kind !== 'missing');
    if (!finding) throw new Error(`There is nothing to accept under the name ${file}.`);
    parseFile(file);
    return finding;
  });
  for (const { file, kind, after } of accepted) {
    const baseline = join(baselines, file);
    if (kind === 'left over') rmSync(baseline, { force: true });
    else if (after) await replace(baseline, join(report, 'pictures', after.file));
  }
  removeFindings(accepted, report);
}

async function replace(baseline: string, picture: string) {
  const png = await packed(readFileSync(picture));
  mkdirSync(dirname(baseline), { recursive: true });
  writeFileSync(baseline, png);
}

/** Removes accepted findings. Reads the report again, because it may have changed meanwhile. */
function removeFindings(accepted: readonly Finding[], report: string) {
  const { equal, findings } = readResults(report) ?? { equal: 0, findings: [] };
  const done = new Map(accepted.map(({ file, kind }) => [file, kind]));
  const left = findings.filter(({ file }) => !done.has(file));
  const replaced = findings.filter(({ file }) => done.has(file) && done.get(file) !== 'left over');
  writeResults({ equal: equal + replaced.length, findings: left }, report);
}
