import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import main from '../main.ts';
import { allStories, test } from './builtStorybook.ts';

test('each story that the list shows has a description', async ({ preview }) => {
  const missing = await preview.evaluate(
    async ({ ids, hidden }) => {
      const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
      if (!store) throw new Error('Storybook has no stories.');
      const found = ids.map(async (storyId) => {
        const { tags, parameters } = await store.loadStory({ storyId });
        const isListed = tags.includes('dev') && !hidden.some((tag) => tags.includes(tag));
        return isListed && !parameters.docs?.description?.story ? [storyId] : [];
      });
      return (await Promise.all(found)).flat();
    },
    { ids: allStories().map(({ id }) => id), hidden: Object.keys(main.tags ?? {}) },
  );
  expect(missing).toEqual([]);
});

interface Component {
  readonly name: string;
  readonly stories?: readonly { readonly id: string; readonly snippet?: string }[];
  readonly reactDocgen?: {
    readonly props?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

function allComponents() {
  const { components } = JSON.parse(
    readFileSync('storybook-static/manifests/components.json', 'utf8'),
  ) as { readonly components: Readonly<Record<string, Component>> };
  return Object.values(components);
}

test('each prop of a component has a description', () => {
  const missing = allComponents().flatMap(({ name, reactDocgen }) =>
    Object.entries(reactDocgen?.props ?? {}).flatMap(([prop, { description }]) =>
      description ? [] : [`${name}: ${prop}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the code of fifty stories compiles when it is pasted into a file', () => {
  const shown = allComponents()
    .flatMap(({ stories = [] }) => stories)
    .filter(({ id, snippet }) => snippet && !id.startsWith('foundations-'));
  const step = Math.floor(shown.length / 50);
  const folder = 'test-results/pasted';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['.'], exclude: [] }),
  );
  for (const { id, snippet = '' } of shown.filter((_, index) => index % step === 0)) {
    writeFileSync(join(folder, `${id}.tsx`), snippet);
  }
  execFileSync('node_modules/.bin/tsc', ['-p', folder], { stdio: 'inherit' });
});
