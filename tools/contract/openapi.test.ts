import { callPaths } from '@cb/mocks/handlers';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

/** Written by `npm run test:unit -- tools/contract -u`. */
test('docs/openapi.json is what the schemas of the site say', async () => {
  const written = await format(JSON.stringify(openApi()), { parser: 'json', printWidth: 100 });
  await expect(written).toMatchFileSnapshot('../../docs/openapi.json');
});

test('it has every call that the reference backend answers', () => {
  expect(Object.keys(openApi().paths).toSorted()).toEqual(
    callPaths.filter((path) => path !== '/logout').toSorted(),
  );
});
