import type { Plugin } from 'vite';
import { shownRequirements } from '../../../tools/spec/claims.ts';
import { allPages } from '../../../tools/spec/pages.ts';
import { allDecisions } from '../../../tools/spec/specification.ts';
import type { Spec } from './loadSpec.ts';

const specification = (): Spec => ({
  requirements: shownRequirements(),
  decisions: allDecisions(),
  pages: allPages(),
});

/** Serves `spec.json`, which pages and the panel fetch: the manager is built without Vite. */
export const specFile = (): Plugin => ({
  name: 'spec-file',
  configureServer({ middlewares, watcher }) {
    let known: string | undefined;
    watcher.on('all', () => (known = undefined));
    middlewares.use('/spec.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end((known ??= JSON.stringify(specification())));
    });
  },
  generateBundle() {
    const source = JSON.stringify(specification());
    this.emitFile({ type: 'asset', fileName: 'spec.json', source });
  },
});
