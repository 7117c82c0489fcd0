import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelsOf, contrast, type Rgb } from '../../theme/contrast.ts';
import { faceOf, motifOpacity, motifs, white } from './faceOf.ts';

/** A colour as the pattern lightens it by `by`, 0..1. */
function lightened(hex: string, by: number): Rgb {
  const [red, green, blue] = channelsOf(hex);
  const seen = (value: number) => value + (1 - value) * by;
  return [seen(red), seen(green), seen(blue)];
}

const names = Array.from({ length: 3000 }, (_, at) => `Brand ${at}`);

test('white reads on every face, and on its pattern', () => {
  for (const { from, to } of names.map(faceOf)) {
    for (const colour of [from, to]) {
      expect(contrast(white, colour)).toBeGreaterThanOrEqual(7);
      expect(contrast(white, lightened(colour, motifOpacity))).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the same name has the same face, neighbours have others', () => {
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

test('any name has a face', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { from, to, motif } = faceOf(name);
      expect([from, to]).toEqual([
        expect.stringMatching(/^#[0-9a-f]{6}$/),
        expect.stringMatching(/^#[0-9a-f]{6}$/),
      ]);
      expect(motif).toBeLessThan(motifs);
    }),
    { seed: 1, numRuns: 500 },
  );
});
