import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicModules } from '../packages/ui/build/publicModules.ts';

const source = join(import.meta.dirname, '../packages/ui/src');
const exported = /^export (?:function|const) (\w+)/gm;

/** The module that exports a name, such as `@cb/ui/components/Link` for `ButtonLink`. */
const modules = new Map(
  [...publicModules].flatMap(([path, file]) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(exported)].map(([, name]) => [
      name,
      `@cb/ui/${path}`,
    ]),
  ),
);

/** Replaces an import from the package's root, which exports nothing, with those that work. */
export const withRealImports = (code: string) =>
  code.replaceAll(/import \{ ([^}]+) \} from '@cb\/ui';/g, (root, names: string) => {
    const lines = names.split(', ').map((name) => {
      const module = modules.get(name);
      return module && `import { ${name} } from '${module}';`;
    });
    return lines.every(Boolean) ? lines.join('\n') : root;
  });

interface Component {
  import?: string;
  reactDocgen?: { definedInFile?: string };
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Component>> };
}

/**
 * Corrects the manifest of components, which tools read that write code with them: Storybook takes the
 * package's name for the module of every import, and tells the folders of the machine that built it.
 */
export function truthful<T extends Manifests>(manifests: T): T {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    if (component.import) component.import = withRealImports(component.import);
    delete component.reactDocgen?.definedInFile;
  }
  return manifests;
}
