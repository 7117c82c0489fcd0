import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceContrast, faceOf, faceOfScene, grounds, sky, subjects } from './faceOf.ts';

const names = Array.from({ length: 3000 }, (_, index) => `Brand ${index}`);

test('text has enough contrast on every face, even under the sheen', () => {
  for (const face of names.map(faceOf)) expect(faceContrast(face)).toBeGreaterThanOrEqual(7);
});

test('a face without a brand has its scene’s first ground', () => {
  expect(faceOfScene('games')).toMatchObject(grounds.games[0] ?? {});
  expect(faceOfScene('dunes').top).toEqual(sky);
  expect(faceContrast(faceOfScene('ribbon'))).toBeGreaterThanOrEqual(5);
});

test('the contrast of a face is the lowest of its texts', () => {
  const good = { color: '#000000', ink: '#ffffff' };
  const bad = { color: '#ffffff', ink: '#ffffff' };
  expect(faceContrast({ ...good, top: bad })).toBe(1);
  expect(faceContrast({ ...bad, top: good })).toBe(1);
  // The sheen lightens black.
  expect(faceContrast({ ...good, top: good })).toBeLessThan(21);
});

test('equal names have the same face; every subject and ground is used', () => {
  for (const name of names) expect(faceOf(` ${name.toUpperCase()} `)).toEqual(faceOf(name));
  const faces = new Set(names.map((name) => JSON.stringify(faceOf(name))));
  expect(faces.size).toBe(Object.values(grounds).flat().length);
  expect(new Set(names.map((name) => faceOf(name).subject)).size).toBe(subjects.length);
});

test.each([
  ['Alder Books', 'books'],
  ['Bluebird Coffee', 'coffee'],
  ['Kite Travel & Tours', 'kite'],
  ['Nimbus Air', 'plane'],
  ['GAMES of Cobalt', 'games'],
  ['The Fairground', 'books'],
])('%j shows %s', (name, subject) => {
  expect(faceOf(name).subject).toBe(subject);
});

test('only the dunes have a sky behind the value', () => {
  expect(faceOf('Desert Trail').top).toEqual(sky);
  const { color, ink, top } = faceOf('Alder Books');
  expect(top).toEqual({ color, ink });
});

test('every name has a valid face', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { color, ink, subject } = faceOf(name);
      expect(`${color} ${ink}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
      expect(subjects).toContain(subject);
    }),
    { seed: 1, numRuns: 500 },
  );
});
