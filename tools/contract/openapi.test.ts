import { callPaths } from '@cb/mocks/handlers/handlers';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

/** Updated by `npm run test:unit -- tools/contract -u`. */
test('docs/openapi.json matches the schemas of the site', async () => {
  const written = await format(JSON.stringify(openApi()), { parser: 'json', printWidth: 100 });
  await expect(written).toMatchFileSnapshot('../../docs/openapi.json');
});

test('it contains every call of the reference backend', () => {
  expect(Object.keys(openApi().paths).toSorted()).toEqual(
    callPaths.filter((path) => path !== '/logout').toSorted(),
  );
});
