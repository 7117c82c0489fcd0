import {
  check,
  pictures,
  playwrightTests,
  vitestProject,
  type Step,
  type Target,
} from './steps.ts';

/** The jobs of CI: `.github/workflows/ci.yml` runs each on machines of its own. */
export const jobs = ['checks', 'stories', 'end to end', 'built Storybook', 'package'] as const;
type Job = (typeof jobs)[number];

/** A step that does not run if the step that it `needs` failed. */
interface PlannedStep extends Step {
  readonly job: Job;
  readonly needs?: Step;
}

/** Steps that run one after another. */
export type Lane = readonly PlannedStep[];

/** Lanes that run at the same time, after the groups before. */
export interface Group {
  readonly name: string;
  readonly lanes: readonly Lane[];
}

export interface Choice extends Target {
  /** Whether to run what only CI runs. */
  readonly all: boolean;
  /** The only job to run. */
  readonly job?: string;
}

const script = (name: string, of: string) => check(name, 'npm', 'run', '--silent', of);

/**
 * Leaves out each story that has tests: they render it and play its steps first, so on its own it
 * adds only what CI checks: its picture, and the accessibility before a test changes it.
 */
const notRenderedByTests = '^(?!.* base story$)';

/**
 * Returns the steps of `npm test`, ordered for a machine of two cores. With `all`, as in CI, they
 * include end-to-end tests not tagged @smoke, pictures, the built Storybook and the package.
 */
function steps({ all, ...target }: Choice): readonly Group[] {
  const inJob = (job: Job, step: Step, needs?: Step): PlannedStep => ({
    ...step,
    job,
    ...(needs && { needs }),
  });
  const checks = [
    script('spelling', 'lint:spelling'),
    script('lint', 'lint:code'),
    script('format', 'format:check'),
    script('unused code', 'unused'),
    script('import boundaries', 'boundaries'),
    script('types', 'typecheck'),
    script('specification', 'spec'),
  ];
  const unit = vitestProject('unit tests', 'unit', target);
  const stories = vitestProject(
    'stories as tests',
    'stories',
    target,
    all ? { env: { PICTURES: 'compare' } } : { args: ['--testNamePattern', notRenderedByTests] },
  );
  const site = inJob('end to end', script('site build', 'build:site'));
  const smoke = all ? [] : ['--grep', '@smoke'];
  const ofSite = [
    inJob('end to end', check('site contents', 'node', 'tools/runner/checkSite.ts'), site),
    inJob('end to end', playwrightTests('end-to-end tests', target, ...smoke), site),
  ];
  const storybook = inJob('built Storybook', script('Storybook build', 'build:storybook'));
  const ofStorybook = playwrightTests(
    'built Storybook',
    target,
    '--config=tools/builtStorybook/playwright.config.ts',
  );
  const ofPackage = playwrightTests(
    'package',
    target,
    '--config=packages/ui/consumer/playwright.config.ts',
  );
  return [
    { name: 'checks', lanes: checks.map((step) => [inJob('checks', step)]) },
    {
      name: 'tests and builds',
      lanes: [
        [
          inJob('stories', unit),
          inJob('stories', stories),
          ...(all ? [inJob('stories', pictures(target))] : []),
        ],
        // Unit tests and flows also wait, which leaves the cores to the other lane.
        all ? [site, storybook, inJob('package', ofPackage)] : [site, ...ofSite],
      ],
    },
    {
      name: 'tests of the builds',
      lanes: all ? [[...ofSite, inJob('built Storybook', ofStorybook, storybook)]] : [],
    },
  ];
}

/** Returns the steps to run, without empty lanes and groups. */
export function plan(choice: Choice): readonly Group[] {
  const isChosen = ({ job }: PlannedStep) => choice.job === undefined || job === choice.job;
  return steps(choice)
    .map(({ name, lanes }) => ({
      name,
      lanes: lanes.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0),
    }))
    .filter(({ lanes }) => lanes.length > 0);
}
