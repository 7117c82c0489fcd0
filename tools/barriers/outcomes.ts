import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The outcome of one test. */
export interface Outcome {
  /** The test's file and title. */
  readonly name: string;
  readonly passed: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean }[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the outcomes from Vitest's JSON report. Files that could not run have none. */
export function vitestOutcomes(file: string): readonly Outcome[] {
  const { testResults } = read(file) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: `${basename(name)}: ${fullName}`,
      passed: status === 'passed',
    })),
  );
}

/** Reads the outcomes from Playwright's JSON report. */
export function playwrightOutcomes(file: string): readonly Outcome[] {
  const of = ({ file: spec, specs, suites = [] }: PlaywrightSuite): Outcome[] => [
    ...specs.map(({ title, ok }) => ({ name: `${spec}: ${title}`, passed: ok })),
    ...suites.flatMap(of),
  ];
  return (read(file) as { suites: PlaywrightSuite[] }).suites.flatMap(of);
}
