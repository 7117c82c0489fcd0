import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Components with such rules that are no controls: they are focused to be read out, or style others. */
const noControls = ['Dialog', 'Field', 'Toast'];

test('the page of states shows every component with a look for pointer or keyboard', () => {
  const sheets = globSync('packages/ui/src/components/*/*.css.ts', { cwd: root });
  const interactive = sheets
    .filter((file) => /:(?:hover|focus|focus-visible|active)\b/.test(read(file)))
    .map((file) => basename(dirname(file)));
  const shown = read('.storybook/foundations/States.stories.tsx');
  const missing = [...new Set(interactive)].filter(
    (name) => !shown.includes(`import * as ${name} from`),
  );
  expect(missing.toSorted()).toEqual(noControls);
});
