import type { Plugin } from 'vite';
import { projectPages } from './projectPages.ts';
import { picturesKept } from '../pictures/baselines.ts';
import { pictureFinder } from './pictures.ts';
import { projectSpec } from './project.ts';

const modules = ['virtual:spec', 'virtual:pages', 'virtual:journeys'] as const;

const resolved = (name: string) => `\0${name}`;

const exported = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * A Vite plugin that provides `virtual:spec`: requirements with the current tests and pictures, and
 * decisions; `virtual:pages`: the pages with what each uses and proves, which every docs page loads;
 * and `virtual:journeys`: the steps of journeys, with what each proves.
 */
export function specification(): Plugin {
  return {
    name: 'specification',
    resolveId: (id) => (modules.some((name) => name === id) ? resolved(id) : undefined),
    load(id) {
      if (!modules.some((name) => resolved(name) === id)) return undefined;
      const { areas, decisions, journeys, files } = projectSpec();
      const { pages, files: sources } = projectPages();
      for (const file of [...files, ...sources]) this.addWatchFile(file);
      const requirements = areas.flatMap((area) => area.requirements);
      if (id === resolved('virtual:pages')) {
        const proved = requirements.map(({ id: requirement, statement, shownBy }) => {
          const shown = shownBy.flatMap(({ story }) => story?.id.split('--')[0] ?? []);
          return { id: requirement, statement, pages: [...new Set(shown)] };
        });
        return exported({ pages, proved: proved.filter((each) => each.pages.length > 0) });
      }
      if (id === resolved('virtual:journeys')) {
        const statements = requirements.map((each) => [each.id, each.statement] as const);
        return exported({ journeys, statements: Object.fromEntries(statements) });
      }
      const pictureOf = pictureFinder(pages, picturesKept());
      const pictures = Object.fromEntries(
        requirements.map((requirement) => [requirement.id, pictureOf(requirement.shownBy)]),
      );
      return exported({ areas, decisions, pictures });
    },
  };
}
