import { expect, test } from 'vitest';
import { textOf } from './CopyField.tsx';

test.each([null, undefined, 'text', 7, {}, { value: 7 }])(
  'copying from the invalid target %j throws [SHR-03]',
  (target) => {
    expect(() => textOf(target)).toThrow(new TypeError('Only a box with text can be copied from.'));
  },
);

test('returns the text of a field', () => {
  expect(textOf({ value: 'a link' })).toBe('a link');
});
