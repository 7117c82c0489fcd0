import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { storyNameFromExport, toId, toTestId } from 'storybook/internal/csf';
import { allRequirements, type Requirement } from './specification.ts';
import { metaOf } from './storyFiles.ts';

const root = resolve(import.meta.dirname, '../..');

/** A test, or a step of a journey, whose name ends in the requirement ids that it shows. */
export interface Claim {
  readonly ids: readonly string[];
  /** The test's name without its ids. */
  readonly name: string;
  /** Relative to the project's root. */
  readonly file: string;
  /** Set for tests of stories and for steps of journeys. */
  readonly story?: ClaimedStory;
}

export interface ClaimedStory {
  readonly id: string;
  readonly name: string;
  /** Storybook's id of the test; that of the story for a step, which is no test of its own. */
  readonly testId: string;
}

export interface ShownRequirement extends Requirement {
  readonly shownBy: readonly Claim[];
}

/** The files whose tests may show requirements. */
const testFiles = [
  '{packages,apps}/*/{src,test}/**/*.{test,stories}.{ts,tsx}',
  '{mocks,tools,.storybook}/**/*.test.{ts,tsx}',
  '.storybook/journeys/*.stories.tsx',
  'e2e/**/*.spec.ts',
];

/** `name [REG-01, REG-02]` in quotation marks. */
const named = String.raw`(?<quote>['"\x60])(?<full>(?<name>(?:\\.|(?!\k<quote>)[^\n\\])*?)\s*(?<ids>(?:\[[A-Z]{3}-\d{2}(?:, [A-Z]{3}-\d{2})*\]\s*)+))\k<quote>`;
/** A call of `test`, `it`, `readingTest`, `test.each(rows)` or a story's `test`, but of no `skip`. */
const test = new RegExp(String.raw`(?<callee>\b[\w.]*[tT]est|\bit|\))\(\s*${named},`, 'g');
const step = new RegExp(String.raw`^ {4}${named}: `, 'gm');

/** Returns the claims of one source file. `file` is relative to the project's root. */
export function claimsOf(file: string, code: string): readonly Claim[] {
  const { title, id: ownId } = metaOf(code);

  function storyOf(exported: string, full?: string): ClaimedStory {
    const name = storyNameFromExport(exported);
    const id = toId(ownId ?? title ?? '', name);
    return { id, name, testId: full === undefined ? id : toTestId(id, full) };
  }

  return Array.from(
    code.matchAll(file.startsWith('.storybook/journeys/') ? step : test),
    ({ groups: { callee = '', full = '', name = '', ids = '' } = {}, index }) => {
      const [, exported] = /^([A-Z]\w*)\.test$/.exec(callee) ?? [];
      const before = [...code.slice(0, index).matchAll(/^export const (\w+) = /gm)];
      const [, journey] = callee === '' ? (before.at(-1) ?? []) : [];
      return {
        ids: ids.match(/[A-Z]{3}-\d{2}/g) ?? [],
        name: name.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
        file,
        ...(exported && { story: storyOf(exported, full) }),
        ...(journey && { story: storyOf(journey) }),
      };
    },
  );
}

/** Returns all requirements of the working copy with the tests that show them. */
export function shownRequirements(): readonly ShownRequirement[] {
  const claims = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .flatMap((file) => claimsOf(file, readFileSync(resolve(root, file), 'utf8')));
  return allRequirements().map((requirement) => ({
    ...requirement,
    shownBy: claims.filter(({ ids }) => ids.includes(requirement.id)),
  }));
}
