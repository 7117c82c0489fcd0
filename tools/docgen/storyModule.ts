import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { format } from 'oxfmt';
import { babelParse, traverse, types as t } from 'storybook/internal/babel';
import features from '../../packages/features/package.json' with { type: 'json' };
import ui from '../../packages/ui/package.json' with { type: 'json' };
import oxfmtOptions from '../../.oxfmtrc.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const folders = { '@cb/ui': 'packages/ui', '@cb/features': 'packages/features' };

/** The addresses that the packages export, each with a pattern of the files behind it. */
const exported = [ui, features].flatMap(({ name, exports }) =>
  Object.entries(exports).map(([key, target]) => {
    const [before = '', ...after] = join(folders[name as keyof typeof folders], target).split('*');
    const file = [before, ...after].map((part) => part.replaceAll(/[.$]/g, String.raw`\$&`));
    const pattern =
      file.length > 1 ? `${file[0]}(.+)${file.slice(1).join(String.raw`\1`)}` : file[0];
    return { address: join(name, key), pattern: new RegExp(`^${pattern}$`) };
  }),
);

/** Returns the address that other packages import a file by; `undefined` if it has none. */
function addressOf(file: string) {
  const path = relative(root, file);
  for (const { address, pattern } of exported) {
    const found = pattern.exec(path);
    if (found) return address.replace('*', found[1] ?? '');
  }
  return undefined;
}

/** Returns the file that an import in another file names; `undefined` for one of a package. */
function fileOf(request: string, from: string) {
  if (request.startsWith('.')) return resolve(dirname(from), request);
  const [, name, path = ''] = /^#(ui|features)\/(.*)/.exec(request) ?? [];
  return name ? join(root, 'packages', name, 'src', path) : undefined;
}

/** Returns the names that a piece of code takes from elsewhere. */
function namesIn(code: string) {
  const names = new Set<string>();
  traverse(babelParse(code), {
    Program: ({ scope }) => Object.keys(scope.globals).forEach((name) => names.add(name)),
    TSTypeReference: ({ node: { typeName } }) => {
      if (t.isIdentifier(typeName)) names.add(typeName.name);
    },
  });
  return names;
}

const textOf = (code: string, { start, end }: t.Node) => code.slice(start ?? 0, end ?? 0);

/** Returns code in which a function that does nothing takes the place of each spy of a test. */
function withoutSpies(code: string) {
  if (!code.includes('fn')) return code;
  const spies: { node: t.CallExpression; text: string }[] = [];
  traverse(babelParse(code), {
    CallExpression(path) {
      let spy: t.Node = path.node;
      while (t.isCallExpression(spy) && t.isMemberExpression(spy.callee)) spy = spy.callee.object;
      if (!t.isCallExpression(spy) || !t.isIdentifier(spy.callee, { name: 'fn' })) return;
      const [implementation] = spy.arguments;
      const text = implementation ? `(${textOf(code, implementation)})` : '() => {}';
      spies.push({ node: path.node, text });
      path.skip();
    },
  });
  let replaced = code;
  // From the end, so that the positions of the others stay right.
  for (const { node, text } of spies.toReversed()) {
    replaced = replaced.slice(0, node.start ?? 0) + text + replaced.slice(node.end ?? 0);
  }
  return replaced;
}

/** Returns a declaration of several elements of an array without the names that `isUnused` selects. */
const withoutNames = (code: string, isUnused: (name: string) => boolean) =>
  code.replace(/^const \[([\w, .]+)\]/, (_, names: string) => {
    const usedNames = names
      .split(', ')
      .map((name) => (isUnused(name.replace('...', '')) ? '' : name));
    return `const [${usedNames.join(',').replace(/,+$/, '')}]`;
  });

type Declarations = ReadonlyMap<string, { readonly node: t.Statement; readonly text: string }>;

const declarationsByCode = new Map<string, Declarations>();

