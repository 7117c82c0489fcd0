import { callPaths } from '@cb/mocks/handlers/handlers';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

// `npm run test:unit -- tools/contract -u` writes the document.
test('docs/openapi.json matches the schemas of the site', async () => {
  const written = await format('openapi.json', JSON.stringify(openApi()));
  await expect(written.code).toMatchFileSnapshot('../../docs/openapi.json');
});

test('docs/openapi.json contains every call of the mock backend', () => {
  expect(new Set([...Object.keys(openApi().paths), '/logout'])).toEqual(new Set(callPaths));
});
