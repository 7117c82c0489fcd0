import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceContrast, faceOf, faceOfScene, backgrounds, sky, subjects } from './faceOf.ts';

const names = Array.from({ length: 3000 }, (_, index) => `Brand ${index}`);

test('text has enough contrast on every face, even under the sheen', () => {
  for (const face of names.map(faceOf)) expect(faceContrast(face)).toBeGreaterThanOrEqual(7);
});

test('a face without a brand has its scene’s first background', () => {
  const [background] = backgrounds.games;
  expect(faceOfScene('games')).toEqual({ ...background, valueBackground: background });
});

test('a value has enough contrast on the ribbon', () => {
  expect(faceContrast(faceOfScene('ribbon'))).toBeGreaterThanOrEqual(5);
});

test('the contrast of a face is the lowest of its texts', () => {
  const readable = { color: '#000000', textColor: '#ffffff' };
  const unreadable = { color: '#ffffff', textColor: '#ffffff' };
  expect(faceContrast({ ...readable, valueBackground: unreadable })).toBe(1);
  expect(faceContrast({ ...unreadable, valueBackground: readable })).toBe(1);
  // The sheen lightens black.
  expect(faceContrast({ ...readable, valueBackground: readable })).toBeLessThan(21);
});

test('the case of a name and spaces around it do not change its face', () => {
  for (const name of names) expect(faceOf(` ${name.toUpperCase()} `)).toEqual(faceOf(name));
});

test('every subject and background is used', () => {
  const faces = new Set(names.map((name) => JSON.stringify(faceOf(name))));
  expect(faces.size).toBe(Object.values(backgrounds).flat().length);
  expect(new Set(names.map((name) => faceOf(name).subject)).size).toBe(subjects.length);
});

test.each([
  ['Alder Books', 'books'],
  ['Bluebird Coffee', 'coffee'],
  ['Kite Travel & Tours', 'kite'],
  ['Nimbus Air', 'plane'],
  ['GAMES of Cobalt', 'games'],
  // Not a plane: "air" is not at the start of a word.
  ['The Fairground', 'books'],
])('%j shows %s', (name, subject) => {
  expect(faceOf(name).subject).toBe(subject);
});

test('only the dunes have a sky behind the value', () => {
  for (const { color, textColor, subject, valueBackground } of names.map(faceOf)) {
    expect(valueBackground).toEqual(subject === 'dunes' ? sky : { color, textColor });
  }
  expect(faceOfScene('dunes').valueBackground).toEqual(sky);
});

test('every name has a valid face', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { color, textColor, subject } = faceOf(name);
      expect(`${color} ${textColor}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
      expect(subjects).toContain(subject);
    }),
    { seed: 1, numRuns: 500 },
  );
});
