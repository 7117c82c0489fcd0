import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Components whose styles react to focus or pointer, but that are not controls. */
const notControls = ['Dialog', 'Field', 'Toast'];

test('the page of states shows every component with a look for pointer or keyboard', () => {
  const sheets = globSync('packages/ui/src/components/*/*.css.ts', { cwd: root });
  const interactive = sheets
    .filter((file) => /:(?:hover|focus|focus-visible|active)\b/.test(read(file)))
    .map((file) => basename(dirname(file)));
  const shown = read('.storybook/foundations/States.stories.tsx');
  const missing = [...new Set(interactive)].filter(
    (name) => !shown.includes(`import * as ${name} from`),
  );
  expect(missing.toSorted()).toEqual(notControls);
});
