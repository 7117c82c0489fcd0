import { channelsOf, contrast, type Rgb } from '../../theme/contrast.ts';
import { motifOpacity, white, type Face } from './faceOf.ts';

/** Returns a colour as lightened by the pattern. */
function lightened(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex);
  const lighten = (value: number) => value + (1 - value) * motifOpacity;
  return [lighten(red), lighten(green), lighten(blue)];
}

/** Returns the lowest contrast of a face's text, 1..21: beside its pattern, and on it. */
export function faceContrast({ from, to }: Pick<Face, 'from' | 'to'>) {
  const least = (...grounds: (string | Rgb)[]) =>
    Math.min(...grounds.map((ground) => contrast(white, ground)));
  return { plain: least(from, to), pattern: least(lightened(from), lightened(to)) };
}
