import { contrast, type Rgb } from '../../theme/contrast.ts';

/** The look of a gift card without a picture; deterministic for a name. */
export interface Face {
  /** The ends of its gradient, as `#rrggbb`; white text has 7:1 contrast on both. */
  from: string;
  to: string;
  /** The index of its pattern, below `motifs`. */
  motif: number;
  /** One or two characters; empty for a name without letters and digits. */
  initials: string;
}

export const motifs = 6;

/** The opacity of the pattern, 0..1. */
export const motifOpacity = 0.14;

/** The colour of text and pattern. */
export const white = '#ffffff';

const leastContrast = 7.2;

/** An FNV-1a hash, so that names that differ by one letter get different faces. */
function hash(text: string) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  // Mixes once more, since the low bits of similar names differ little.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** Converts HSL to RGB channels 0..1; hue in degrees, the others 0..1. */
function rgb(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return lightness - swing * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Returns the lightest colour of a hue with enough contrast to white. */
function lightestReadable(hue: number, saturation: number): string {
  let lightness = 0.5;
  while (contrast(white, rgb(hue, saturation, lightness)) < leastContrast) lightness -= 0.01;
  const channels = rgb(hue, saturation, lightness).map((value) =>
    Math.floor(value * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Generates the face of a gift card from its brand's name. */
export function faceOf(name: string): Face {
  const seed = hash(name.trim().toLowerCase());
  const hue = seed % 360;
  const turn = 24 + ((seed >>> 9) % 40);
  return {
    from: lightestReadable(hue, 0.62),
    to: lightestReadable((hue + turn) % 360, 0.78),
    motif: (seed >>> 16) % motifs,
    initials: initialsOf(name),
  };
}
