import { shownRequirements } from '../../tools/spec/claims.ts';
import { allPages } from '../../tools/spec/pages.ts';
import { allDecisions } from '../../tools/spec/specification.ts';
import { servedFile } from '../pages/servedFile.ts';
import type { Spec } from './loadSpec.ts';

const read = (): Spec => ({
  requirements: shownRequirements(),
  decisions: allDecisions(),
  pages: allPages(),
});

/** Vite plugin: `spec.json`, which pages and the panel fetch: the manager is built without Vite. */
export const specFile = () =>
  servedFile('spec.json', 'application/json', async () => JSON.stringify(read()));
