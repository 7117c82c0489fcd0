import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { faults, startBroken, type Fault } from './brokenServer.ts';
import { checkContract } from './contract.ts';
import type { OpenApi } from './document.ts';

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

/** Resolves with the broken promises. `patience` is the longest wait for an answer, in ms. */
async function brokenPromises(fault: Fault, patience: number) {
  const { url, close } = await startBroken(fault);
  onTestFinished(close);
  const outcomes = await checkContract({ url, document, secure: true, patience });
  return outcomes.filter(({ faults: found }) => found.length > 0);
}

test('the reference backend keeps every promise', async () => {
  expect(await brokenPromises({}, 20_000)).toEqual([]);
});

test.each(faults)('a server %s fails', async (_variant, fault, broken) => {
  // Short, because a promise that a slow machine breaks as well does not matter here.
  const promises = (await brokenPromises(fault, 1000)).map(({ name }) => name);
  expect(promises.join('\n')).toContain(broken);
});
