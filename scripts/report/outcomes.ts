import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** One test, as a report shows it. */
export interface Outcome {
  /** The story's component, or the file of the test. */
  readonly group: string;
  readonly name: string;
  /** Storybook's id of the story that the test belongs to. */
  readonly story?: string;
  readonly passed: boolean;
  /** What went wrong; empty for a test that passed. */
  readonly message: string;
  /** Rules of accessibility that the story breaks, in axe's words. */
  readonly violations: readonly string[];
}

interface A11yReport {
  type: string;
  result?: { violations?: { help: string }[] };
}

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[] | null;
      meta?: { storyId?: string; reports?: A11yReport[] };
    }[];
  }[];
}

/** The tests of a Vitest JSON report; a file that could not run at all is an outcome of its own. */
export function vitestOutcomes(file: string, root: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const group = name.replace(`${root}/`, '');
    if (assertionResults.length === 0) {
      return [{ group, name: 'The file itself', passed: false, message, violations: [] }];
    }
    return assertionResults.map(({ ancestorTitles, title, status, failureMessages, meta }) => ({
      group,
      name: [...ancestorTitles, title].map((part) => part.trim()).join(' › '),
      ...(meta?.storyId && { story: meta.storyId.split(':')[0] ?? meta.storyId }),
      passed: status === 'passed',
      message: stripVTControlCharacters((failureMessages ?? []).join('\n')),
      violations: (meta?.reports ?? [])
        .filter(({ type }) => type === 'a11y')
        .flatMap(({ result }) => result?.violations ?? [])
        .map(({ help }) => help),
    }));
  });
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

/** The tests of a Playwright JSON report. */
export function playwrightOutcomes(file: string): Outcome[] {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] };
  const of = (suite: PlaywrightSuite): Outcome[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      group: suite.file,
      name: title,
      passed: ok,
      message: stripVTControlCharacters(
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      ).trim(),
      violations: [],
    })),
    ...(suite.suites ?? []).flatMap(of),
  ];
  return suites.flatMap(of);
}
