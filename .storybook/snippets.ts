import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { babelParse, recast, traverse, types } from 'storybook/internal/babel';
import type { ComponentManifest, CsfEnricher, Manifests } from 'storybook/internal/types';
import { isPublished } from './order/tags.ts';
import style from '../.oxfmtrc.json' with { type: 'json' };
import { publicModules } from '../packages/ui/build/publicModules.ts';

const root = join(import.meta.dirname, '..');
const packageSource = join(root, 'packages/ui/src');

/** The path that a consumer imports, such as `@cb/ui/components/Button`, by file. */
const publicPaths = new Map(
  [...publicModules].map(([path, file]) => [join(packageSource, file), `@cb/ui/${path}`]),
);

interface Imported {
  readonly name: string;
  /** The text between the braces of the import, such as `type Offer` or `Link as LinkOrText`. */
  readonly specifier: string;
  readonly from: string;
}

/** The top level of a module: the statement or the import that declares each name. */
type Declarations = ReadonlyMap<string, string | Imported>;

function importsOf({ specifiers, source, importKind }: types.ImportDeclaration): Imported[] {
  return specifiers.filter(types.isImportSpecifier).map(({ local, imported, importKind: kind }) => {
    const name = types.isIdentifier(imported) ? imported.name : imported.value;
    const isType = kind === 'type' || importKind === 'type';
    const renamed = name === local.name ? name : `${name} as ${local.name}`;
    return { name, specifier: isType ? `type ${renamed}` : renamed, from: source.value };
  });
}

/** The declarations by code, because many stories share a file and its fixtures. */
const known = new Map<string, Declarations>();

function declarationsOf(code: string): Declarations {
  const found = known.get(code) ?? parseDeclarations(code);
  known.set(code, found);
  return found;
}

function parseDeclarations(code: string): Declarations {
  const found = new Map<string, string | Imported>();
  for (const statement of babelParse(code).program.body) {
    if (types.isImportDeclaration(statement)) {
      for (const imported of importsOf(statement)) {
        found.set(imported.specifier.split(' ').at(-1) ?? '', imported);
      }
      continue;
    }
    const declaration = types.isExportNamedDeclaration(statement)
      ? statement.declaration
      : statement;
    if (!declaration || !types.isDeclaration(declaration)) continue;
    const text = code.slice(declaration.start ?? 0, declaration.end ?? 0);
    const isType =
      types.isTSInterfaceDeclaration(declaration) || types.isTSTypeAliasDeclaration(declaration);
    const names = isType
      ? [declaration.id.name]
      : Object.keys(types.getBindingIdentifiers(declaration, false, true));
    for (const name of names) found.set(name, text);
  }
  return found;
}

const doNothing = () => types.arrowFunctionExpression([], types.blockStatement([]));

const isText = (node: types.Node | undefined, text: string) =>
  types.isJSXText(node) && node.value.trim() === text;

/**
 * Replaces spies with functions, and removes the parentheses around an element that Storybook printed as
 * text of its parent. Returns the names that the code does not declare itself, too.
 */
function read(code: string) {
  const ast = babelParse(code);
  const free = new Set<string>();
  traverse(ast, {
    CallExpression(path) {
      const { callee, arguments: given } = path.node;
      if (types.isIdentifier(callee, { name: 'fn' })) path.replaceWith(given[0] ?? doNothing());
    },
    JSXElement({ node }) {
      const { children } = node;
      if (isText(children[0], '(') && isText(children.at(-1), ')')) {
        node.children = children.slice(1, -1);
      }
    },
    TSTypeReference({ node }) {
      if (types.isIdentifier(node.typeName)) free.add(node.typeName.name);
    },
    Program: {
      exit(path) {
        path.scope.crawl();
        for (const name of Object.keys(path.scope.globals)) free.add(name);
      },
    },
  });
  return { code: recast.print(ast).code, free };
}

/**
 * Completes the code of a story to a module that runs where `@cb/ui` is installed: with the imports that
 * it needs, and with the data that the story's file and its fixtures declare.
 */
export async function toModule(snippet: string, storyFile: string): Promise<string> {
  const imports = new Map<string, Set<string>>();
  const statements = new Set<string>();
  const visited = new Set<string>();

  function include(name: string, file: string, declarations: Declarations) {
    if (visited.has(`${file} ${name}`)) return;
    visited.add(`${file} ${name}`);
    const declared = declarations.get(name);
    if (declared === undefined) return;
    if (typeof declared === 'string') return add(declared, file, declarations);
    const { from, specifier } = declared;
    const target = from.startsWith('.') ? resolve(dirname(file), from) : undefined;
    const path = target ? publicPaths.get(target) : from;
    if (path) imports.set(path, (imports.get(path) ?? new Set()).add(specifier));
    else if (target) include(declared.name, target, declarationsOf(readFileSync(target, 'utf8')));
  }

  function add(text: string, file: string, declarations: Declarations) {
    const { code, free } = read(text);
    for (const name of free) include(name, file, declarations);
    statements.add(code);
  }

  add(snippet, storyFile, declarationsOf(readFileSync(storyFile, 'utf8')));
  const lines = [...imports]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
  const code = [lines.join('\n'), ...statements].join('\n\n');
  const formatted = await format(storyFile, code, style);
  return formatted.code;
}

/** The files with stories by their titles. */
const storyFiles = new Map<string, string>();

/** Returns the file of the package with the stories of a title. An enricher gets no path. */
function storyFileOf(title: string) {
  // Reads the files again for a title that has been added since.
  if (!storyFiles.has(title)) {
    for (const file of globSync(join(packageSource, '**/*.stories.tsx'))) {
      const titles = readFileSync(file, 'utf8').matchAll(/title: '([^']+)',/g);
      for (const [, found = ''] of titles) storyFiles.set(found, file);
    }
  }
  return storyFiles.get(title);
}

/** Whether Storybook could read a story; if not, its code is an error message. */
const isCode = (snippet: string) => /^(?:const|(?:async )?function) /.test(snippet);

/**
 * Shows the stories of the package as modules to paste. `enrich` is Storybook's own, which adds the element of
 * each story; others keep their source, since nobody can import what they show.
 */
export function enrichCsf(enrich?: CsfEnricher): CsfEnricher | undefined {
  // Tests show no code.
  if (!enrich || process.env['VITEST']) return undefined;
  return async (csf, csfSource) => {
    const title = csfSource.meta?.title ?? '';
    const file = isPublished(title) && storyFileOf(title);
    if (!file) return;
    const { body } = csf._ast.program;
    const added = body.length;
    await enrich(csf, csfSource);
    for (const statement of body.splice(added)) {
      const codes: types.StringLiteral[] = [];
      types.traverseFast(statement, (node) => {
        if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: 'code' }))
          return;
        if (types.isStringLiteral(node.value) && isCode(node.value.value)) codes.push(node.value);
      });
      for (const literal of codes) literal.value = await toModule(literal.value, file);
      if (codes.length > 0) body.push(statement);
    }
  };
}

interface Component extends ComponentManifest {
  readonly reactDocgen?: { definedInFile?: string };
}

/**
 * Gives the manifest of components, which tools read that write code with them, the code that docs
 * pages show, and removes the folders of the machine that built it.
 */
export async function withModules(manifests: Manifests): Promise<Manifests> {
  const components: Record<string, Component> = manifests.components?.components ?? {};
  for (const component of Object.values(components)) {
    delete component.import;
    delete component.reactDocgen?.definedInFile;
    for (const story of component.stories) {
      if (story.snippet) story.snippet = await toModule(story.snippet, join(root, component.path));
    }
  }
  return manifests;
}
