import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const holdsElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElement) : isValidElement(value);

const ofEach =
  (enhance: (argType: StrictInputType, initial: unknown) => StrictInputType): ArgTypesEnhancer =>
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        enhance(argType, initialArgs[name]),
      ]),
    );

/** No control for what holds React elements: it could only show how React writes them down. */
const withoutElements = ofEach((argType, initial) =>
  holdsElement(initial) ? { ...argType, control: false } : argType,
);

/** The members of a union at a press, in place of the bare word. */
const withUnions = ofEach((argType) => {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.name !== 'union' || !type.raw) return argType;
  return { ...argType, table: { ...table, type: { summary: 'union', detail: type.raw } } };
});

/** A plain field for a text, where the type would allow more: the control wants it as JSON. */
const withTexts = ofEach((argType, initial) =>
  typeof initial === 'string' && typeof argType.type === 'object' && argType.type.name === 'other'
    ? { ...argType, control: { type: 'text' } }
    : argType,
);

/** Of a type that the docgen cannot read, what the story gives; never the word "unknown". */
const withGiven = ofEach((argType, initial) => {
  const { type, table } = argType;
  const isRead = typeof type !== 'object' || type.name !== 'other' || !/unknown/.test(type.value);
  if (isRead) return argType;
  const summary = Array.isArray(initial) ? 'list' : typeof initial;
  return { ...argType, table: { ...table, type: initial === undefined ? {} : { summary } } };
});

export const argTypesEnhancers = [withoutElements, withUnions, withTexts, withGiven];
