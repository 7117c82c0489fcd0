import { expect, test } from 'vitest';
import { initialGlobals } from '../globals.ts';
import { chosenIn } from './chosen.ts';

test('finds nothing chosen at the defaults', () => {
  expect(chosenIn({ ...initialGlobals, viewport: { value: undefined } })).toEqual([]);
  expect(chosenIn({ ...initialGlobals, pseudo: false })).toEqual([]);
  expect(chosenIn({ ...initialGlobals, pseudo: {} })).toEqual([]);
  expect(chosenIn({})).toEqual([]);
});

test('finds what is chosen, in Storybook’s own toolbars too', () => {
  const viewport = { value: 'phone', isRotated: false };
  const chosen = {
    ...initialGlobals,
    theme: 'dark',
    vision: 'blurred',
    viewport,
    pseudo: { hover: true },
  };
  expect(chosenIn(chosen)).toEqual(['theme', 'viewport', 'vision', 'pseudo']);
});