/** Returns the statements of a file by the names that they declare. */
function declarationsOf(file: string) {
  const code = readFileSync(file, 'utf8');
  const known = declarationsByCode.get(code);
  if (known) return known;
  const found = new Map<string, { node: t.Statement; text: string }>();
  declarationsByCode.set(code, found);
  for (const node of babelParse(code).program.body) {
    const declaration =
      t.isExportNamedDeclaration(node) && node.declaration ? node.declaration : node;
    const declared = { node: declaration, text: textOf(code, declaration) };
    const names = t.isImportDeclaration(declaration)
      ? declaration.specifiers.map(({ local }) => local.name)
      : t.isTSInterfaceDeclaration(declaration) || t.isTSTypeAliasDeclaration(declaration)
        ? [declaration.id.name]
        : Object.keys(t.getBindingIdentifiers(declaration));
    for (const name of names) found.set(name, declared);
  }
  return found;
}

/** Returns an import's text for one of its names. */
function specifierText(specifier: t.ImportDeclaration['specifiers'][number], isType: boolean) {
  if (!t.isImportSpecifier(specifier)) return undefined;
  const { imported, local, importKind } = specifier;
  const name = t.isIdentifier(imported) ? imported.name : imported.value;
  const renamed = name === local.name ? name : `${name} as ${local.name}`;
  return isType || importKind === 'type' ? `type ${renamed}` : renamed;
}

/**
 * Returns the code of a story as a module of its own: with the imports and declarations of the story's
 * file that it uses, by the addresses that the site imports, and without spies.
 */
export async function storyModule(snippet: string, storyFile: string) {
  const imports = new Map<string, Set<string>>();
  const wholeImports: string[] = [];
  const declarations = new Set<string>();
  const visited = new Set<string>();

  function take(names: Iterable<string>, file: string) {
    const declared = declarationsOf(file);
    for (const name of names) {
      const found = declared.get(name);
      if (!found || visited.has(name)) continue;
      visited.add(name);
      if (t.isImportDeclaration(found.node)) takeImport(found.node, name, file);
      else takeDeclaration(found.text, file);
    }
  }

  function takeDeclaration(text: string, file: string) {
    const code = withoutSpies(text);
    take(namesIn(code), file);
    declarations.add(code);
  }

  function takeImport(
    { source, specifiers, importKind }: t.ImportDeclaration,
    name: string,
    from: string,
  ) {
    const specifier = specifiers.find(({ local }) => local.name === name);
    const file = fileOf(source.value, from);
    const address = file === undefined ? source.value : addressOf(file);
    const text = specifier && specifierText(specifier, importKind === 'type');
    if (address !== undefined && text !== undefined) {
      imports.set(address, (imports.get(address) ?? new Set()).add(text));
    } else if (address !== undefined && specifier) {
      const all = t.isImportNamespaceSpecifier(specifier) ? `* as ${name}` : name;
      wholeImports.push(`import ${all} from '${address}';`);
    } else if (file !== undefined && existsSync(file)) {
      // A file of the stories alone, such as fixtures.
      visited.delete(name);
      take([name], file);
    }
  }

  const [, component = ''] = /component: (\w+)/.exec(readFileSync(storyFile, 'utf8')) ?? [];
  // A story that does more with its args than pass them as props takes them as a parameter.
  const withArgs = snippet.replace(
    /^(const \w+ =) \(?args\)? =>/,
    `$1 (args: ComponentProps<typeof ${component}>) =>`,
  );
  if (withArgs !== snippet) imports.set('react', new Set(['type ComponentProps']));
  const shown = withoutSpies(withArgs);
  take(namesIn(shown), storyFile);
  // A type may have the name of the story.
  const exported = shown.replace(/^const (\w+)/, (start, name) =>
    visited.has(name) ? `export ${start}Story` : `export ${start}`,
  );
  const lines = [...imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, names]) => `import { ${[...names].join(', ')} } from '${address}';`);
  const used = [...declarations].map((text) => withoutNames(text, (name) => !visited.has(name)));
  const code = [[...lines, ...wholeImports].join('\n'), ...used, exported].join('\n\n');
  return (await format('story.tsx', code, oxfmtOptions)).code.trim();
}
