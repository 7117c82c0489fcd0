import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as addressModule from '../../e2e/addresses.ts';

// Without it Vite would build for development from here on.
process.env['NODE_ENV'] = 'production';

/** Imported with Vite, because Node cannot read JSX, which the site's route table contains. */
const { module } = await runnerImport<typeof addressModule>(
  join(import.meta.dirname, '../../e2e/addresses.ts'),
);

/** The addresses of the site by area, with the targets that differ between the areas. */
export const areas = [
  { isMember: false, addresses: module.publicAddresses, performance: 99, files: 12 },
  { isMember: true, addresses: module.memberAddresses, performance: 95, files: 25 },
];
