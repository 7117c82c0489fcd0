import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '@cb/mocks/serve/listen';
import { startTestSite } from '@cb/mocks/serve/testSite';
import { expect, onTestFinished, test } from 'vitest';
import { checkContract } from './contract.ts';
import { cookieFaults } from './cookies.ts';
import { readDocument, type OpenApi } from './document.ts';

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

/** Checks a server. The time limits only end hangs: no promise is broken by a slow answer. */
const check = async (url: string) =>
  checkContract({ url, document, secure: true, patience: 20_000 });

test('the mock backend keeps every promise', async () => {
  const { url, close } = await startTestSite({ secure: true, delay: async () => {} });
  onTestFinished(close);
  const outcomes = await check(url);
  expect(outcomes.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('a server that answers {} to everything breaks every promise', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const outcomes = await check(`http://127.0.0.1:${port}`);
  const named = (pattern: RegExp) =>
    outcomes.filter(({ name, faults }) => pattern.test([name, ...faults].join('\n')));

  expect(outcomes.filter(({ faults }) => faults.length === 0)).toEqual([]);
  // A check that fails before it compares anything proves nothing; a socket needs a connection.
  expect(named(/could not be checked/)).toEqual(named(/^The socket upgrades/));
  expect(named(/^POST \/getBasicProfile answers/)[0]?.faults).toEqual([
    expect.stringContaining('The answer does not fit'),
    expect.stringContaining('It may be cached'),
    expect.stringContaining('Its Content-Type is null'),
    expect.stringContaining('No X-Content-Type-Options'),
  ]);
});

test('an answer with a record of the wrong type does not fit', () => {
  const { faultsOf } = readDocument(document);
  const answer = (TotalCb: unknown) => ({
    ErrorCode: 'SUCCESS',
    Errors: [],
    Info: [],
    Data: [{ TotalCb }],
  });
  expect(faultsOf('/getCbCountByUser', answer(12))).toBeUndefined();
  expect(faultsOf('/getCbCountByUser', answer('12 CB'))).toContain('TotalCb');
});

test.each([
  ['samesite=lax; path=/; secure', []],
  ['samesite=none; path=/; secure', ['id has no SameSite=Lax or Strict.']],
  ['samesite=lax; path=/; secure; domain=a.example', ['id goes to other hosts: Domain.']],
  ['samesite=lax; secure', ['id has no Path=/.']],
  ['samesite=lax; path=/', ['id is not Secure.']],
])('a cookie with the flags %s has the faults %o', (flags, faults) => {
  expect(cookieFaults('id', flags.split('; '), true).filter(Boolean)).toEqual(faults);
});
