import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
  type UnionType,
} from 'typescript/unstable/async';

const config = resolve(import.meta.dirname, '../../packages/ui/tsconfig.build.json');

/** Whether a file can have a component with such props. */
export const isUnionFile = (file: string) =>
  /packages\/ui\/src\/(?:screens|components)\/[^.]*\.tsx$/.test(file);

/** A prop as react-docgen describes it, with the states that have it, unless all do. */
interface Prop {
  readonly required: boolean;
  readonly description: string;
  readonly tsType: object;
  readonly states?: readonly string[];
}

/** The props of components whose props, or whose prop `state`, are a union over `status`, by component and prop. */
export type UnionProps = Readonly<Record<string, Readonly<Record<string, Prop>>>>;

const stateText = 'The state, which determines the other props.';

const literals = (text: string) => text.split(' | ').map((part) => part.replaceAll('"', ''));

/** Joins types as they are written: `number` and `number | undefined` are one. */
const withoutRepeats = (texts: readonly string[]) =>
  texts.find((text) => texts.every((other) => text.startsWith(other))) ??
  [...new Set(texts)].join(' | ');

/** Returns a type as react-docgen describes it, which determines the control. */
function tsType(name: string, text: string) {
  if (name === 'status') {
    const elements = literals(text).map((value) => ({ name: 'literal', value: `'${value}'` }));
    return { name: 'union', raw: elements.map(({ value }) => value).join(' | '), elements };
  }
  if (text.includes('=>')) return { name: 'signature', type: 'function', raw: text, signature: {} };
  return { name: text };
}

/** Returns the props of a union by name; `undefined` if its members do not differ by `status`. */
async function propsOf(checker: Checker, union: UnionType) {
  const textOf = async (symbol: Symbol) => {
    const type = await checker.getTypeOfSymbol(symbol);
    const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
    const shown = type && isOptional ? await checker.getNonNullableType(type) : type;
    return shown ? checker.typeToString(shown) : 'unknown';
  };
  const members = await Promise.all(
    (await union.getTypes()).map(async (member) => {
      const symbols = await checker.getPropertiesOfType(member);
      const status = symbols.find(({ name }) => name === 'status');
      return { symbols, states: status ? literals(await textOf(status)) : [] };
    }),
  );
  if (members.some(({ states }) => states.length === 0)) return undefined;
  const names = new Set(members.flatMap(({ symbols }) => symbols.map(({ name }) => name)));
  const props = await Promise.all(
    [...names].map(async (name) => {
      const havingName = members.flatMap(({ symbols, states }) =>
        symbols.filter((symbol) => symbol.name === name).map((symbol) => ({ symbol, states })),
      );
      const texts = await Promise.all(havingName.map(({ symbol }) => textOf(symbol)));
      const described = await Promise.all(
        havingName.map(({ symbol }) => checker.getDocumentationCommentOfSymbol(symbol)),
      );
      const isOfAll = havingName.length === members.length;
      const states = havingName.flatMap((each) => each.states);
      const required = havingName.every(
        ({ symbol }) => (symbol.flags & SymbolFlags.Optional) === 0,
      );
      const prop: Prop = {
        required: required && isOfAll,
        description: described.find((text) => text !== '') ?? (name === 'status' ? stateText : ''),
        tsType: tsType(name, withoutRepeats(texts)),
        ...(!isOfAll && { states }),
      };
      return [name, prop] as const;
    }),
  );
  return Object.fromEntries(props);
}

/**
 * Returns the prop `state`, whose control chooses one of its states; `undefined` unless its type is a union
 * over `status`.
 */
async function stateOf(checker: Checker, props: Type) {
  const symbol = (await checker.getPropertiesOfType(props)).find(({ name }) => name === 'state');
  const type = symbol && (await checker.getTypeOfSymbol(symbol));
  const { status } = (type?.isUnionType() && (await propsOf(checker, type))) || {};
  if (!symbol || !type || !status) return undefined;
  const text = await checker.getDocumentationCommentOfSymbol(symbol);
  const raw = `${await checker.typeToString(type)}, by its status`;
  const description = `${text} Choosing a status leads to its story.`;
  return { state: { ...status, description, tsType: { ...status.tsType, raw } } };
}

const api = new API();
let opened: ReturnType<typeof open> | undefined;

async function open(changed: string[]) {
  const snapshot = await api.updateSnapshot({ openProjects: [config], fileChanges: { changed } });
  const project = snapshot.getProject(config);
  if (!project) throw new Error(`TypeScript does not open ${config}.`);
  return project;
}

const propsByFile = new Map<string, Promise<UnionProps>>();

/** Makes the next calls read a changed file again. */
export function forgetFile(file: string) {
  opened &&= open([file]);
  propsByFile.clear();
}

/**
 * Returns the props of a file's components that take a union over `status`, of which react-docgen only
 * sees the props that all members share.
 */
export function unionPropsOf(file: string) {
  const found = propsByFile.get(file) ?? readUnionProps(file);
  propsByFile.set(file, found);
  return found;
}

async function readUnionProps(file: string): Promise<UnionProps> {
  // A component with such props reads or passes them.
  if (!/\bstat(?:us|e)\b/.test(readFileSync(file, 'utf8'))) return {};
  const { checker, program } = await (opened ??= open([]));
  const source = await program.getSourceFile(file);
  const module = source && (await checker.getSymbolAtLocation(source));
  const exported = module ? await checker.getExportsOfModule(module) : [];
  const found = await Promise.all(
    exported.map(async (symbol) => {
      const type = await checker.getTypeOfSymbol(symbol);
      const [signature] = type ? await checker.getSignaturesOfType(type, SignatureKind.Call) : [];
      const first: Type | undefined =
        signature && signature.parameters.length > 0
          ? await checker.getParameterType(signature, 0)
          : undefined;
      const read = first?.isUnionType()
        ? propsOf(checker, first)
        : first && stateOf(checker, first);
      const props = await read;
      return props ? [[symbol.name, props] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
