import { channelsOf, contrast, type Rgb } from '../../theme/contrast.ts';
import { motifOpacity, white, type Face } from './faceOf.ts';

/** A colour as the pattern lightens it. */
function underPattern(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex);
  const seen = (value: number) => value + (1 - value) * motifOpacity;
  return [seen(red), seen(green), seen(blue)];
}

/** The least contrast of a face's words, 1..21: beside its pattern, and on it. */
export function faceContrast({ from, to }: Pick<Face, 'from' | 'to'>) {
  const least = (...grounds: (string | Rgb)[]) =>
    Math.min(...grounds.map((ground) => contrast(white, ground)));
  return { plain: least(from, to), pattern: least(underPattern(from), underPattern(to)) };
}
