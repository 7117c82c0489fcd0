import { loadSpec } from '../../spec/loadSpec.ts';

/** Adds to the code of a story the imports of the components that it names. */
export async function withImports(code: string) {
  const { pages } = await loadSpec();
  const used = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name]) => name));
  const imports = pages
    .filter(({ title }) => title.startsWith('Components/'))
    .map(({ title }) => title.split('/').at(-1) ?? '')
    .filter((name) => used.has(name))
    .map(importOf);
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}

/** The line that imports a component. */
export const importOf = (name: string) => `import { ${name} } from '@cb/ui/components/${name}';`;
