import { toId, toTestId, storyNameFromExport } from 'storybook/internal/csf';
import { parseSync, Visitor, type ESTree } from 'vite';
import { metaOf } from './storyFiles.ts';

/** A test or a journey's step whose name ends in the requirement ids that it claims to show. */
export interface Claim {
  /** The ids as written. citations.test.ts reports unknown ones. */
  readonly ids: readonly string[];
  /** The test's name without its ids. */
  readonly name: string;
  /** Relative to the project's root. */
  readonly file: string;
  /** Set for tests of stories and for steps. */
  readonly story?: ClaimedStory;
}

/** The story of a claim, with Storybook's ids of the story and the test. */
export interface ClaimedStory {
  readonly id: string;
  readonly name: string;
  /** The test's id; the story's id for a step, which is not a separate test. */
  readonly testId: string;
  /** For a step, the number of steps up to and including it. */
  readonly steps?: number;
}

/** A story of a journey, with the names of its steps in order, without their ids. */
export interface JourneyStory {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly ids: readonly string[] }[];
}

interface Scan {
  readonly claims: readonly Claim[];
  readonly journeys: readonly JourneyStory[];
  /** One sentence for each test name with an id that is malformed or not at its end. */
  readonly problems: readonly string[];
}

const oneId = /[A-Z]{3}-\d{2}/g;
const idsAtTheEnd = /(?:\s*\[[A-Z]{3}-\d{2}(?:,\s*[A-Z]{3}-\d{2})*\])+\s*$/;
/** The start of a list of ids, which may be malformed. */
const anyId = /\[[A-Z]+-\d/;

/** Returns a test's name, with `…` for template expressions; `undefined` if it is not a literal. */
function literalName(node: ESTree.Argument | undefined) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map((quasi) => quasi.value.cooked ?? '').join('…');
}

/**
 * `test.each(rows)` is ['test', 'each'], `Ready.test` is ['Ready', 'test'], `/x/.test` is ['',
 * 'test'].
 */
function path(node: ESTree.Expression | ESTree.Super): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'CallExpression':
      return path(node.callee);
    case 'MemberExpression':
      return node.property.type === 'Identifier'
        ? [...path(node.object), node.property.name]
        : [''];
    default:
      return [''];
  }
}

/** Modifiers of tests that do not run, or are expected to fail. */
const inactive = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail']);

const isInactive = ([, ...members]: readonly string[]) =>
  members.some((member) => inactive.has(member));

/** Whether a call runs a test: of `test`, `it`, a name such as `readingTest`, or a story's `test`. */
const isTest = ([root = '', member]: readonly string[]) =>
  /^(?:it|test|\w+Test)$/.test(root) || (/^[A-Z]/.test(root) && member === 'test');

const isFunction = ({ type }: ESTree.Argument) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Returns the steps of a journey's story, `meta.story({ play: playSteps({ … }) })`, in order. */
function stepsOf(story: ESTree.Expression | null) {
  if (story?.type !== 'CallExpression' || path(story.callee)[1] !== 'story') return [];
  const [options] = story.arguments;
  if (options?.type !== 'ObjectExpression') return [];
  const plays = options.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'CallExpression'
      ? [property.value]
      : [],
  );
  const steps = plays.find(({ callee }) => path(callee)[0] === 'playSteps')?.arguments[0];
  if (steps?.type !== 'ObjectExpression') return [];
  return steps.properties.map((step) =>
    step.type === 'Property' && step.key.type === 'Literal' && typeof step.key.value === 'string'
      ? step.key.value
      : '',
  );
}

/** Separates the ids at the end of a name from it. */
function named(full: string) {
  const [ending = ''] = idsAtTheEnd.exec(full) ?? [];
  return { name: full.slice(0, full.length - ending.length), ids: ending.match(oneId) ?? [] };
}

/** Returns the claims and journeys of one source file. `file` is relative to the project's root. */
export function scanSource(file: string, code: string): Scan {
  const claims: Claim[] = [];
  const journeys: JourneyStory[] = [];
  const problems: string[] = [];
  if (!anyId.test(code) && !code.includes('playSteps')) return { claims, journeys, problems };
  const { program, errors } = parseSync(file, code);
  if (errors[0]) {
    return { claims, journeys, problems: [`${file} cannot be read: ${errors[0].message}`] };
  }
  const { title, id: ownId } = metaOf(code);

  function add(full: string, story?: ClaimedStory) {
    if (!anyId.test(full)) return;
    const { name, ids } = named(full);
    if (ids.length === 0 || anyId.test(name)) {
      problems.push(`${file}: “${full}” must end with its ids, such as [REG-01].`);
      return;
    }
    claims.push({ ids, name, file, ...(story && { story }) });
  }

  /** Returns the story that a file exports under a name; `undefined` in other test files. */
  function storyOf(exported: string) {
    if (!/\.stories\.tsx?$/.test(file) || title === undefined) return undefined;
    const name = storyNameFromExport(exported);
    return { id: toId(ownId ?? title, name), name };
  }

  new Visitor({
    CallExpression(node) {
      const callee = path(node.callee);
      const full = literalName(node.arguments[0]);
      if (full === undefined || isInactive(callee)) return;
      if (!isTest(callee)) {
        if (anyId.test(full) && node.arguments.some(isFunction)) {
          problems.push(`${file}: “${full}” is the name of no known test function.`);
        }
        return;
      }
      const story = storyOf(callee[0] ?? '');
      add(full, story && { ...story, testId: toTestId(story.id, full) });
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return;
      const story = storyOf(id.name);
      const steps = stepsOf(init);
      if (!story || steps.length === 0) return;
      journeys.push({ ...story, steps: steps.map(named) });
      for (const [at, step] of steps.entries()) {
        add(step, { ...story, testId: story.id, steps: at + 1 });
      }
    },
  }).visit(program);
  return { claims, journeys, problems };
}
