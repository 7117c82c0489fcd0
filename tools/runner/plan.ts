import {
  check,
  packageTests,
  pictures,
  playwrightTests,
  vitestProject,
  workbenchTests,
  type Step,
} from './steps.ts';

/** Steps that run one after another. One that `needs` another does not run if that one failed. */
export type Lane = readonly (Step & { readonly needs?: Step })[];

/** Lanes that run at the same time, after the groups before. */
export interface Group {
  readonly name: string;
  readonly lanes: readonly Lane[];
}

const quiet = (name: string, script: string) => check(name, 'npm', 'run', '--silent', script);

/**
 * Returns the steps of `npm test`. With `all`, as in CI, they include end-to-end tests not tagged
 * @smoke, pictures and the built Storybook. `reports` is the folder for the reports of test runners.
 */
export function plan(all: boolean, reports: string): readonly Group[] {
  const site = check('site build', 'npm', 'run', 'build:site');
  const storybook = quiet('Storybook build', 'build:storybook');
  const checks = [
    quiet('lint', 'lint'),
    quiet('format', 'format:check'),
    quiet('unused code', 'unused'),
    quiet('import boundaries', 'boundaries'),
    quiet('types', 'typecheck'),
    quiet('specification', 'spec'),
  ];
  const comparing = all ? { PICTURES: 'compare' } : {};
  const smoke = all ? [] : ['--grep', '@smoke'];
  return [
    { name: 'checks', lanes: checks.map((step) => [step]) },
    {
      name: 'tests and builds',
      lanes: [
        [
          vitestProject('unit tests', 'unit', reports),
          vitestProject('stories as tests', 'stories', reports, comparing),
          ...(all ? [pictures(reports)] : []),
        ],
        // One core is free while the unit tests run.
        [site, ...(all ? [storybook] : []), packageTests(reports)],
      ],
    },
    {
      name: 'tests of the builds',
      lanes: [
        [
          { ...check('site contents', 'node', 'tools/runner/checkSite.ts'), needs: site },
          { ...playwrightTests('end-to-end tests', reports, ...smoke), needs: site },
          ...(all ? [{ ...workbenchTests(reports), needs: storybook }] : []),
        ],
      ],
    },
  ];
}
