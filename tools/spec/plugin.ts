import type { Plugin } from 'vite';
import { projectSpec } from './project.ts';

const name = 'virtual:spec';
const resolved = `\0${name}`;

/** A Vite plugin that provides `virtual:spec`: the specification's areas with the current tests. */
export function specification(): Plugin {
  return {
    name: 'specification',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { areas, files } = projectSpec();
      for (const file of files) this.addWatchFile(file);
      return `export const areas = ${JSON.stringify(areas)};`;
    },
  };
}
