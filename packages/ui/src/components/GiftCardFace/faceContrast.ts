import { channelsOf, contrast, type Rgb } from '../../theme/contrast.ts';
import type { Face, Ground } from './faceOf.ts';

/** The maximum opacity of the sheen, 0..1. */
export const sheenOpacity = 0.07;

/** Returns a colour as lightened by the sheen. */
function lightened(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex);
  const lighten = (value: number) => value + (1 - value) * sheenOpacity;
  return [lighten(red), lighten(green), lighten(blue)];
}

const least = ({ color, ink }: Ground) =>
  Math.min(contrast(ink, color), contrast(ink, lightened(color)));

/** Returns the lowest contrast of a face's text, 1..21: beside the sheen, and on it. */
export const faceContrast = (face: Pick<Face, 'color' | 'ink' | 'top'>) =>
  Math.min(least(face), least(face.top));
