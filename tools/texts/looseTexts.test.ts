import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { looseTexts } from './looseTexts.ts';

const root = resolve(import.meta.dirname, '../..');

const props = '{ name, count, has, slot }: Props';

/** Returns the loose texts of a component for each markup, in order. */
function looseIn(...markups: readonly string[]) {
  const components = markups.map(
    (markup, index) => `export function C${index}(${props}) { return ${markup}; }`,
  );
  const overlay: Record<string, string> = {
    [`${root}/tools/texts/tsconfig.json`]:
      '{"extends":"../../tsconfig.json","files":["Case.tsx"],"include":[]}',
    [`${root}/tools/texts/Case.tsx`]: [
      'interface Props { name: string; count?: number; has: boolean; slot: import("react").ReactNode }',
      ...components,
    ].join('\n'),
  };
  const found = looseTexts(`${root}/tools/texts`, /Case/, {
    readFile: (file) => overlay[file],
    fileExists: (file) => (file in overlay ? true : undefined),
  });
  return markups.map((_, index) =>
    found.flatMap((text) => text.split(`Case.tsx:${index + 2} `).slice(1)),
  );
}

test('finds texts that can change beside others, and those that appear and disappear', () => {
  const cases: Record<string, readonly string[]> = {
    '<p>{name} CB</p>': ['{name}', 'CB'],
    '<p>Question {count}</p>': ['{count}'],
    '<p>Out of reach.{has && " Trying again…"}</p>': ['{has && " Trying again…"}'],
    '<p><b />{has ? "Hide" : "Show"}</p>': ['{has ? "Hide" : "Show"}'],
    '<p>{has && <b />} static</p>': ['static'],
    '<p>{has && <>static</>}</p>': ['static'],
    '<>{name}</>': ['{name}'],
    '<p>{name.split(",")}</p>': ['{name.split(",")}'],
    'has ? name : null': ['C8'],
    'has ? <p>Less <b /></p> : <p>More <b /></p>': ['Less', 'More'],
  };
  expect(looseIn(...Object.keys(cases))).toEqual(Object.values(cases));
});

test('accepts texts that are alone in their element, static ones, and slots', () => {
  const cases = [
    '<p>{name}</p>',
    '<p>{`${name} CB`}</p>',
    '<p>{has ? name : <b>{count}</b>}</p>',
    '<p>You have <b>{count}</b>, of which <b>{name}</b>{" "}</p>',
    '<p><b>{name}</b>{slot}{name && <i />}{[name].map((each) => <i key={each} />)}</p>',
    'has ? <p key="less">Less <b /></p> : <p>More <b /></p>',
    '<p translate="no">{name} CB</p>',
    'slot',
  ];
  expect(looseIn(...cases)).toEqual(cases.map(() => []));
});

test('no text of the site is lost or freezes when a browser translates the page', () => {
  const components =
    /\/(packages\/(ui|features)|apps\/site)\/src\/(?!foundations|.*\.(docs|stories|test)\.).*\.tsx$/;
  expect(looseTexts(root, components)).toEqual([]);
});
