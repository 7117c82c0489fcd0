import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceContrast } from './faceContrast.ts';
import { faceOf, motifs } from './faceOf.ts';

const names = Array.from({ length: 3000 }, (_, at) => `Brand ${at}`);

test('white text has enough contrast on every face and its pattern', () => {
  for (const face of names.map(faceOf)) {
    const { plain, pattern } = faceContrast(face);
    expect(plain).toBeGreaterThanOrEqual(7);
    expect(pattern).toBeGreaterThanOrEqual(4.5);
  }
});

test('the contrast of a face is the lower of its two ends, beside and on the pattern', () => {
  expect(faceContrast({ from: '#000000', to: '#ffffff' })).toEqual({ plain: 1, pattern: 1 });
  expect(faceContrast({ from: '#ffffff', to: '#000000' })).toEqual({ plain: 1, pattern: 1 });
  const black = faceContrast({ from: '#000000', to: '#000000' });
  expect(black.plain).toBeCloseTo(21, 5);
  // The pattern lightens black to a grey of 14 %.
  expect(black.pattern).toBeCloseTo(15.57, 1);
});

test('equal names have the same face, similar names different ones', () => {
  expect(faceOf('Alder Books')).toEqual(faceOf(' alder books '));
  const faces = new Set(names.slice(0, 200).map((name) => JSON.stringify(faceOf(name))));
  expect(faces.size).toBeGreaterThan(190);
  expect(new Set(names.map((name) => faceOf(name).motif)).size).toBe(motifs);
});

test.each([
  ['Alder Books', 'AB'],
  ['Kite Travel & Tours', 'KT'],
  ['"Lantern" <Prepaid>', 'LP'],
  ['7-Eleven', '7'],
  ['東京 カード', '東カ'],
  ['🎁 ???', ''],
  ['', ''],
])('%j gets the initials %j', (name, initials) => {
  expect(faceOf(name).initials).toBe(initials);
});

test('every name has a valid face', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { from, to, motif } = faceOf(name);
      expect(`${from} ${to}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
      expect(motif).toBeLessThan(motifs);
    }),
    { seed: 1, numRuns: 500 },
  );
});
