import { readFileSync } from 'node:fs';

/** The numbers of passed and failed tests. */
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

/** Reads Playwright's JSON report. Flaky tests count as failed. */
export function playwrightCounts(file: string): Counts {
  const { expected, unexpected, flaky } = (read(file) as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** Counts at least one failure if the run failed or ran no tests. */
export function settle(counts: Counts, ok: boolean): Counts {
  const good = ok && counts.failed === 0 && counts.passed > 0;
  return good ? counts : { passed: counts.passed, failed: Math.max(counts.failed, 1) };
}

/** Returns the last line of every test command. */
export const closingLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;
