/** Red, green and blue, each 0..1. */
export type Rgb = readonly [number, number, number];

/** Returns the channels of a colour `#rrggbb`. */
export function channelsOf(hex: string): Rgb {
  const channel = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Returns the linear light of an sRGB channel, both 0..1. */
const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour: string | Rgb) {
  const [red, green, blue] = typeof colour === 'string' ? channelsOf(colour) : colour;
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Returns the WCAG 2 contrast ratio of two colours, 1..21; each is `#rrggbb` or its channels. */
export function contrast(one: string | Rgb, other: string | Rgb) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
