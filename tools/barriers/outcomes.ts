import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What came of one test. */
export interface Outcome {
  /** Its file and its title. */
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

/** The tests of Vitest's JSON report; none of a file that could not run. */
export function vitestOutcomes(file: string): readonly Outcome[] {
  const { testResults } = read(file) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: `${basename(name)}: ${fullName}`,
      passed: status === 'passed',
    })),
  );
}

/** The tests of Playwright's JSON report. */
export function playwrightOutcomes(file: string): readonly Outcome[] {
  const of = ({ file: spec, specs, suites = [] }: PlaywrightSuite): Outcome[] => [
    ...specs.map(({ title, ok }) => ({ name: `${spec}: ${title}`, passed: ok })),
    ...suites.flatMap(of),
  ];
  return (read(file) as { suites: PlaywrightSuite[] }).suites.flatMap(of);
}
