import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bannersOf } from './banners.ts';

const { pictures, sizes } = bannersOf('https://www.cbrewards.example');
const folder = join(import.meta.dirname, '../../public');

test.each([...pictures, ...sizes])('$id is a file of its exact size', ({ src, width, height }) => {
  const { pathname } = new URL(src);
  const file = readFileSync(join(folder, pathname));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
});

test('every served file is a listed banner', () => {
  const listed = [...pictures, ...sizes].map(({ id }) => `${id}.png`);
  expect(readdirSync(join(folder, 'invites')).toSorted()).toEqual(listed.toSorted());
});
