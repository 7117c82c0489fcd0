import { readFileSync } from 'node:fs';

/** How many tests of a run passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads Vitest's JSON report. */
export function vitestCounts(file: string): Counts {
  const report = read(file) as VitestReport;
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads Playwright's JSON report; a test that passed only when repeated has failed. */
export function playwrightCounts(file: string): Counts {
  const { expected, unexpected, flaky } = (read(file) as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** A run counts as one failure at least when it did not end well or tested nothing. */
export function settle(counts: Counts, ok: boolean): Counts {
  const good = ok && counts.failed === 0 && counts.passed > 0;
  return good ? counts : { passed: counts.passed, failed: Math.max(counts.failed, 1) };
}

/** The line that closes every test command. */
export const closingLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;
