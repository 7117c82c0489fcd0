import type { Plugin } from 'vite';
import { projectPages } from '../../.storybook/links/project.ts';
import { picturesKept } from '../visual/baselines.ts';
import { pictureFinder } from './pictures.ts';
import { projectSpec } from './project.ts';

const name = 'virtual:spec';
const resolved = `\0${name}`;

const exported = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * A Vite plugin that provides `virtual:spec`: requirements with the current tests and pictures,
 * decisions, and the pages with their dependencies.
 */
export function specification(): Plugin {
  return {
    name: 'specification',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { areas, decisions, files } = projectSpec();
      const { pages, files: sources } = projectPages();
      for (const file of [...files, ...sources]) this.addWatchFile(file);
      const pictureOf = pictureFinder(pages, picturesKept());
      const pictures = Object.fromEntries(
        areas
          .flatMap(({ requirements }) => requirements)
          .map((requirement) => [requirement.id, pictureOf(requirement.shownBy)]),
      );
      return exported({ areas, decisions, pictures, pages });
    },
  };
}
