import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scanSource, type JourneyStory } from './claims.ts';
import { coverage, type Coverage } from './coverage.ts';
import { readDecisions, type Decision } from './decisions.ts';
import { allRequirements, specificationFiles } from './ledger.ts';

const root = resolve(import.meta.dirname, '../..');
const list = resolve(root, 'docs/decisions/product.md');

/** The files whose tests may show requirements. */
const testFiles = [
  '{packages,apps}/*/{src,test}/**/*.{test,stories}.{ts,tsx}',
  '{mocks,tools,.storybook}/**/*.test.{ts,tsx}',
  '.storybook/journeys/*.stories.tsx',
  'e2e/**/*.spec.ts',
];

export interface ProjectSpec extends Coverage {
  /** The absolute paths of all files the result depends on. */
  readonly files: readonly string[];
  readonly decisions: readonly Decision[];
  readonly journeys: readonly JourneyStory[];
}

/** The scans by source: Storybook asks for the coverage several times in a build. */
const scans = new Map<string, ReturnType<typeof scanSource>>();

function scan(file: string) {
  const code = readFileSync(resolve(root, file), 'utf8');
  const source = `${file}\n${code}`;
  const found = scans.get(source) ?? scanSource(file, code);
  scans.set(source, found);
  return found;
}

/** Returns the coverage of the working copy: the ledger joined with all test sources. */
export function projectSpec(): ProjectSpec {
  const sources = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  const scanned = sources.map(scan);
  const joined = coverage(
    allRequirements(),
    scanned.flatMap(({ claims }) => claims),
  );
  return {
    areas: joined.areas,
    problems: [...scanned.flatMap(({ problems }) => problems), ...joined.problems],
    journeys: scanned.flatMap(({ journeys }) => journeys),
    decisions: readDecisions(readFileSync(list, 'utf8')),
    files: [...specificationFiles(), list, ...sources.map((file) => resolve(root, file))],
  };
}
