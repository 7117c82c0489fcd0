import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

const story = resolve('packages/ui/src/components/Popover/Popover.stories.tsx');

/** Returns the line that contains a text, from 0. */
const lineOf = (code: string, text: string) =>
  code.split('\n').findIndex((line) => line.includes(text));

test('the map of a story file leads through all steps to its own lines', async () => {
  const server = await createServer({
    configFile: false,
    // Not those that story tests use meanwhile.
    cacheDir: 'test-results/vite',
    plugins: [storybookTest({ configDir: '.storybook' })],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { code, map } = (await server.transformRequest(story)) ?? {};
  await server.close();
  if (!code || !map || !('mappings' in map)) throw new Error('The file has no map.');
  const text = 'My Earning History';
  // The types of Vite and Node for a map differ. The eighth column is within the text's line.
  const entry = new SourceMap(map as never).findEntry(lineOf(code, text), 8);
  expect(entry).toMatchObject({ originalLine: lineOf(readFileSync(story, 'utf8'), text) });
});
