import { expect, test } from '@playwright/test';
import { extracted } from './extracted.ts';
import { serveBelow } from './serve.ts';

test('the tables of controls know every type', async ({ page }) => {
  const { url, close } = await serveBelow('/');
  const all = await extracted(page, url);
  close();
  expect(all.size).toBeGreaterThan(0);
  const unknown = [...all.values()].flatMap(({ id, types }) =>
    types.filter(([, summary]) => summary?.includes('unknown')).map(([arg]) => `${id} ${arg}`),
  );
  expect(unknown).toEqual([]);
});
