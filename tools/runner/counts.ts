import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** The numbers of passed and failed tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A test's name, and its duration in ms. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** The content of a test runner's JSON report. */
export interface TestResults {
  readonly counts: Counts;
  readonly times: readonly Timed[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads Vitest's JSON report. */
export function vitestResults(file: string): TestResults {
  const { numPassedTests, numFailedTests, testResults } = read(file) as JsonTestResults;
  return {
    counts: { passed: numPassedTests, failed: numFailedTests },
    times: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    ),
  };
}

/** Reads Playwright's JSON report. Flaky tests count as failed. */
export function playwrightResults(file: string): TestResults {
  const { stats, suites } = read(file) as JSONReport;
  const timesOf = ({ specs, suites: inner = [] }: JSONReportSuite): Timed[] => [
    ...specs.map(({ title, tests }) => ({
      name: title,
      ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    ...inner.flatMap(timesOf),
  ];
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky },
    times: suites.flatMap(timesOf),
  };
}

/** Counts at least one failure if the run failed or ran no tests. */
export function settle(counts: Counts, ok: boolean): Counts {
  const good = ok && counts.failed === 0 && counts.passed > 0;
  return good ? counts : { passed: counts.passed, failed: Math.max(counts.failed, 1) };
}

/** Returns the last line of every test command. */
export const closingLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;
