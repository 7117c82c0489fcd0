import { parseUrl } from '@cb/ui/platform/outsideUrl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInbrain, readRuntimeMessages } from './walls.ts';

const url = 'https://inbrain.example/wall';

describe('the address', () => {
  test.each([
    [{ offerwallUrl: url, url: 'https://b.example/', externalUrl: 'https://c.example/' }, url],
    [{ url: 'https://b.example/', externalUrl: 'https://c.example/' }, 'https://b.example/'],
    [{ externalUrl: 'https://c.example/' }, 'https://c.example/'],
    [{ offerwallUrl: '  ', url: 'https://b.example/' }, 'https://b.example/'],
  ])('of %j is %s [INN-05]', (data, address) => {
    expect(readInbrain(data).address).toBe(address);
  });

  test.each([
    undefined,
    null,
    'x',
    7,
    [],
    {},
    { offerwallUrl: '   ' },
    { url: 7 },
    { url: 'soon' },
  ])('of %j is empty [INN-08]', (data) => {
    expect(readInbrain(data).address).toBe('');
  });
});

describe('the user id', () => {
  test.each(['userId', 'userid', 'user_id', 'UserId', 'app_uid', 'appUid'])(
    'under %s becomes app_uid [INN-06] [INN-09]',
    (key) => {
      expect(readInbrain({ url, [key]: 'm 1&2' }).address).toBe(`${url}?app_uid=m+1%262`);
    },
  );

  test('is kept if the address has one [INN-09]', () => {
    const address = `${url}?app_uid=other`;
    expect(readInbrain({ url: address, userId: 'm1' }).address).toBe(address);
  });

  test.each([{ url }, { url, userId: '' }, { url, userId: null }, { url, userId: {} }])(
    'of %j adds nothing [INN-09]',
    (data) => {
      expect(readInbrain(data).address).toBe(url);
    },
  );

  test('may be a number', () => {
    expect(readInbrain({ url, userId: 7 }).address).toBe(`${url}?app_uid=7`);
  });

  test('is the first one that is not blank, trimmed', () => {
    const data = { url, userId: '  ', UserId: ' m2 ', appUid: 'm3' };
    expect(readInbrain(data).address).toBe(`${url}?app_uid=m2`);
  });
});

test.each([
  ['link', 'link'],
  ['frame', 'frame'],
  ['LINK', 'frame'],
  [undefined, 'frame'],
  [7, 'frame'],
])('the mode %j is read as %s [INN-04]', (mode, expected) => {
  expect(readInbrain({ url, mode }).mode).toBe(expected);
});

test('the address of any data is absolute or empty', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ url: fc.string(), userId: fc.anything() })),
      (data) => {
        const { address } = readInbrain(data);
        expect(address === '' || parseUrl(address) !== undefined).toBe(true);
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('inBrain’s runtime messages are read, and anything else in their list is ignored [INN-04]', () => {
  const runtimeMessages = [{ target: 'theme', value: 'dark' }, { target: 7, value: 1 }, null];
  expect(readInbrain({ url, runtimeMessages }).messages).toEqual([
    { target: 'theme', value: 'dark' },
  ]);
});

test('messages have a string target and a value; everything else is dropped [FRM-05]', () => {
  const valid = [
    { target: 'theme', value: 'dark' },
    { target: 'limit', value: 0 },
    { target: 'flag', value: false },
  ];
  const malformed = [
    null,
    'theme',
    7,
    [],
    {},
    { target: 'x' },
    { value: 1 },
    { target: 1, value: 1 },
  ];
  const empty = [null, undefined].map((value) => ({ target: 'x', value }));
  expect(readRuntimeMessages([...malformed, ...valid, ...empty])).toEqual(valid);
});

test.each([undefined, null, 'x', 7, {}])('%j contains no messages', (list) => {
  expect(readRuntimeMessages(list)).toEqual([]);
});

test('messages of any list have only a target and a value', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (list) => {
      for (const message of readRuntimeMessages(list)) {
        expect(Object.keys(message).toSorted()).toEqual(['target', 'value']);
        expect(typeof message.target).toBe('string');
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});
