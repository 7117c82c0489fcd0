import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { faults, startBroken, type Fault } from './brokenServer.ts';
import { checkContract } from './contract.ts';
import type { OpenApi } from './document.ts';

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

/** Returns the names of the broken promises. */
async function brokenPromises(fault: Fault) {
  const { url, close } = await startBroken(fault);
  onTestFinished(close);
  const outcomes = await checkContract({ url, document, secure: true, patience: 1500 });
  return outcomes.filter(({ faults: found }) => found.length > 0);
}

test('the reference backend keeps every promise', async () => {
  expect(await brokenPromises({})).toEqual([]);
});

test.each(faults)('a server %s fails', async (_variant, fault, broken) => {
  const promises = (await brokenPromises(fault)).map(({ name }) => name);
  expect(promises.join('\n')).toContain(broken);
});
