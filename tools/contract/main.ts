/** Checks that a running server provides what the site relies on (docs/deployment.md). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContract } from './contract.ts';
import type { OpenApi } from './document.ts';

const usage = `Usage: npm run contract -- URL [--email ADDRESS --password PASSWORD]

Without an address a member is registered. With one, its password is not changed, but mail to
reset it is asked for, and nothing is redeemed.`;

const file = resolve(import.meta.dirname, '../../docs/openapi.json');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, password: { type: 'string' } },
  });
  const [url] = positionals;
  const { email, password } = values;
  if (url === undefined || !URL.canParse(url)) throw new Error('Say which server to check.');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const login = email !== undefined && password !== undefined ? { email, password } : undefined;
  const outcomes = await checkContract({ url, document, ...(login && { login }) });
  for (const { name, faults } of outcomes) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const broken = outcomes.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${outcomes.length - broken} promises kept, ${broken} broken.`);
  if (!url.startsWith('https:')) console.log('Over http, Secure and __Host- were not checked.');
  process.exitCode = broken > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
}
