import { space } from '@cb/ui/internal/theme/scale';
import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { UnionProps } from '../../tools/docgen/unionProps.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type StrictInputType = ReturnType<ArgTypesEnhancer>[string];

/** Whether a value is data that a control can show and return unchanged. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isData);
}

/** Returns the members of a union as it is written, without `undefined`. */
const alternatives = ({ type }: StrictInputType) =>
  typeof type === 'object'
    ? String(type.raw ?? ('value' in type ? type.value : type.name))
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== 'undefined')
    : [];

/** Returns the control of an arg whose type docgen does not resolve to one. */
function controlOf(
  types: readonly string[],
  initial: unknown,
): Pick<StrictInputType, 'control' | 'options'> {
  const has = (name: string) => types.includes(name);
  if (has('Space')) return { control: { type: 'select' }, options: Object.keys(space) };
  if (typeof initial === 'string' || has('string')) return { control: { type: 'text' } };
  if (has('number')) return { control: { type: 'number' } };
  if (initial !== undefined) return { control: { type: 'object' } };
  return has('ReactNode') ? { control: { type: 'text' } } : { control: false };
}

/** Gives each arg a control that cannot break its story; elements and functions get none. */
function withSafeControl(argType: StrictInputType, initial: unknown): StrictInputType {
  const { name, type } = argType;
  if (/^stat(us|e)$/.test(name) && type?.name === 'enum') {
    return { ...argType, control: { type: 'select' } };
  }
  if (!isData(initial)) return { ...argType, control: false };
  if (typeof type !== 'object' || (type.name !== 'other' && type.name !== 'union')) return argType;
  return { ...argType, ...controlOf(alternatives(argType), initial) };
}

/**
 * Shows the members of a union when its type is pressed, and the type of the story's own value if docgen
 * only reports "unknown".
 */
function withReadableType(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const show = (shown: object) => ({ ...argType, table: { ...table, type: shown } });
  if (type.name === 'union' && type.raw) return show({ summary: 'union', detail: type.raw });
  if (type.name !== 'other' || !/unknown/.test(type.value)) return argType;
  const summary = Array.isArray(initial) ? `${typeof initial[0]}[]` : typeof initial;
  return show(initial === undefined ? {} : { summary });
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: UnionProps[string] };
}

/** Groups the props that only some states of a screen have under the names of these states. */
function withStates(argType: StrictInputType, component: unknown): StrictInputType {
  const { states } = (component as Documented).__docgenInfo?.props?.[argType.name] ?? {};
  if (!states) return argType;
  return { ...argType, table: { ...argType.table, category: `status: ${states.join(', ')}` } };
}

/** Gives the args of every story safe controls and readable types. */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const { status, ...others } = argTypes;
  // The status first, since the other props depend on it.
  const inOrder = status ? { status, ...others } : others;
  const enhanced = Object.entries(inOrder).map(([name, argType]) => {
    const initial = initialArgs[name];
    const readable = withReadableType(withSafeControl(argType, initial), initial);
    return [name, component ? withStates(readable, component) : readable];
  });
  return Object.fromEntries(enhanced);
};
