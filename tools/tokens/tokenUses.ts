import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { babelParse, traverse, types as t } from 'storybook/internal/babel';

const root = resolve(import.meta.dirname, '../..');

const nameOf = (key: t.Node) => (t.isIdentifier(key) ? key.name : '*');

/**
 * Returns the tokens that a file names, as paths such as `color.text.muted`: in its own styles, or as the space
 * of an element (`padding="large"`). A computed name, such as that of a tone, is `*`.
 */
function tokensIn(code: string) {
  /** The token paths of the file's variables: '' for `vars`, `color` after `const { color } = vars`. */
  const paths = new Map<string, string>();
  const tokens = new Set<string>();
  function pathOf(node: t.Node | null | undefined): string | undefined {
    if (t.isIdentifier(node)) return paths.get(node.name);
    if (!t.isMemberExpression(node)) return undefined;
    const parent = pathOf(node.object);
    const name = node.computed ? '*' : nameOf(node.property);
    return parent === undefined ? undefined : `${parent}.${name}`;
  }
  if (!/vars|scale|space=|padding=/.test(code)) return tokens;
  traverse(babelParse(code), {
    noScope: true,
    ImportDeclaration({ node: { source, specifiers } }) {
      const isScale = source.value.endsWith('/scale.ts');
      for (const { local } of /\/(?:vars|scale)\.ts$/.test(source.value) ? specifiers : []) {
        paths.set(local.name, isScale ? `vars.${local.name}` : local.name);
      }
    },
    VariableDeclarator({ node: { id, init } }) {
      const path = pathOf(init);
      if (path === undefined) return;
      if (t.isIdentifier(id)) paths.set(id.name, path);
      for (const property of t.isObjectPattern(id) ? id.properties : []) {
        if (!t.isObjectProperty(property) || !t.isIdentifier(property.value)) continue;
        paths.set(property.value.name, `${path}.${nameOf(property.key)}`);
      }
    },
    'Identifier|MemberExpression'({ node, parent, parentPath }) {
      const isPart = t.isMemberExpression(parent) || t.isObjectProperty(parent, { key: node });
      const isNaming =
        t.isVariableDeclarator(parent) ||
        t.isImportSpecifier(parent) ||
        t.isObjectPattern(parentPath?.parent);
      const path = isPart || isNaming ? undefined : pathOf(node);
      if (path !== undefined) tokens.add(path);
    },
    JSXAttribute({ node: { name, value } }) {
      const isSpace = t.isJSXIdentifier(name) && /^(?:space|padding)$/.test(name.name);
      if (!isSpace || !t.isStringLiteral(value)) return;
      tokens.add(`vars.space.${value.value}`);
    },
  });
  return tokens;
}

const themeImports = "import { vars } from './vars.ts'; import { size } from './scale.ts';";

/** Returns the tokens that components name, each with these components. */
export function tokenUses() {
  const shared = readFileSync(resolve(root, 'packages/ui/src/theme/vars.ts'), 'utf8');
  const uses: Record<string, string[]> = {};
  for (const file of globSync(`${root}/packages/ui/src/{components,screens}/**/*.{ts,tsx}`)) {
    if (/\.(?:docs|stories|fixtures|test)\./.test(file)) continue;
    const component = basename(dirname(file));
    for (const token of tokensIn(readFileSync(file, 'utf8'))) {
      // Instead of a style of vars.ts, such as the focus ring, the tokens that it names.
      const [, style] =
        new RegExp(`export const ${token} = (\\{.*?\n\\}) as const`, 's').exec(shared) ?? [];
      const usedTokens = style ? tokensIn(`${themeImports} void (${style})`) : [token];
      for (const each of usedTokens) {
        const path = each.replace(/^vars\./, '');
        if (!uses[path]?.includes(component)) (uses[path] ??= []).push(component);
      }
    }
  }
  return uses;
}
