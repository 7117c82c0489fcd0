/** Red, green and blue, each 0..1. */
export type Rgb = readonly [number, number, number];

/** Returns the channels of a colour `#rrggbb`. */
export function channelsOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour: string | Rgb) {
  const [red, green, blue] = typeof colour === 'string' ? channelsOf(colour) : colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the WCAG 2 contrast ratio of two colours, 1..21; each is `#rrggbb` or its channels. */
export function contrast(one: string | Rgb, other: string | Rgb) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
