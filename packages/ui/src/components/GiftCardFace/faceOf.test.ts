import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceOf, motifOpacity, motifs } from './faceOf.ts';

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Contrast of white on a colour that the pattern lightens by `by`, 0..1. */
function contrast(hex: string, by = 0) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const seen = value + (1 - value) * by;
    return seen <= 0.04045 ? seen / 12.92 : ((seen + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const names = Array.from({ length: 3000 }, (_, at) => `Brand ${at}`);

test('white reads on every face, and on its pattern', () => {
  for (const { from, to } of names.map(faceOf)) {
    for (const colour of [from, to]) {
      expect(contrast(colour)).toBeGreaterThanOrEqual(7);
      expect(contrast(colour, motifOpacity)).toBeGreaterThanOrEqual(4.5);
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
