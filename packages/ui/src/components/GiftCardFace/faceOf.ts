import { contrast, type Rgb } from '../../theme/contrast.ts';

/** How a gift card without a picture looks; the same for the same name, everywhere and always. */
export interface Face {
  /** The two ends of its gradient, as `#rrggbb`; white text reads at 7:1 on both. */
  from: string;
  to: string;
  /** Number of its pattern, below `motifs`. */
  motif: number;
  /** One or two letters; empty for a name without letters and digits. */
  initials: string;
}

export const motifs = 6;

/** How strongly the pattern lightens what is under it, 0..1. */
export const motifOpacity = 0.14;

/** Words and pattern. */
export const white = '#ffffff';

const leastContrast = 7.2;

/** FNV-1a: spreads names that differ by one letter. */
function hash(text: string) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  // The low bits of neighbours differ little without another turn.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** Channels 0..1 of a colour; hue in degrees, the others 0..1. */
function rgb(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return lightness - swing * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The lightest colour of a hue on which white reads. */
function deep(hue: number, saturation: number): string {
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

/** The face of a brand's gift card, from nothing but its name. */
export function faceOf(name: string): Face {
  const seed = hash(name.trim().toLowerCase());
  const hue = seed % 360;
  const turn = 24 + ((seed >>> 9) % 40);
  return {
    from: deep(hue, 0.62),
    to: deep((hue + turn) % 360, 0.78),
    motif: (seed >>> 16) % motifs,
    initials: initialsOf(name),
  };
}
