import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runtimeMessages } from './runtimeMessage.ts';

test('accepts objects with a string target and a value, and drops everything else [FRM-05]', () => {
  const good = [
    { target: 'theme', value: 'dark' },
    { target: 'limit', value: 0 },
    { target: 'flag', value: false },
  ];
  const bad = [null, 'theme', 7, [], {}, { target: 'x' }, { value: 1 }, { target: 1, value: 1 }];
  const none = [
    { target: 'x', value: null },
    { target: 'x', value: undefined },
  ];
  expect(runtimeMessages([...bad, ...good, ...none])).toEqual(good);
});

test.each([undefined, null, 'x', 7, {}])('reads no messages from %j', (list) => {
  expect(runtimeMessages(list)).toEqual([]);
});

test('keeps only target and value', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (list) => {
      for (const message of runtimeMessages(list)) {
        expect(Object.keys(message).toSorted()).toEqual(['target', 'value']);
        expect(typeof message.target).toBe('string');
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});
