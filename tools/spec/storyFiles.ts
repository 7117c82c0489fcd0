import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync, Visitor, type ESTree } from 'vite';

/** The sections of the sidebar, in order. */
export const sections = [
  'Guide',
  'Foundations',
  'Components',
  'Screens',
  'Features',
  'Journeys',
] as const;

/** The groups of the components. */
export const groups = ['Actions', 'Forms', 'Feedback', 'Data', 'Layout', 'Brand'] as const;

function parsed(file: string, code: string) {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return program;
}

const keyOf = (node: ESTree.PropertyKey) => (node.type === 'Identifier' ? node.name : undefined);

const strings = (node: ESTree.Node): string[] => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return strings(node.expression);
    case 'ConditionalExpression':
      return [...strings(node.consequent), ...strings(node.alternate)];
    default:
      return [];
  }
};

/**
 * Returns the title and the id in a story file's meta, without those that are not literals. The id is set
 * where the title has a group that the ids of the stories leave out.
 */
export function metaOf(
  file: string,
  code: string,
): { readonly title?: string; readonly id?: string } {
  const found: { title?: string; id?: string } = {};
  new Visitor({
    CallExpression({ callee, arguments: [options] }) {
      if (callee.type !== 'MemberExpression' || options?.type !== 'ObjectExpression') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'meta') return;
      for (const property of options.properties) {
        if (property.type !== 'Property') continue;
        const key = keyOf(property.key);
        const [value] = strings(property.value);
        if (value !== undefined && (key === 'title' || key === 'id')) found[key] = value;
      }
    },
  }).visit(parsed(file, code));
  return found;
}

/** Returns the title of a story file's meta, or `undefined` if it is not a literal. */
export const titleOf = (file: string, code: string) => metaOf(file, code).title;

/** Returns the ids of the stories that a file exports. */
export function storyIdsOf(file: string, code: string) {
  const { title = '', id = title } = metaOf(file, code);
  return Array.from(code.matchAll(/^export const (\w+) = /gm), ([, name = '']) =>
    toId(id, storyNameFromExport(name)),
  );
}

/**
 * Returns the states that a component's types declare: every literal of a property `status`. Throws
 * for an imported type, whose literals it cannot see.
 */
export function statesOf(file: string, code: string): ReadonlySet<string> {
  const program = parsed(file, code);
  const types = new Map<string, ESTree.TSType>();
  const imports = new Set<string>();
  new Visitor({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      types.set(id.name, typeAnnotation);
    },
    ImportSpecifier({ local }) {
      imports.add(local.name);
    },
  }).visit(program);

  function literals(type: ESTree.TSType): string[] {
    if (type.type === 'TSUnionType') return type.types.flatMap(literals);
    if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
      const { name } = type.typeName;
      if (imports.has(name)) throw new Error(`${file} takes the states ${name} from elsewhere.`);
      const declared = types.get(name);
      return declared ? literals(declared) : [];
    }
    if (type.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return [];
    return typeof type.literal.value === 'string' ? [type.literal.value] : [];
  }

  const states = new Set<string>();
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      if (keyOf(key) !== 'status' || !typeAnnotation) return;
      for (const state of literals(typeAnnotation.typeAnnotation)) states.add(state);
    },
  }).visit(program);
  return states;
}

/** Returns the states that a story file or its fixtures set anywhere. */
export function statesShown(file: string, code: string): ReadonlySet<string> {
  const states = new Set<string>();
  new Visitor({
    Property({ key, value }) {
      if (keyOf(key) !== 'status') return;
      for (const state of strings(value)) states.add(state);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'status' || !value) return;
      for (const state of strings(value)) states.add(state);
    },
  }).visit(parsed(file, code));
  return states;
}
