import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const holdsElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElement) : isValidElement(value);

const mapArgTypes =
  (enhance: (argType: StrictInputType, initial: unknown) => StrictInputType): ArgTypesEnhancer =>
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        enhance(argType, initialArgs[name]),
      ]),
    );

/** Removes the control of args that hold React elements: it could only show them serialised. */
const withoutElementControls = mapArgTypes((argType, initial) =>
  holdsElement(initial) ? { ...argType, control: false } : argType,
);

/** Shows the members of a union when its type is pressed, in place of the bare word "union". */
const withUnionDetails = mapArgTypes((argType) => {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.name !== 'union' || !type.raw) return argType;
  return { ...argType, table: { ...table, type: { summary: 'union', detail: type.raw } } };
});

/** Gives a string a text field where its type would get Storybook's JSON editor. */
const withTextControls = mapArgTypes((argType, initial) =>
  typeof initial === 'string' && typeof argType.type === 'object' && argType.type.name === 'other'
    ? { ...argType, control: { type: 'text' } }
    : argType,
);

/** Shows the type of the story's own value where docgen could only say "unknown". */
const withInferredTypes = mapArgTypes((argType, initial) => {
  const { type, table } = argType;
  const isRead = typeof type !== 'object' || type.name !== 'other' || !/unknown/.test(type.value);
  if (isRead) return argType;
  const summary = Array.isArray(initial) ? 'list' : typeof initial;
  return { ...argType, table: { ...table, type: initial === undefined ? {} : { summary } } };
});

export const argTypesEnhancers = [
  withoutElementControls,
  withUnionDetails,
  withTextControls,
  withInferredTypes,
];
