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

/** Returns the coverage of the working copy: the ledger joined with all test sources. */
export function projectSpec(): ProjectSpec {
  const sources = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  const scans = sources.map((file) => scanSource(file, readFileSync(resolve(root, file), 'utf8')));
  const joined = coverage(
    allRequirements(),
    scans.flatMap(({ claims }) => claims),
  );
  return {
    areas: joined.areas,
    problems: [...scans.flatMap((scan) => scan.problems), ...joined.problems],
    journeys: scans.flatMap(({ journeys }) => journeys),
    decisions: readDecisions(readFileSync(list, 'utf8')),
    files: [...specificationFiles(), list, ...sources.map((file) => resolve(root, file))],
  };
}
