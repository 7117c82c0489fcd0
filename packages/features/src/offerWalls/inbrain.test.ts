import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInbrain } from './inbrain.ts';

const url = 'https://inbrain.example/wall';

describe('address', () => {
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

describe('user id', () => {
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
});

test.each([
  ['link', 'link'],
  ['frame', 'frame'],
  ['LINK', 'frame'],
  [undefined, 'frame'],
  [7, 'frame'],
])('mode %j means %s [INN-04]', (mode, meant) => {
  expect(readInbrain({ url, mode }).mode).toBe(meant);
});

test('never throws for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ url: fc.string(), userId: fc.anything() })),
      (data) => {
        expect(typeof readInbrain(data).address).toBe('string');
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('reads the runtime messages, and ignores anything else [INN-04]', () => {
  const runtimeMessages = [{ target: 'theme', value: 'dark' }, { target: 7, value: 1 }, null];
  expect(readInbrain({ url, runtimeMessages }).messages).toEqual([
    { target: 'theme', value: 'dark' },
  ]);
});

test('trims the id, and uses the first one that is not blank', () => {
  expect(readInbrain({ url, userId: ' m1 ' }).address).toBe(`${url}?app_uid=m1`);
  expect(readInbrain({ url, userId: '  ', UserId: 'm2' }).address).toBe(`${url}?app_uid=m2`);
});
