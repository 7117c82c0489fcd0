import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as addressModule from '../e2e/addresses.ts';

/** Node reads no JSX, of which the site's table of routes is made. */
const { module } = await runnerImport<typeof addressModule>(
  join(import.meta.dirname, '../e2e/addresses.ts'),
);

/** The addresses of the site, with the targets that differ between its two areas. */
export const areas = [
  { isMember: false, addresses: module.publicAddresses, performance: 99, files: 12 },
  { isMember: true, addresses: module.memberAddresses, performance: 95, files: 25 },
];
