import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

// Storybook's Vitest addon finds tests of stories only there: one within a loop never runs.
test('story files register their tests at the top level', () => {
  const files = globSync('{packages/*/src,.storybook}/**/*.stories.tsx');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /^ +[A-Z]\w*\.test\(/m.test(read(file)))).toEqual([]);
});

const quoted = (code: string) =>
  Array.from(code.matchAll(/['"](\w+)['"]/g), ([, text = '']) => text);

/**
 * Returns the states that a component's types declare: every literal of a property `status`, and of
 * the types that it names. Throws for an imported type, whose literals it cannot see.
 */
function statesOf(file: string, code: string): readonly string[] {
  function literals(type: string): readonly string[] {
    const named = (type.match(/\b[A-Z]\w*/g) ?? []).flatMap((name) => {
      const isImported = new RegExp(String.raw`^import [^;]*\b${name}\b`, 'm').test(code);
      if (isImported) throw new Error(`${file} takes the states ${name} from elsewhere.`);
      return literals(new RegExp(String.raw`\btype ${name} =([^;]+)`).exec(code)?.[1] ?? '');
    });
    return [...quoted(type), ...named];
  }
  const types = code.matchAll(/\bstatus\??:([\w\s|']+)/g);
  return Array.from(types, ([, type = '']) => literals(type)).flat();
}

/** Returns the states that the stories in a folder and their fixtures set anywhere. */
const statesShown = (folder: string) =>
  globSync(`${folder}/*.{stories,fixtures}.{ts,tsx}`).flatMap((file) =>
    (read(file).match(/\bstatus(?:: |=)[^,}\n]+/g) ?? []).flatMap(quoted),
  );

test('screens show every state that their types declare', () => {
  const screens = globSync('packages/ui/src/screens/**/*.tsx').filter(
    (file) => basename(file, '.tsx') === basename(dirname(file)),
  );
  const declared = screens.flatMap((file) =>
    statesOf(file, read(file)).map((state) => ({ folder: dirname(file), state })),
  );
  const missing = declared.filter(({ folder, state }) => !statesShown(folder).includes(state));
  expect(declared).not.toEqual([]);
  expect(
    missing.map(({ folder, state }) => `Add a story with the status '${state}' to ${folder}`),
  ).toEqual([]);
});
