import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import main from '../main.ts';
import { allStories, test } from './preview.ts';

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
  readonly reactDocgen?: {
    readonly props?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

test('each prop of a component has a description', () => {
  const { components } = JSON.parse(
    readFileSync('storybook-static/manifests/components.json', 'utf8'),
  ) as { readonly components: Readonly<Record<string, Component>> };
  const missing = Object.values(components).flatMap(({ name, reactDocgen }) =>
    Object.entries(reactDocgen?.props ?? {}).flatMap(([prop, { description }]) =>
      description ? [] : [`${name}: ${prop}`],
    ),
  );
  expect(missing).toEqual([]);
});
