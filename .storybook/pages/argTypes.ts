import { space } from '@cb/ui/internal/theme/scale';
import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type StrictInputType = ReturnType<ArgTypesEnhancer>[string];

const mapArgTypes =
  (enhance: (argType: StrictInputType, initial: unknown) => StrictInputType): ArgTypesEnhancer =>
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        enhance(argType, initialArgs[name]),
      ]),
    );

/** Whether a value is data that a control can show and return unchanged. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isData);
}

/** The alternatives of a type as it is written, without `undefined`. */
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

/**
 * Gives each arg a control that cannot break its story: none for elements and functions, and text,
 * numbers or options where Storybook would offer a JSON editor.
 */
const withSafeControls = mapArgTypes((argType, initial) => {
  if (!isData(initial)) return { ...argType, control: false };
  const { type } = argType;
  if (typeof type !== 'object' || (type.name !== 'other' && type.name !== 'union')) return argType;
  return { ...argType, ...controlOf(alternatives(argType), initial) };
});

/** Shows the members of a union when its type is pressed, in place of the bare word "union". */
const withUnionDetails = mapArgTypes((argType) => {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.name !== 'union' || !type.raw) return argType;
  return { ...argType, table: { ...table, type: { summary: 'union', detail: type.raw } } };
});

/** Shows the type of the story's own value where docgen could only say "unknown". */
const withInferredTypes = mapArgTypes((argType, initial) => {
  const { type, table } = argType;
  const isRead = typeof type !== 'object' || type.name !== 'other' || !/unknown/.test(type.value);
  if (isRead) return argType;
  const summary = Array.isArray(initial) ? `${typeof initial[0]}[]` : typeof initial;
  return { ...argType, table: { ...table, type: initial === undefined ? {} : { summary } } };
});

export const argTypesEnhancers = [withSafeControls, withUnionDetails, withInferredTypes];
