import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId, toTestId } from 'storybook/internal/csf';
import { allRequirements, type Requirement } from './specification.ts';
import { metaOf } from './storyFiles.ts';

/** A test, or a step of a journey, whose name ends in the requirement ids that it shows. */
export interface Claim {
  readonly ids: readonly string[];
  /** The test's name without its ids. */
  readonly name: string;
  readonly file: string;
  /** Set for tests of stories and for steps of journeys, which are not tests of their own. */
  readonly story?: { readonly id: string; readonly name: string; readonly testId: string };
}

export type ShownRequirement = Requirement & { readonly shownBy: readonly Claim[] };

/** The files whose tests may show requirements. */
const testFiles = [
  '{packages,apps}/*/{src,test}/**/*.{test,stories}.{ts,tsx}',
  '{mocks,tools,.storybook}/**/*.test.{ts,tsx}',
  '.storybook/journeys/*.stories.tsx',
  'e2e/**/*.spec.ts',
];

/** Matches `name [REG-01, REG-02]` in quotation marks. */
const quotedName = String.raw`(?<quote>['"\x60])(?<full>(?<name>(?:\\.|(?!\k<quote>)[^\n\\])*?)\s*(?<ids>(?:\[[A-Z]{3}-\d{2}(?:, [A-Z]{3}-\d{2})*\]\s*)+))\k<quote>`;
/** Matches a call of `test`, `it`, `readingTest`, `test.each(rows)` or a story's `test`, but of no `skip`. */
const testCall = new RegExp(String.raw`(?<callee>\b[\w.]*[tT]est|\bit|\))\(\s*${quotedName},`, 'g');
/** Matches the first text of a row of `test.each`: `['SSI surveys [CAL-08]', …`. */
const tableRow = new RegExp(String.raw`\[\s*${quotedName},`, 'g');
/** A property of the steps of a journey. */
const journeyStep = new RegExp(String.raw`^ {4}${quotedName}: `, 'gm');

/** Returns the claims of one source file. */
export function claimsOf(file: string, code: string): readonly Claim[] {
  const { title = '', id: ownId = title } = metaOf(code);
  const isJourney = file.startsWith('.storybook/journeys/');
  return Array.from(
    isJourney
      ? code.matchAll(journeyStep)
      : [...code.matchAll(testCall), ...code.matchAll(tableRow)],
    ({ groups: { callee = '', full = '', name = '', ids = '' } = {}, index }) => {
      const exports = [...code.slice(0, index).matchAll(/^export const (\w+) = /gm)];
      const exported = isJourney ? exports.at(-1)?.[1] : /^([A-Z]\w*)\.test$/.exec(callee)?.[1];
      const story = exported && storyNameFromExport(exported);
      const id = story ? toId(ownId, story) : '';
      return {
        ids: ids.match(/[A-Z]{3}-\d{2}/g) ?? [],
        name: name.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
        file,
        ...(story && { story: { id, name: story, testId: isJourney ? id : toTestId(id, full) } }),
      };
    },
  );
}

/** Returns all requirements of the working copy with the tests that show them. */
export function shownRequirements(): readonly ShownRequirement[] {
  const files = globSync(testFiles, { exclude: ['**/node_modules/**'] }).sort();
  const claims = files.flatMap((file) => claimsOf(file, readFileSync(file, 'utf8')));
  return allRequirements().map((requirement) => ({
    ...requirement,
    shownBy: claims.filter(({ ids }) => ids.includes(requirement.id)),
  }));
}
